import type { components } from '#openapi/schema';
import type { MealPrep } from './plan-words';

type PrepGuide = components['schemas']['PrepGuideResponse'];
type Item = PrepGuide['groups'][number]['items'][number];

/** What is bought, as a list shows it. */
export type ShownItem = Pick<Item, 'ingredient' | 'totalAmount' | 'unit'> & {
  /** The first recipes that need it, and how many more. */
  usedIn: string[];
  more: number;
};

/** By where it is found in a shop. */
export type ShownGroup = { group: string; items: ShownItem[] };

export type WeekPrep = { guide: Omit<MealPrep, 'shoppingList'> | null; groups: ShownGroup[] };

const mostRecipes = 2;

/** A week's prep without what only computing with it needs. */
export const weekPrep = ({ guide, groups }: PrepGuide): WeekPrep => ({
  guide: guide && withoutList(guide),
  groups: groups.map(({ group, items }) => ({ group, items: items.map(shownItem) })),
});

const withoutList = ({ shoppingList: _, ...steps }: MealPrep) => steps;

const shownItem = ({ ingredient, totalAmount, unit, usedInRecipes }: Item): ShownItem => ({
  ingredient,
  totalAmount,
  unit,
  usedIn: usedInRecipes.slice(0, mostRecipes),
  more: Math.max(0, usedInRecipes.length - mostRecipes),
});
