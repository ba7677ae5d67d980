import { describe, expect, test } from '@jest/globals';
import { libraryRecipes, planOf, randomNumbers, randomPlan } from '../../../test/factories/library-plans.js';
import type { Plan, PlanRecipe, ShoppingItem } from '../plan-model/plan.js';
import type { RecipeIngredient } from '../recipes/index.js';
import { makeShoppingList } from './shopping-list.js';

const [anyRecipe] = libraryRecipes;
if (!anyRecipe) throw new Error('The library is empty');

const line = (
  amount: number | null,
  unit: RecipeIngredient['unit'],
  name: string,
  foodId: string | null = null,
  grams: number | null = null,
): RecipeIngredient => ({ amount, unit, name, note: null, foodId, grams });

const recipe = (id: string, servings: number, ingredientsJson: RecipeIngredient[]): PlanRecipe => ({
  ...anyRecipe,
  id,
  name: id,
  servings,
  ingredientsJson,
});

const shopping = (recipes: PlanRecipe[], ...meals: Parameters<typeof planOf>[0]): ShoppingItem[] =>
  makeShoppingList(planOf(meals, recipes));

/** Amounts are counted in whole parts, so that nothing is rounded: every number of servings in this test divides 24. */
const PARTS = 24 * 4 * 100;

function partsByFood({ meals, recipes }: Plan): Map<string, number> {
  const parts = new Map<string, number>();
  for (const meal of meals)
    for (const { id, servings, ingredientsJson } of recipes)
      if (id === meal.recipeId)
        for (const { foodId, grams } of ingredientsJson) {
          const needed = Math.round((grams ?? 0) * 100) * (meal.servings * 4) * (24 / servings);
          parts.set(foodId ?? '', (parts.get(foodId ?? '') ?? 0) + needed);
        }
  return parts;
}

/** Gives all recipes servings that divide 24. */
function withServings(plan: Plan, seed: number): Plan {
  const random = randomNumbers(seed);
  const choices = [1, 2, 3, 4, 6, 8, 12];
  return {
    ...plan,
    recipes: plan.recipes.map((each) => ({
      ...each,
      servings: choices[Math.floor(random() * choices.length)] ?? 1,
    })),
  };
}

describe('the shopping list', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed))('has exactly the grams of plan %i', (seed) => {
    const plan = withServings(randomPlan(seed, 1 + (seed % 30), 1 + (seed % 6)), seed);
    const list = makeShoppingList(plan);
    const expected = partsByFood(plan);
    expect(new Map(list.map(({ foodId, grams }) => [foodId, (grams ?? Number.NaN) * PARTS]))).toEqual(
      new Map([...expected].map(([food, parts]) => [food, expect.closeTo(parts, 4)])),
    );
    const all = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);
    expect(all(list.map(({ grams }) => Math.round((grams ?? Number.NaN) * PARTS)))).toBe(
      all(expected.values()),
    );
  });

  test('uses plural names for several pieces', () => {
    const omelette = recipe('omelette', 1, [
      line(3, 'pcs', 'egg', 'egg', 150),
      line(1, 'pcs', 'onion', 'onion', 110),
      line(2, 'leaves', 'bay leaf', 'bay-leaf', 0.4),
    ]);
    const bought = shopping([omelette], [1, 'dinner', 'omelette', 1]);
    expect(bought.map(({ totalAmount, ingredient }) => `${totalAmount} ${ingredient}`).sort()).toEqual([
      '1 onion',
      '2 bay leaves',
      '3 eggs',
    ]);
  });

  test('never drifts: three thirds of an amount are the amount', () => {
    const thirds = recipe('a', 3, [line(100, 'g', 'oats', 'oats-rolled', 0.1)]);
    expect(
      shopping([thirds], [1, 'snack', 'a', 1], [2, 'snack', 'a', 1], [3, 'snack', 'a', 1])[0]?.grams,
    ).toBe(0.1);
  });

  test('takes a portion of a recipe for several', () => {
    const soup = recipe('soup', 4, [line(300, 'g', 'red lentils', 'lentils-red', 300)]);
    expect(shopping([soup], [1, 'lunch', 'soup', 1.5])).toEqual([
      {
        ingredient: 'dried red lentils',
        totalAmount: 115,
        unit: 'g',
        usedInRecipes: ['soup'],
        grams: 112.5,
        foodId: 'lentils-red',
        aisle: 'pantry',
      },
    ]);
  });

  test('adds one food up across units and recipes', () => {
    const stew = recipe('stew', 1, [
      line(2, 'small', 'onion', 'onion', 140),
      line(1, 'tbsp', 'oil', 'oil-olive', 13.5),
    ]);
    const salad = recipe('salad', 1, [line(80, 'g', 'onion', 'onion', 80)]);
    const [onion, oil] = shopping([stew, salad], [1, 'lunch', 'stew', 1], [1, 'dinner', 'salad', 1]);
    expect(onion).toMatchObject({
      grams: 220,
      totalAmount: 2,
      unit: 'pcs',
      usedInRecipes: ['stew', 'salad'],
    });
    expect(oil).toMatchObject({ grams: 13.5, totalAmount: 15, unit: 'ml' });
  });

  test('separates unknown foods by name and unit', () => {
    const odd = recipe('odd', 2, [
      line(1, 'packages', 'Zatar mix'),
      line(2, 'tbsp', 'zatar mix'),
      line(null, null, 'Edible flowers'),
    ]);
    const list = shopping([odd], [1, 'lunch', 'odd', 1], [2, 'lunch', 'odd', 0.5]);
    expect(
      list.map(({ ingredient, totalAmount, unit, grams, aisle }) => [
        ingredient,
        totalAmount,
        unit,
        grams,
        aisle,
      ]),
    ).toEqual([
      ['Edible flowers', null, null, null, 'other'],
      ['Zatar mix', 0.75, 'packages', null, 'other'],
      ['zatar mix', 1.5, 'tbsp', null, 'other'],
    ]);
  });

  test('joins "salt, to taste" with salt that has an amount, and otherwise lists it as needed', () => {
    const taste = recipe('taste', 1, [line(null, null, 'salt', 'salt')]);
    const exact = recipe('exact', 1, [line(1, 'tsp', 'salt', 'salt', 6)]);
    expect(shopping([taste], [1, 'lunch', 'taste', 1])).toMatchObject([
      { totalAmount: null, unit: null, grams: null },
    ]);
    expect(shopping([taste, exact], [1, 'lunch', 'taste', 1], [1, 'dinner', 'exact', 1])).toMatchObject([
      { totalAmount: 1, unit: 'tsp', grams: 6 },
    ]);
  });

  test('covers the requested days', () => {
    const plan = randomPlan(3, 14);
    const whole = makeShoppingList(plan);
    const weeks = [makeShoppingList(plan, { from: 1, to: 7 }), makeShoppingList(plan, { from: 8, to: 14 })];
    const gramsOf = (list: ShoppingItem[], food: string) =>
      list.find(({ foodId }) => foodId === food)?.grams ?? 0;
    for (const { foodId, grams } of whole)
      expect(weeks.reduce((sum, list) => sum + gramsOf(list, foodId ?? ''), 0)).toBeCloseTo(
        grams ?? Number.NaN,
        9,
      );
  });

  test('is sorted by aisle, with tap water last', () => {
    const aisles = ['produce', 'meat', 'dairy', 'pantry', 'beverages', 'snacks', 'other'];
    const list = makeShoppingList(randomPlan(5, 30, 6));
    const places = list.map(({ aisle }) => aisles.indexOf(aisle));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(list.at(-1)?.ingredient).toBe('tap water');
  });
});
