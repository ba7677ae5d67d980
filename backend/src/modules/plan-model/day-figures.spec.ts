import { describe, expect, test } from '@jest/globals';
import { libraryRecipes, planOf } from '../../../test/factories/library-plans.js';
import { figuresOfDays } from './day-figures.js';
import { withPots } from './leftovers.js';
import type { PlanRecipe } from './plan.js';

const [anyRecipe] = libraryRecipes;

const recipe = (id: string, servings: number, foods: [foodId: string | null, grams: number | null][]) => ({
  ...(anyRecipe as PlanRecipe),
  id,
  servings,
  prepTimeMinutes: 10,
  cookTimeMinutes: 25,
  fibreGrams: null,
  ingredientsJson: foods.map(([foodId, grams]) => ({
    ...{ amount: 1, unit: 'g' as const, name: foodId ?? 'something', note: null, foodId, grams },
  })),
});

const stew = recipe('stew', 4, [
  ['tomatoes-canned', 400],
  ['carrot', 200],
  ['potato', 600],
  ['lemon-juice', 20],
  ['salt', 4],
]);

describe('the figures of a day', () => {
  test('are added up from what is eaten', () => {
    const [day] = figuresOfDays(planOf([[1, 'lunch', 'stew', 2]], [stew]));
    // 4 g of salt have some 1,550 mg of sodium, of which half is eaten.
    expect(day).toMatchObject({ day: 1, produceGrams: 300, kitchenMinutes: 35, isWhole: true });
    expect(day?.sodiumMg).toBeGreaterThan(775);
    expect(day?.fiberGrams).toBeGreaterThan(8);
  });

  test.each([
    ['is entered', 12.5, 25],
    ['is entered as none', 0, 0],
  ])('have the fiber of the recipe where it %s', (_, fibreGrams, expected) => {
    const plan = planOf([[1, 'lunch', 'stew', 2]], [{ ...stew, fibreGrams }]);
    expect(figuresOfDays(plan)[0]?.fiberGrams).toBe(expected);
  });

  test.each([[{ fibreGrams: null }], [{ fibreGrams: undefined }]])(
    'have the fiber of its foods where the recipe does not state it (%j)',
    (changes) => {
      const plan = planOf(
        [[1, 'lunch', 'carrots', 1]],
        [{ ...recipe('carrots', 1, [['carrot', 1000]]), ...changes }],
      );
      expect(figuresOfDays(plan)[0]?.fiberGrams).toBe(28);
    },
  );

  test('take no time for leftovers', () => {
    const plan = planOf(
      [
        [1, 'dinner', 'stew', 1],
        [2, 'dinner', 'stew', 1],
      ],
      [stew],
    );
    const meals = withPots(plan.meals, [0, 0]);
    expect(figuresOfDays({ ...plan, meals }).map(({ kitchenMinutes }) => kitchenMinutes)).toEqual([35, 0]);
    expect(figuresOfDays(plan).map(({ kitchenMinutes }) => kitchenMinutes)).toEqual([35, 35]);
  });

  test.each([
    ['unknown', null, 10],
    ['not weighed', 'carrot', null],
  ])('say that there is more where an ingredient is %s', (_, foodId, grams) => {
    const odd = recipe('odd', 1, [[foodId, grams]]);
    expect(figuresOfDays(planOf([[1, 'lunch', 'odd', 1]], [odd]))[0]).toMatchObject({ isWhole: false });
  });

  test.each([
    ['apple', 100],
    ['tomato-passata', 100],
    ['raisin', 100],
    ['spinach-frozen', 100],
    ['sweet-potato', 0],
    ['tofu-firm', 0],
    ['chickpeas-canned', 0],
    ['juice-orange', 0],
    ['lime-juice', 0],
    ['coconut-fresh', 0],
    ['rice-white', 0],
  ])('count 100 g of %s as %i g of fruit and vegetables', (foodId, grams) => {
    const only = recipe('only', 1, [[foodId, 100]]);
    expect(figuresOfDays(planOf([[1, 'lunch', 'only', 1]], [only]))[0]?.produceGrams).toBe(grams);
  });
});
