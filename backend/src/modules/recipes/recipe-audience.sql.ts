import { trainersOf } from '../users/index.js';

/** How a recipe is called in a statement, and who asks. */
export interface AudienceNames {
  recipe: string;
  viewer: string;
}

/** The value of the generated column for a recipe that everyone sees. */
const LIBRARY = `'00000000-0000-0000-0000-000000000000'::uuid`;

export const inLibrary = (recipe: string): string => `${recipe}.audience = ${LIBRARY}`;

/** Computed without all that is in it: someone left a line out, so that no one knows its allergens. No plan promises grams of it. */
const countedInPart = (recipe: string) =>
  `(${recipe}.nutrition_source = 'computed' and ${recipe}.allergens is null)`;

/** Generated plans may use a recipe: one of the library's, or an own one whose owner allows it. */
export const isForPlans = (recipe: string): string =>
  `((${recipe}.is_approved or ${recipe}.is_for_plans) and not ${countedInPart(recipe)})`;

const personal = (viewer: string) => `
  select ${viewer}::uuid union all ${trainersOf(`${viewer}::uuid`)}`;

/** The one rule of who sees a recipe: the library's all, a trainer's own they and their customers. */
export const visibleTo = ({ recipe, viewer }: AudienceNames): string =>
  `${recipe}.audience = any(array(select ${LIBRARY} union all ${personal(viewer)}))`;

/** What admins decide on: a trainer's own recipe only while it is offered to them, or once it is the library's. */
export const ofAdmins = (recipe: string): string =>
  `(${recipe}.is_approved or ${recipe}.owner_id is null or ${recipe}.offered_at is not null)`;

/** Whose view of the recipes it is. */
export type Scope = 'visible' | 'admin';

export const within: Record<Scope, (names: AudienceNames) => string> = {
  visible: visibleTo,
  admin: ({ recipe }) => ofAdmins(recipe),
};

/**
 * The same in two parts that have no recipe in common: the library, which is in order already, and the few others. These
 * are asked for by their owner: nearly all recipes have one audience, so that PostgreSQL would look for any other among all.
 */
export const halvesOf: Record<Scope, (names: AudienceNames) => string[]> = {
  visible: ({ recipe, viewer }) => [
    inLibrary(recipe),
    `${recipe}.owner_id = any(array(${personal(viewer)})) and not ${recipe}.is_approved`,
  ],
  admin: ({ recipe }) => [
    inLibrary(recipe),
    `not ${recipe}.is_approved and (${recipe}.owner_id is null or ${recipe}.offered_at is not null)`,
  ],
};
