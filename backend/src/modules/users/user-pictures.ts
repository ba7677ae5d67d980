/** The address of somebody's profile image, from the ID that their account keeps. It needs a session (decision 46). */
export const pictureAddress = (id: string | null): string | null => id && `/api/profile-images/${id}/large`;

/** The same in a statement, for a row of `users` or `people`. */
export const pictureAddressIn = (user: string): string =>
  `'/api/profile-images/' || ${user}.profile_picture || '/large'`;
