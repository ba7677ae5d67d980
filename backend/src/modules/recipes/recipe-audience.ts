import { trainersOf } from '../users/index.js';

/** The value of the generated column for a recipe that everyone sees. */
const LIBRARY = `'00000000-0000-0000-0000-000000000000'::uuid`;

export const IN_LIBRARY = `r.audience = ${LIBRARY}`;

/** Computed without all that is in it: someone left a line out, so that no one knows its allergens. No plan promises grams of it. */
const COUNTED_IN_PART = `(r.nutrition_source = 'computed' and r.allergens is null)`;

/** Generated plans may use a recipe `r`: one of the library's, or an own one whose owner allows it. */
export const FOR_PLANS = `((r.is_approved or r.is_for_plans) and not ${COUNTED_IN_PART})`;

const personal = (user: string) => `
  select ${user}::uuid union all ${trainersOf(`${user}::uuid`)}`;

/** The one rule of who sees a recipe `r`: the library's all, a trainer's own they and their customers. */
export const visibleTo = (user: string) =>
  `r.audience = any(array(select ${LIBRARY} union all ${personal(user)}))`;

/** What admins decide on: a trainer's own recipe only while it is offered to them, or once it is the library's. */
const OF_ADMINS = '(r.is_approved or r.owner_id is null or r.offered_at is not null)';

/** Whose view of the recipes it is; `$1` is who asks. */
export const WITHIN = { visible: visibleTo('$1'), admin: OF_ADMINS };

export type Scope = keyof typeof WITHIN;

/**
 * The same in two parts that have no recipe in common: the library, which is in order already, and the few others. These
 * are asked for by their owner: nearly all recipes have one audience, so that PostgreSQL would look for any other among all.
 */
export const HALVES: Record<Scope, string[]> = {
  visible: [IN_LIBRARY, `r.owner_id = any(array(${personal('$1')})) and not r.is_approved`],
  admin: [IN_LIBRARY, 'not r.is_approved and (r.owner_id is null or r.offered_at is not null)'],
};
