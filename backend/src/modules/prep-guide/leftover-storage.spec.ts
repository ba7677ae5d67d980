import { describe, expect, test } from '@jest/globals';
import { libraryRecipes, planOf, randomNumbers, randomPlan } from '../../../test/factories/library-plans.js';
import { certify } from '../plan-certificate/certify.js';
import { type Plan, type PlanRecipe, withPots } from '../plan-model/index.js';
import { writeCalendar } from './calendar.js';
import { keepsAsLeftovers, leftoverStorageOf } from './leftover-storage.js';
import { planMealPrep } from './meal-prep.js';
import { makeShoppingList } from './shopping-list.js';

const SOUP = 'turkish-red-lentil-soup';

/** Every meal of the plan comes from the pot of the first. */
const fromOnePot = (plan: Plan): Plan => ({
  ...plan,
  meals: withPots(
    plan.meals,
    plan.meals.map(() => 0),
  ),
});

const soupOn = (...days: number[]) => fromOnePot(planOf(days.map((day) => [day, 'dinner', SOUP, 1.25])));

const recipeOf = (slug: string) => libraryRecipes.find(({ id }) => id === slug) as PlanRecipe;

describe('what is bought for leftovers', () => {
  test.each([1, 2, 3, 4, 5, 6])('is what was bought for as many meals, in plan %i', (seed) => {
    const plan = randomPlan(seed, 7, 4);
    const random = randomNumbers(seed);
    const meals = plan.meals.map((meal) =>
      random() < 0.5 ? { ...meal, recipeId: plan.meals[0]?.recipeId ?? '' } : meal,
    );
    const pots = meals.map((meal, index) => (meal.recipeId === meals[0]?.recipeId ? 0 : index));
    const fresh = { ...plan, meals };
    const gramsOf = (one: Plan) =>
      makeShoppingList(one).map(({ ingredient, grams }) => [ingredient, grams && Number(grams.toFixed(6))]);
    expect(gramsOf({ ...plan, meals: withPots(meals, pots) })).toEqual(gramsOf(fresh));
  });

  test('is bought in the week that cooks them', () => {
    const plan = soupOn(7, 8);
    const lentils = (week: number) =>
      planMealPrep(plan, week).shoppingList.find(({ foodId }) => foodId === 'lentils-red')?.grams;
    const once = planMealPrep(planOf([[7, 'dinner', SOUP, 2.5]])).shoppingList;
    expect(lentils(1)).toBe(once.find(({ foodId }) => foodId === 'lentils-red')?.grams);
    expect(lentils(2)).toBeUndefined();
  });
});

describe('the guide', () => {
  test('says how long a dish that is cooked later keeps, and what of it is frozen', () => {
    const plan = fromOnePot(planOf([2, 4, 12].map((day) => [day, 'dinner', 'kung-pao-chicken', 1])));
    const prep = planMealPrep({
      ...plan,
      recipes: plan.recipes.map((one) => ({ ...one, name: 'Kung Pao', cookTimeMinutes: 12 })),
    });
    expect(prep.storageInstructions).toContainEqual({
      ingredient: 'Kung Pao, cooked on day 2, also for days 4 and 12',
      method: expect.stringContaining(
        'Freeze what is for days 4 and 12; thaw it in the fridge the night before',
      ),
      duration: '1 day; freeze for up to 2 months',
    });
  });

  test('cooks once what is eaten on several days', () => {
    const { prepInstructions } = planMealPrep(soupOn(1, 2, 3));
    expect(prepInstructions.map(({ instruction }) => instruction).join(' ')).toContain('3¾ servings');
  });
});

test('the calendar says that leftovers are just reheated', () => {
  const file = writeCalendar(soupOn(1, 3), 'plan').replaceAll('\r\n ', '');
  expect(file).toContain('(1¼ servings\\, leftovers)');
  expect(file).toContain('Leftovers from day 1: just reheat it\\, about 5 min');
});

test.each([
  ['Rice Salad with Tuna', 'ready to eat'],
  ['Salade Niçoise', 'ready to eat'],
  ['Warm Potato Salad', 'just reheat it'],
  ['Swordfish with Orange Salad', 'just reheat it'],
])('the calendar says of the leftovers of %s: %s', (name, words) => {
  const cooked = soupOn(1, 3);
  const recipes = cooked.recipes.map((recipe) => ({ ...recipe, name, cookTimeMinutes: 20 }));
  const file = writeCalendar({ ...cooked, recipes }, 'plan').replaceAll('\r\n ', '');
  expect(file).toContain(`Leftovers from day 1: ${words}`);
});

test('the calendar says of leftovers that nobody cooked that they are ready', () => {
  const uncooked = soupOn(1, 3);
  const recipes = uncooked.recipes.map((recipe) => ({ ...recipe, cookTimeMinutes: 0 }));
  const file = writeCalendar({ ...uncooked, recipes }, 'plan').replaceAll('\r\n ', '');
  expect(file).toContain('Leftovers from day 1: ready to eat');
});

test.each([
  ['turkish-red-lentil-soup', 'stew'],
  ['kung-pao-chicken', 'rice dish'],
  ['korean-beef-cabbage', null],
  ['turkey-meatballs-with-spaghetti', 'stew'],
])('%s is kept as %s', (slug, kind) => {
  expect(leftoverStorageOf(recipeOf(slug))).toBe(kind);
});

test.each(Array.from({ length: 12 }, (_, days) => days + 1))(
  'what is offered as leftovers after %i days is certified, whatever the dish',
  (days) => {
    const refused = libraryRecipes.filter((recipe) => {
      if (recipe.side || !keepsAsLeftovers(recipe, days)) return false;
      const slots: [number, 'dinner', string, number][] = [
        [1, 'dinner', recipe.id, 1],
        [1 + days, 'dinner', recipe.id, 1],
      ];
      const { rules } = certify(fromOnePot(planOf(slots)));
      return rules.some(({ rule, holds }) => rule === 'leftovers' && !holds);
    });
    expect(refused.map(({ id }) => id)).toEqual([]);
  },
);

test('a dish that is only good at once does not keep', () => {
  const salad = { ...recipeOf(SOUP), name: 'Lentil Salad' };
  expect(keepsAsLeftovers(salad, 1)).toBe(false);
  expect(keepsAsLeftovers(recipeOf(SOUP), 60)).toBe(true);
});
