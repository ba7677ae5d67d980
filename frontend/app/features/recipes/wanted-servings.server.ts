import { scaledText } from './ingredient-text';
import type { Recipe } from './recipe-words';
import { maxServings, type WantedServings } from './wanted-servings';

/** Reads the number of servings from the address, or else takes the recipe's own. */
export function wantedServingsOf(
  { servings, ingredientsJson }: Pick<Recipe, 'servings' | 'ingredientsJson'>,
  params: URLSearchParams,
): WantedServings {
  const asked = Number(params.get('servings'));
  const wanted = Number.isInteger(asked) && asked >= 1 && asked <= maxServings ? asked : servings;
  return {
    servings: wanted,
    lines: ingredientsJson.map((ingredient) => scaledText(ingredient, wanted / servings)),
  };
}
