import { expect, test } from '@jest/globals';
import { libraryRecipes, planOf } from '../../../../../test/factories/library-plans.js';
import { mealsOfFirstDay } from './mailed-meals.js';

test('a mail names the meals of the first day with their sides', () => {
  const plan = planOf([
    [1, 'dinner', 'turkish-red-lentil-soup', 1],
    [2, 'dinner', 'turkish-red-lentil-soup', 1],
  ]);
  const meals = plan.meals.map((meal) => ({
    ...meal,
    sides: [{ recipeId: 'side-white-rice', servings: 1 }],
  }));
  const mailed = mealsOfFirstDay(
    { ...plan, recipes: libraryRecipes, meals },
    (path) => `https://here${path}`,
  );
  expect(mailed).toMatchObject([
    {
      meal: 'Dinner',
      name: expect.stringMatching(/ with White Rice$/),
      picture: expect.stringMatching(/\.png$/),
    },
  ]);
});
