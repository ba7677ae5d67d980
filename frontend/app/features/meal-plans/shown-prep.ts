import type { components } from '#openapi/schema';
import { ingredientText } from '~/features/recipes/ingredient-text';
import type { RecipeIngredient } from '~/features/recipes/recipe-words';
import type { MealPrep } from './plan-words';

type PrepGuide = components['schemas']['PrepGuideResponse'];
type Item = PrepGuide['groups'][number]['items'][number];

/** An amount and its food, as a cookbook writes them. */
type ShoppingText = { amount: string; name: string };

/**
 * An item to buy, as a list shows it. The server makes the words, so that browsers need not load the plural rules.
 */
export type ShownItem = ShoppingText & {
  /** The shortfall of the amount, in words, or null if it is enough. */
  spared: string | null;
  /** The first recipes that need it, and the number of others. */
  usedIn: string[];
  more: number;
};

/** Items grouped by their place in a shop. */
export type ShownGroup = { group: string; items: ShownItem[] };

export type WeekPrep = {
  guide: Omit<MealPrep, 'shoppingList'> | null;
  groups: ShownGroup[];
};

const mostRecipes = 2;

/** A week's prep without data that is only needed for calculations. */
export const weekPrep = ({ guide, groups }: PrepGuide): WeekPrep => ({
  guide: guide && withoutList(guide),
  groups: groups.map(({ group, items }) => ({ group, items: items.map(shownItem) })),
});

const withoutList = ({ shoppingList: _, ...steps }: MealPrep) => steps;

const shownItem = ({ ingredient, totalAmount, unit, spared, usedInRecipes }: Item): ShownItem => ({
  ...ingredientText(totalAmount, unit as RecipeIngredient['unit'], ingredient),
  spared,
  usedIn: usedInRecipes.slice(0, mostRecipes),
  more: Math.max(0, usedInRecipes.length - mostRecipes),
});
