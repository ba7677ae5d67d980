import { allergens } from './allergens';
import { labelOf, type Recipe } from './recipe-words';

/** Lists the known allergens of a recipe: "eggs, soy". */
export function allergenText({ allergens: contained }: Pick<Recipe, 'allergens'>): string {
  if (contained === null) return 'unknown: not every ingredient is in our food table';
  if (contained.length === 0) return 'none of the 14 major allergens';
  return contained.map((one) => labelOf(allergens, one).toLowerCase()).join(', ');
}
