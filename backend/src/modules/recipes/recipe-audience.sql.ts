import { trainersOf } from '../users/index.js';

/** SQL expressions for the recipe and the viewer. */
export interface AudienceNames {
  recipe: string;
  viewer: string;
}

/** The generated column `audience` has this value for recipes that everyone sees. */
const LIBRARY = `'00000000-0000-0000-0000-000000000000'::uuid`;

export const inLibrary = (recipe: string): string => `${recipe}.audience = ${LIBRARY}`;

/** The numbers leave out a line, so the allergens are unknown and no plan may promise grams based on them. */
const countedInPart = (recipe: string) =>
  `(${recipe}.nutrition_source = 'computed' and ${recipe}.allergens is null)`;

/** A condition which says that generated plans may use a recipe: it is public, or its owner allows it. */
export const isForPlans = (recipe: string): string =>
  `((${recipe}.is_approved or ${recipe}.is_for_plans) and not ${countedInPart(recipe)})`;

const personal = (viewer: string) => `
  select ${viewer}::uuid union all ${trainersOf(`${viewer}::uuid`)}`;

/**
 * The only rule of who sees a recipe: everyone sees public ones, and a trainer's own are seen by the trainer and
 * their customers.
 */
export const visibleTo = ({ recipe, viewer }: AudienceNames): string =>
  `${recipe}.audience = any(array(select ${LIBRARY} union all ${personal(viewer)}))`;

/** The recipes on which admins decide: those of trainers only while they are offered or after they became public. */
export const ofAdmins = (recipe: string): string =>
  `(${recipe}.is_approved or ${recipe}.owner_id is null or ${recipe}.offered_at is not null)`;

/** Decides whose view of the recipes a list shows. */
export type RecipeScope = 'visible' | 'admin';

export const within: Record<RecipeScope, (names: AudienceNames) => string> = {
  visible: visibleTo,
  admin: ({ recipe }) => ofAdmins(recipe),
};

/**
 * The same rule in two parts without a recipe in common: the public recipes, which an index already sorts, and the
 * few others. The parts name the audience explicitly: nearly all recipes have the same one, so PostgreSQL would scan
 * all of them to find any other.
 */
export const halvesOf: Record<RecipeScope, (names: AudienceNames) => string[]> = {
  visible: ({ recipe, viewer }) => [
    inLibrary(recipe),
    `${recipe}.owner_id = any(array(${personal(viewer)})) and not ${recipe}.is_approved`,
  ],
  admin: ({ recipe }) => [
    inLibrary(recipe),
    `not ${recipe}.is_approved and (${recipe}.owner_id is null or ${recipe}.offered_at is not null)`,
  ],
};
