/** Selects when a user was last seen; null if never. */
export const lastVisitOf = (user: string): string =>
  `(select v.last_at from visits v where v.user_id = ${user} order by v.began_at desc limit 1)`;
