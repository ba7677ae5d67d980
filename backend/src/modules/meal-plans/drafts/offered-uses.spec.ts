import { describe, expect, test } from '@jest/globals';
import { libraryRecipes, planOf } from '../../../../test/factories/library-plans.js';
import { type PlanRecipe, recipesById } from '../../plan-model/index.js';
import { chooseUses, type OfferedUse, placesForRest, rankUses } from './offered-uses.js';

const [anyRecipe] = libraryRecipes;

/** A dish for two, with this much feta in both servings together. */
const dish = (id: string, grams: number): PlanRecipe => ({
  ...(anyRecipe as PlanRecipe),
  ...{ id, servings: 2 },
  ingredientsJson: [{ amount: grams, unit: 'g', name: 'feta', note: null, foodId: 'feta', grams }],
});

const REST = { foodId: 'feta', name: 'feta', grams: 150, usableOn: { from: 2, to: 3 } };

const choice = (recipeId: string, day: number, more: object = {}) => ({
  ...{ recipeId, servings: 1, place: { day, mealNumber: 1 }, holds: true, ...more },
});

describe('the swaps that use up a rest', () => {
  test('are at meals without the food, unlocked, and on days on which the package is open', () => {
    const without = { ...dish('without', 0), ingredientsJson: [] };
    const plan = planOf(
      [
        [1, 'lunch', 'without', 1],
        [2, 'lunch', 'without', 1],
        [2, 'dinner', 'with', 1],
        [3, 'lunch', 'without', 1],
        [3, 'dinner', 'without', 1],
        [4, 'lunch', 'without', 1],
      ],
      [without, dish('with', 100)],
    );
    expect(placesForRest(plan, ['3:2'], REST)).toEqual([
      { day: 2, mealNumber: 1 },
      { day: 3, mealNumber: 1 },
    ]);
  });

  test('have each dish once, first where the day stays within its targets, then where more is used', () => {
    const recipes = recipesById({ recipes: [dish('little', 40), dish('much', 200), dish('most', 280)] });
    const choices = [
      ...[choice('most', 2, { holds: false }), choice('little', 3), choice('little', 2)],
      ...[choice('much', 2, { servings: 0.5 }), choice('much', 3)],
    ];
    const chosen = chooseUses(choices, recipes, REST);
    expect(chosen.map(({ recipeId, place, usedGrams }) => [recipeId, place.day, usedGrams])).toEqual([
      ['much', 3, 100],
      ['little', 2, 20],
      ['most', 2, 140],
    ]);
  });

  test('need no second package, and use something', () => {
    const recipes = recipesById({ recipes: [dish('exact', 300), dish('more', 301), dish('none', 0)] });
    const choices = ['exact', 'more', 'none', 'unknown'].map((id) => choice(id, 2));
    expect(chooseUses(choices, recipes, REST).map(({ recipeId }) => recipeId)).toEqual(['exact']);
  });

  test('are ranked by the targets of the day, then by broken rules, then by what they use, six at most', () => {
    const use = (usedGrams: number, holds = true, breaks: string[] = []) =>
      ({ usedGrams, breaks, day: { holds } }) as OfferedUse;
    const [best, second, third, fourth] = [use(80), use(50), use(90, true, ['a rule']), use(150, false)];
    expect(rankUses([fourth, third, second, best] as OfferedUse[])).toEqual([best, second, third, fourth]);
    expect(rankUses(Array.from({ length: 9 }, () => use(10)))).toHaveLength(6);
  });
});
