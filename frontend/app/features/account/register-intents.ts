/** Which form of the page for new accounts was sent. */
export const registerIntent = {
  register: 'register',
  registerInvited: 'register-invited',
  accept: 'accept',
} as const;
