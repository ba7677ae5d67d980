import { expect, test } from '@jest/globals';
import { libraryRecipes, planOf } from '../../../../../test/factories/library-plans.js';
import { mailedMeals } from './mailed-meals.js';

test('a mail names the meals of a day with their sides', () => {
  const plan = planOf([
    [1, 'dinner', 'turkish-red-lentil-soup', 1],
    [2, 'dinner', 'turkish-red-lentil-soup', 1],
  ]);
  const meals = plan.meals.map((meal) => ({
    ...meal,
    sides: [{ recipeId: 'side-white-rice', servings: 1 }],
  }));
  const mailed = mailedMeals({ ...plan, recipes: libraryRecipes, meals }, 1, (path) => `https://here${path}`);
  expect(mailed).toMatchObject([
    {
      meal: 'Dinner',
      name: expect.stringMatching(/ with White Rice$/),
      picture: expect.stringMatching(/\.png$/),
    },
  ]);
});
