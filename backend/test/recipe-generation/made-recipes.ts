import { library } from '../../seeders/library/index.js';
import { contentOf } from '../../seeders/library/library.js';
import { type Acceptable, makeRecipe } from '../../src/modules/recipe-generation/acceptance/make-recipe.js';
import { Composer } from '../../src/modules/recipe-generation/composer/composer.js';
import { ExistingRecipes } from '../../src/modules/recipe-generation/proposals/existing-recipes.js';
import type { GenerationOrder } from '../../src/modules/recipe-generation/proposals/order.js';
import { isRefused } from '../../src/modules/recipe-generation/proposals/refused.js';

export type MadeRecipe = Pick<Acceptable, 'proposal' | 'content'>;

/** The recipes of the library as a job finds them. */
export const bundled = library.map((recipe) => ({
  name: recipe.name,
  ingredients: contentOf(recipe).ingredients,
}));

/** Has the composer make recipes as a job does, one after the other. */
export async function makeRecipes(
  order: GenerationOrder,
  count: number,
  seed: number,
): Promise<{ made: MadeRecipe[]; reasons: string[] }> {
  const existing = new ExistingRecipes(bundled);
  const { signal } = new AbortController();
  const made: MadeRecipe[] = [];
  const reasons: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const making = { seed, place, existing, signal, keep: async () => null };
    const outcome = await makeRecipe(new Composer(), order, making);
    if (isRefused(outcome)) reasons.push(outcome.reason);
    else made.push({ proposal: outcome.proposal, content: outcome.content });
  }
  return { made, reasons };
}
