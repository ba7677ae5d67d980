import { library } from '../../seeders/library/index.js';
import { contentOf } from '../../seeders/library/library.js';
import { accept } from '../../src/modules/recipe-generation/acceptance/accept.js';
import { compose } from '../../src/modules/recipe-generation/composer/composer.js';
import { ExistingRecipes } from '../../src/modules/recipe-generation/proposals/existing-recipes.js';
import type { GenerationOrder } from '../../src/modules/recipe-generation/proposals/order.js';
import type { Proposal } from '../../src/modules/recipe-generation/proposals/proposal.js';
import { isRefused } from '../../src/modules/recipe-generation/proposals/refused.js';
import type { RecipeContent } from '../../src/modules/recipes/index.js';

export interface MadeRecipe {
  proposal: Proposal;
  content: RecipeContent;
}

/** The recipes of the library as a job finds them. */
export const bundled = library.map((recipe) => ({
  name: recipe.name,
  ingredients: contentOf(recipe).ingredients,
}));

/** Has the composer make recipes as a job does, one after the other. */
export function makeRecipes(
  order: GenerationOrder,
  count: number,
  seed: number,
): { made: MadeRecipe[]; reasons: string[] } {
  const existing = new ExistingRecipes(bundled);
  const made: MadeRecipe[] = [];
  const reasons: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const proposal = compose(order, { seed, place, existing });
    const outcome = isRefused(proposal) ? proposal : accept(proposal, order, existing);
    if (isRefused(proposal) || isRefused(outcome)) {
      reasons.push(isRefused(outcome) ? outcome.reason : '');
      continue;
    }
    made.push({ proposal, content: outcome.content });
    existing.add(outcome.content);
  }
  return { made, reasons };
}
