import { numberText } from '~/features/meal-plans/plan-words';
import { amountText } from '~/features/recipes/amount-text';
import { ingredientText } from '~/features/recipes/ingredient-text';
import type { RecipeIngredient } from '~/features/recipes/recipe-words';
import type { PrepGuide } from './my-plan-words';

type Group = PrepGuide['groups'][number];
type Item = Group['items'][number];
type Unit = RecipeIngredient['unit'];

const maxRecipes = 2;

/** A line of a shopping list in words: browsers need not load the rules of plurals and packages. */
export const shoppingItem = ({ key, ingredient, totalAmount, unit, usedInRecipes, packages }: Item) => ({
  key,
  ...ingredientText(totalAmount, unit as Unit, ingredient),
  /** "2 cans of 400 g, 120 g left over", where that is known. */
  packages: packages ? packagesText(packages) : null,
  /** The first recipes that need it, and how many more. */
  usedIn: usedInRecipes.slice(0, maxRecipes),
  more: Math.max(0, usedInRecipes.length - maxRecipes),
});

export type ShoppingItem = ReturnType<typeof shoppingItem>;

export const shoppingGroup = ({ group, items }: Group) => ({ group, items: items.map(shoppingItem) });

export type ShoppingGroup = ReturnType<typeof shoppingGroup>;

/** The grams are those of its juice or zest, which say nothing of the fruit. */
const wholeFruit: readonly string[] = ['lemons', 'limes', 'oranges'];

function packagesText({ count, unit, gramsOfOne, leftOverGrams }: NonNullable<Item['packages']>): string {
  if (wholeFruit.includes(unit)) return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
  const left = Math.round(leftOverGrams);
  const packages = `${amountText(count, unit as Unit)} of ${numberText(gramsOfOne)} g`;
  return left > 0 ? `${packages}, ${numberText(left)} g left over` : packages;
}
