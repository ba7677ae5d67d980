import { expect, test } from '@jest/globals';
import { foods } from '../../src/modules/foods/index.js';
import { accept } from '../../src/modules/recipe-generation/acceptance/accept.js';
import { ExistingRecipes } from '../../src/modules/recipe-generation/proposals/existing-recipes.js';
import { ANYTHING } from '../../src/modules/recipe-generation/proposals/order.js';
import { readPrompt } from '../../src/modules/recipe-generation/proposals/read-prompt.js';
import { isRefused } from '../../src/modules/recipe-generation/proposals/refused.js';
import { bundled } from '../../test/recipe-generation/made-recipes.js';
import type { LibraryRecipe } from '../library/library-recipe.js';
import { DEMO_JOBS } from './seed-demo-generation.js';

const proposalOf = ({ slug: _, tags: __, side: ___, ingredients, instructions, ...said }: LibraryRecipe) => ({
  ...said,
  mealTypes: [...said.mealTypes],
  restTimeMinutes: said.restTimeMinutes ?? 0,
  ingredients: ingredients.map(([amount, unit, food, note = null]) => ({
    ...{ amount, unit, note },
    name: foods.get(food)?.name ?? food,
  })),
  steps: [...instructions],
});

test('every recipe of the jobs of the demo would be accepted for its order, beside the library and the others', () => {
  const existing = new ExistingRecipes(bundled);
  for (const { order, made } of DEMO_JOBS)
    for (const recipe of made) {
      const outcome = accept(proposalOf(recipe), order, existing);
      if (isRefused(outcome)) throw new Error(`${recipe.name}: ${outcome.reason}`);
      expect([...outcome.content.nutrition.dietaryTags].sort()).toEqual([...recipe.tags].sort());
      existing.add(outcome.content);
    }
});

test('the prompts of the demo are read into the orders that their jobs have', () => {
  for (const { order } of DEMO_JOBS)
    expect(readPrompt({ ...ANYTHING, prompt: order.prompt }, '2026-11-27').order).toMatchObject(
      order.prompt ? order : {},
    );
});
