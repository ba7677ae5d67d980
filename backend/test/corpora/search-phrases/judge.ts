import type { Phrase } from './phrases.js';
import type { SeenRecipe } from './rules.js';

/** The number of results that a user looks at. */
export const LOOKED_AT = 5;

/** Says why the results of a search are not what was meant, or returns null if they are. */
export function findFault({ meant }: Phrase, results: readonly SeenRecipe[]): string | null {
  const first = results.slice(0, LOOKED_AT);
  if (meant === 'nothing') return first.length === 0 ? null : `found ${namesOf(first)}`;
  if ('recipes' in meant)
    return first.some(({ name }) => meant.recipes.includes(name))
      ? null
      : `found ${namesOf(first) || 'nothing'}`;
  if (first.length < LOOKED_AT) return `found only ${first.length}`;
  const wrong = first.flatMap((recipe) =>
    meant.rule.filter(({ keeps }) => !keeps(recipe)).map(({ text }) => `${recipe.name} is not ${text}`),
  );
  return wrong.length > 0 ? wrong.join('; ') : null;
}

const namesOf = (recipes: readonly SeenRecipe[]): string => recipes.map(({ name }) => name).join('; ');
