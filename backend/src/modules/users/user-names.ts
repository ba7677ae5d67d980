/** The name of a user `u` for callers who do not know them. */
export const ROLE_NAME = `case u.role when 'trainer' then 'A trainer' when 'admin' then 'An admin' else 'A customer' end`;

/** Of a user `u`, whose address is no one else's business, not a part of it either. */
export const AUTHOR_NAME = `coalesce(nullif(u.name, ''), ${ROLE_NAME})`;

/** Of a user `u` to the customers whom they look after: these know from whose address they were invited. */
export const COACH_NAME = `coalesce(nullif(u.name, ''), split_part(u.email::text, '@', 1))`;
