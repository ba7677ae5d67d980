import { allergens } from './allergens';
import { labelOf, type Recipe, servingsText } from './recipe-words';
import { timesText } from './times-text';

/** A line below the numbers of a recipe. The server writes it, so that browsers need no code for that. */
export type RecipeDetail = { term: string; description: string };

export function detailsOf(recipe: Recipe): RecipeDetail[] {
  const { fibreGrams, sugarGrams, sodiumMg, side } = recipe;
  const grams = (value: number | null) => (value === null ? 'not known' : `${Math.round(value)} g`);
  return [
    { term: 'Fiber', description: grams(fibreGrams) },
    { term: 'Sugar', description: grams(sugarGrams) },
    { term: 'Sodium', description: sodiumMg === null ? 'not known' : `${sodiumMg} mg` },
    { term: 'Time', description: timesText(recipe) },
    { term: 'Servings', description: String(recipe.servings) },
    ...(side ? [{ term: 'Beside a dish', description: sideText(side) }] : []),
    { term: 'Allergens', description: allergenText(recipe) },
  ];
}

const stepTexts: Record<number, string> = { 0.5: ', in halves', 0.25: ', in quarters' };

/** Returns "up to 2 servings, in halves". */
const sideText = ({ step, most }: NonNullable<Recipe['side']>): string =>
  `up to ${servingsText(most)}${stepTexts[step] ?? ''}`;

/** Lists the known allergens of a recipe: "eggs, soy". */
function allergenText({ allergens: contained }: Pick<Recipe, 'allergens'>): string {
  if (contained === null) return 'unknown: not every ingredient is in our food table';
  if (contained.length === 0) return 'none of the 14 major allergens';
  return contained.map((one) => labelOf(allergens, one).toLowerCase()).join(', ');
}
