/** What the generated column says of a recipe that everybody sees. */
const LIBRARY = `'00000000-0000-0000-0000-000000000000'::uuid`;

export const IN_LIBRARY = `r.audience = ${LIBRARY}`;

/** The one rule of who sees a recipe `r`: the library's all, a trainer's own they and their customers. */
export const visibleTo = (user: string) => `r.audience = any(array(
  select ${LIBRARY}
  union all select ${user}::uuid
  union all select trainer_id from coaching where customer_id = ${user}::uuid and ended_at is null))`;

/** What admins decide on: a trainer's own recipe only while it is offered to them, or once it is the library's. */
export const OF_ADMINS = '(r.is_approved or r.owner_id is null or r.offered_at is not null)';
