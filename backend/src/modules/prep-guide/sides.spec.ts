import { describe, expect, test } from '@jest/globals';
import { libraryRecipes, planOf } from '../../../test/factories/library-plans.js';
import type { MealSide, Plan } from '../plan-model/index.js';
import { writeCalendar } from './calendar.js';
import { planMealPrep } from './meal-prep.js';
import { makeShoppingList } from './shopping-list.js';

const SOUP = 'turkish-red-lentil-soup';

/** A soup for dinner on these days, each time with the same sides. */
function soupWith(sides: MealSide[], days = [1]): Plan {
  const plan = planOf(days.map((day) => [day, 'dinner', SOUP, 1]));
  return {
    ...plan,
    recipes: libraryRecipes,
    meals: plan.meals.map((meal) => ({ ...meal, sides })),
  };
}

const RICE = { recipeId: 'side-white-rice', servings: 1.5 };
const SALAD = { recipeId: 'side-green-salad', servings: 1 };

describe('sides', () => {
  test('are bought for the meals at which they are eaten', () => {
    const plan = soupWith([RICE, SALAD], [1, 2]);
    const rice = makeShoppingList(plan).find(({ foodId }) => foodId === 'rice-white');
    expect(rice).toMatchObject({ grams: 150, usedInRecipes: ['White Rice'] });
    const firstDay = makeShoppingList(plan, { from: 1, to: 1 });
    expect(firstDay.find(({ foodId }) => foodId === 'lettuce-leaf')?.grams).toBe(80);
  });

  test('of leftovers are bought for the meal of leftovers', () => {
    const plan = soupWith([RICE], [1, 8]);
    const meals = plan.meals.map((meal) =>
      meal.day === 8 ? { ...meal, leftoverOf: { day: 1, mealNumber: 1 } } : { ...meal, sides: [] },
    );
    const riceIn = (week: number) =>
      planMealPrep({ ...plan, meals }, week).shoppingList.find(({ foodId }) => foodId === 'rice-white')
        ?.grams;
    expect([riceIn(1), riceIn(2)]).toEqual([undefined, 75]);
  });

  test('are not cooked ahead as dishes', () => {
    const roasted = { recipeId: 'roasted', servings: 2 };
    const plan = soupWith([roasted], [1, 2, 3]);
    const dish = libraryRecipes.find(({ id }) => id === SOUP);
    if (!dish) throw new Error('There is no soup');
    const side = { kind: 'vegetable', step: 0.5, most: 2 } as const;
    const guideWith = (as: typeof side | null) =>
      planMealPrep({
        ...plan,
        recipes: [...plan.recipes, { ...dish, id: 'roasted', name: 'Braised Lentil Stew', side: as }],
      });
    const told = ({ storageInstructions }: ReturnType<typeof guideWith>) =>
      storageInstructions.map(({ ingredient }) => ingredient);
    expect(told(guideWith(null))).toContain('Braised Lentil Stew');
    expect(told(guideWith(side))).not.toContain('Braised Lentil Stew');
  });

  test('are in the event of their meal, with the numbers of all that is eaten', () => {
    const lineOf = (plan: Plan) =>
      writeCalendar(plan, 'plan')
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .find((line) => line.startsWith('DESCRIPTION'));
    const kcalIn = (line = '') => Number(/(\d+) kcal/.exec(line)?.[1]);
    const line = lineOf(soupWith([RICE, SALAD]));
    expect(line).toContain('with White Rice (75 g) and Green Salad (1 serving\\, 94 g)\\n');
    expect(kcalIn(line)).toBeGreaterThan(kcalIn(lineOf(soupWith([]))) + 250);
  });

  test('that rest for hours have a start of their own', () => {
    const plan = soupWith([RICE]);
    const recipes = plan.recipes.map((one) =>
      one.id === RICE.recipeId ? { ...one, restTimeMinutes: 120 } : one,
    );
    const file = writeCalendar({ ...plan, recipes }, 'plan');
    expect(file).toContain('SUMMARY:Start: White Rice');
    expect(file).toContain('UID:plan-1-1-side-1-start@mealwright');
  });
});
