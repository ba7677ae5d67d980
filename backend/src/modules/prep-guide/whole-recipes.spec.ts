import { describe, expect, test } from '@jest/globals';
import { planOf, randomNumbers, randomPlan } from '../../../test/factories/library-plans.js';
import { type Plan, type PlanRecipe, withPots } from '../plan-model/index.js';
import { writeCalendar } from './calendar.js';
import { findLeftOver } from './left-over.js';
import { planMealPrep } from './meal-prep.js';
import { makeShoppingList } from './shopping-list.js';

const SOUP = 'turkish-red-lentil-soup';

/** A dish for 4 servings that is cooked on the first of these days and eaten on all of them. */
function dishOn(portions: [day: number, servings: number][], changes: Partial<PlanRecipe> = {}): Plan {
  const plan = planOf(portions.map(([day, servings]) => [day, 'dinner', SOUP, servings]));
  return {
    ...plan,
    rules: { ...plan.rules, wholeRecipes: true },
    recipes: plan.recipes.map((recipe) => ({ ...recipe, name: 'Soup', servings: 4, ...changes })),
    meals: withPots(
      plan.meals,
      plan.meals.map(() => 0),
    ),
  };
}

const forThreeDays = dishOn([
  [1, 1.25],
  [2, 1.25],
  [3, 1.25],
]);

const storageOf = (plan: Plan) =>
  planMealPrep(plan).storageInstructions.filter(({ ingredient }) => ingredient.startsWith('Soup'));

const fileOf = (plan: Plan) => writeCalendar(plan, 'plan').replaceAll('\r\n ', '');

/** The grams of each food, by somebody who makes recipes one after the other until there is enough. */
function gramsMade({ meals, recipes }: Plan): Record<string, number> {
  const grams: Record<string, number> = {};
  for (const cook of meals.filter(({ leftoverOf }) => !leftoverOf)) {
    const recipe = recipes.find(({ id }) => id === cook.recipeId) as PlanRecipe;
    const isFromIt = ({ day, mealNumber, leftoverOf: from }: Plan['meals'][number]) =>
      from
        ? from.day === cook.day && from.mealNumber === cook.mealNumber
        : cook.day === day && cook.mealNumber === mealNumber;
    const eaten = meals.filter(isFromIt).reduce((sum, { servings }) => sum + servings, 0);
    let made = recipe.servings;
    while (made < eaten) made += recipe.servings;
    if (recipe.servings === 1 || (made - eaten) / made > 1 / 4) made = eaten;
    for (const { foodId, grams: each } of recipe.ingredientsJson)
      grams[foodId ?? ''] = (grams[foodId ?? ''] ?? 0) + ((each ?? 0) * made) / recipe.servings;
  }
  return grams;
}

/** A random plan whose recipes make several servings, where some dishes are eaten from one pot on later days. */
function randomWholePlan(seed: number): Plan {
  const plan = randomPlan(seed, 1 + (seed % 20), 1 + (seed % 5));
  const random = randomNumbers(seed);
  const pots = plan.meals.map(({ recipeId }, index) => {
    const first = plan.meals.findIndex((meal) => meal.recipeId === recipeId);
    return random() < 0.6 ? first : index;
  });
  return {
    ...plan,
    rules: { ...plan.rules, wholeRecipes: true },
    recipes: plan.recipes.map((recipe) => ({ ...recipe, servings: 1 + Math.floor(random() * 6) })),
    meals: withPots(plan.meals, pots),
  };
}

test.each(Array.from({ length: 40 }, (_, seed) => seed))('the list of plan %i buys what is made', (seed) => {
  const plan = randomWholePlan(seed);
  const made = gramsMade(plan);
  const bought: Record<string, number> = {};
  for (const { foodId, grams } of makeShoppingList(plan))
    bought[foodId ?? ''] = (bought[foodId ?? ''] ?? 0) + (grams ?? 0);
  expect(Object.keys(bought).sort()).toEqual(Object.keys(made).sort());
  for (const [foodId, grams] of Object.entries(made)) expect(bought[foodId]).toBeCloseTo(grams, 6);
});

describe('a recipe that is cooked whole', () => {
  test('is bought whole, though not all of it is eaten', () => {
    const [recipe] = forThreeDays.recipes;
    const lentils = recipe?.ingredientsJson.find(({ foodId }) => foodId === 'lentils-red');
    const gramsIn = (plan: Plan) =>
      makeShoppingList(plan).find(({ foodId }) => foodId === 'lentils-red')?.grams;
    expect(gramsIn(forThreeDays)).toBe(lentils?.grams);
    const exact = { ...forThreeDays, rules: { ...forThreeDays.rules, wholeRecipes: false } };
    expect(gramsIn(exact)).toBeCloseTo(((lentils?.grams ?? 0) * 3.75) / 4);
  });

  test('leaves less of an opened package', () => {
    const feta = { amount: 140, unit: 'g', name: 'feta', note: null, foodId: 'feta', grams: 140 } as const;
    const plan = dishOn([[1, 1.5]], { servings: 2, ingredientsJson: [feta] });
    const exact = { ...plan, rules: { ...plan.rules, wholeRecipes: false } };
    expect([plan, exact].map((one) => findLeftOver(one, 1, 'feta')?.grams)).toEqual([60, 95]);
  });

  test('is made whole at the start of the week, and the guide says what to do with the rest', () => {
    const steps = planMealPrep(forThreeDays).prepInstructions.map(({ instruction }) => instruction);
    expect(steps).toContainEqual('Cook 4 servings of Soup for days 1, 2 and 3; ¼ serving is left.');
    expect(storageOf(forThreeDays)).toEqual([
      expect.objectContaining({
        method: expect.stringMatching(/\. ¼ serving is left: eat it within 4 days, or freeze it$/),
      }),
    ]);
  });

  test('has the same advice where it is cooked on its day', () => {
    const fried = { instructionsText: 'Fry it.', cookTimeMinutes: 12, name: 'Soup in a Pan' };
    const twice = dishOn(
      [
        [2, 1.5],
        [4, 1.5],
      ],
      fried,
    );
    expect(storageOf(twice)).toEqual([
      expect.objectContaining({
        ingredient: 'Soup in a Pan, cooked on day 2, also for day 4',
        method: expect.stringMatching(/\. 1 serving is left: eat it within 4 days$/),
      }),
    ]);
    const once = dishOn([[2, 1.75]], { ...fried, servings: 2 });
    expect(storageOf(once)).toEqual([
      expect.objectContaining({ ingredient: 'Soup in a Pan, cooked on day 2' }),
    ]);
    expect(storageOf(dishOn([[2, 2]], { ...fried, servings: 2 }))).toEqual([]);
  });

  test('is eaten on its day if it does not keep', () => {
    const salad = { instructionsText: 'Toss it.', name: 'Soup Salad', cookTimeMinutes: 0, servings: 2 };
    expect(storageOf(dishOn([[2, 1.5]], salad))).toEqual([
      {
        ingredient: 'Soup Salad, cooked on day 2',
        method: '½ serving is left: only good when it is freshly made',
        duration: 'The same day',
      },
    ]);
  });

  test('is in the calendar at the meal that cooks it', () => {
    expect(fileOf(forThreeDays).match(/Cook [^\\]*(\\[,;][^\\]*)*/g)).toEqual([
      'Cook 4 servings\\, also for days 2 and 3\\; ¼ serving is left',
    ]);
    expect(fileOf(dishOn([[1, 1.75]], { servings: 2 }))).toContain('Cook 2 servings\\; ¼ serving is left');
    expect(fileOf(dishOn([[1, 1]]))).not.toContain('Cook ');
  });
});
