/** The name of a user, or of one of `people`, for callers who do not know them. */
export const roleName = (user: string): string =>
  `case ${user}.role when 'trainer' then 'A trainer' when 'admin' then 'An admin' else 'A customer' end`;

/** The address is no one else's business, not a part of it either. */
export const authorName = (user: string): string => `coalesce(nullif(${user}.name, ''), ${roleName(user)})`;

/** For the customers whom somebody looks after: these know from whose address they were invited. */
export const coachName = (user: string): string =>
  `coalesce(nullif(${user}.name, ''), split_part(${user}.email::text, '@', 1))`;
