/** Names a user, or a row of `people`, by their role, for readers who do not know them. */
export const roleName = (user: string): string =>
  `case ${user}.role when 'trainer' then 'A trainer' when 'admin' then 'An admin' else 'A customer' end`;

/** Does not fall back to the email, because no part of it may be shown to others. */
export const authorName = (user: string): string => `coalesce(nullif(${user}.name, ''), ${roleName(user)})`;

/** Names a coach to their own customers, who know the email from which they were invited. */
export const coachName = (user: string): string =>
  `coalesce(nullif(${user}.name, ''), split_part(${user}.email::text, '@', 1))`;
