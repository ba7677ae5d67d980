import { numberText } from '~/features/meal-plans/plan-words';
import { amountText } from '~/features/recipes/amount-text';
import { ingredientText } from '~/features/recipes/ingredient-text';
import type { RecipeIngredient } from '~/features/recipes/recipe-words';
import type { PrepGuide } from './my-plan-words';

type Group = PrepGuide['groups'][number];
type Item = Group['items'][number];
type Unit = RecipeIngredient['unit'];

const maxRecipes = 2;

/** A line of a shopping list in words, so that browsers need not load the rules for plurals and packages. */
export const shoppingItem = ({
  key,
  ingredient,
  totalAmount,
  unit,
  usedInRecipes,
  packages,
  spared,
}: Item) => ({
  key,
  ...ingredientText(totalAmount, unit as Unit, ingredient),
  /** Text such as "2 cans of 400 g, 120 g left over" or "1 can of 400 g, 7 g less than planned", if known. */
  packages: packages ? packagesText(packages) : null,
  spared,
  /** The first recipes that need it, and the number of others. */
  usedIn: usedInRecipes.slice(0, maxRecipes),
  more: Math.max(0, usedInRecipes.length - maxRecipes),
});

export type ShoppingItem = ReturnType<typeof shoppingItem>;

export const shoppingGroup = ({ group, items }: Group) => ({ group, items: items.map(shoppingItem) });

export type ShoppingGroup = ReturnType<typeof shoppingGroup>;

/** The grams are those of juice or zest and say nothing about the fruit. */
const wholeFruit: readonly string[] = ['lemons', 'limes', 'oranges'];

function packagesText({
  count,
  unit,
  gramsOfOne,
  leftOverGrams,
  spared,
}: NonNullable<Item['packages']>): string {
  if (wholeFruit.includes(unit)) return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
  const left = Math.round(leftOverGrams);
  const about = unit === 'pcs' ? 'about ' : '';
  const packages = `${amountText(count, unit as Unit)} of ${about}${numberText(gramsOfOne)} g`;
  if (left > 0) return `${packages}, ${numberText(left)} g left over`;
  return spared ? `${packages}, ${spared}` : packages;
}
