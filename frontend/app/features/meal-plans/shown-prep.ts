import type { MealPrep } from './plan-words';

type Item = MealPrep['shoppingList'][number];

/** What is bought, as a list shows it. */
export type ShownItem = Pick<Item, 'ingredient' | 'totalAmount' | 'unit'> & {
  /** The first recipes that need it, and how many more. */
  usedIn: string[];
  more: number;
};

export type ShownPrep = Omit<MealPrep, 'shoppingList'> & { shoppingList: ShownItem[] };

const mostRecipes = 2;

/** A week's prep without what only computing with it needs. */
export const shownPrep = (prep: MealPrep): ShownPrep => ({
  ...prep,
  shoppingList: prep.shoppingList.map(shownItem),
});

export const shownItem = ({ ingredient, totalAmount, unit, usedInRecipes }: Item): ShownItem => ({
  ingredient,
  totalAmount,
  unit,
  usedIn: usedInRecipes.slice(0, mostRecipes),
  more: Math.max(0, usedInRecipes.length - mostRecipes),
});
