import { describe, expect, test } from '@jest/globals';
import type { Plan, PlanMeal, PlanRecipe, PlanRules } from '../plan-model/plan.js';
import { DEFAULT_RULES } from '../plan-model/rules/index.js';
import { certify } from './certify.js';
import type { RuleName } from './rule-checks.js';

/** A third of 1500 kcal with 100 g of protein, 150 g of carbs and 50 g of fat. */
const dish = (name: string, changes: Partial<PlanRecipe> = {}): PlanRecipe => ({
  id: name,
  name,
  description: '',
  mealTypes: ['breakfast', 'lunch', 'dinner'],
  dietaryTags: ['vegan', 'gluten-free'],
  mainIngredientTags: [name],
  allergens: [],
  cuisine: null,
  prepTimeMinutes: 10,
  cookTimeMinutes: 20,
  servings: 1,
  caloriesKcal: 500,
  proteinGrams: 33.33,
  carbsGrams: 50,
  fatGrams: 16.67,
  nutritionSource: 'computed',
  picture: null,
  ingredientsJson: [
    { amount: 200, unit: 'g', name, note: null, foodId: name, grams: 200 },
    { amount: 1, unit: 'tsp', name: 'salt', note: null, foodId: 'salt', grams: 6 },
  ],
  instructionsText: '',
  ...changes,
});

const meal = (day: number, mealNumber: number, recipeId: string, servings = 1): PlanMeal => ({
  day,
  mealNumber,
  mealType: (['breakfast', 'lunch', 'dinner'] as const)[mealNumber - 1] ?? 'snack',
  recipeId,
  servings,
});

const plan = (rules: Partial<PlanRules> = {}, changes: Partial<Plan> = {}): Plan => ({
  planName: 'Lean',
  fitnessGoal: 'weight_loss',
  description: '',
  clientName: null,
  days: 1,
  mealsPerDay: 3,
  // A Friday.
  startsOn: '2026-11-20',
  targets: { calories: 1500, protein: 100, carbs: 150, fat: 50 },
  rules: { ...DEFAULT_RULES, ...rules },
  recipes: [dish('oats'), dish('soup'), dish('curry')],
  meals: [meal(1, 1, 'oats'), meal(1, 2, 'soup'), meal(1, 3, 'curry')],
  generatedBy: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  startOfWeekMealPrep: null,
  ...changes,
});

const withCurry = (changes: Partial<PlanRecipe>) => ({
  recipes: [dish('oats'), dish('soup'), dish('curry', changes)],
});

/** A food that no list of ids knows for what its name says. */
const called = (name: string): Partial<PlanRecipe> => ({
  ingredientsJson: [{ amount: 1, unit: 'g', name, note: null, foodId: 'unlabeled', grams: 1 }],
});

const holding = (...names: string[]): Partial<PlanRecipe> => ({
  ingredientsJson: names.map((name) => ({ amount: 1, unit: 'g', name, note: null, foodId: name, grams: 1 })),
});

const broken = (one: Plan): RuleName[] =>
  certify(one)
    .rules.filter(({ holds }) => !holds)
    .map(({ rule }) => rule);

describe('a day', () => {
  const within = (changes: Partial<PlanRecipe>) => certify(plan({}, withCurry(changes))).days[0]?.within;

  test('holds at its target, and at the very bounds', () => {
    expect(certify(plan())).toMatchObject({ holds: true, days: [{ day: 1, holds: true }] });
    expect(within({ caloriesKcal: 530 })?.calories).toBe(true);
    expect(within({ caloriesKcal: 470 })?.calories).toBe(true);
    expect(within({ carbsGrams: 57.5 })?.carbs).toBe(true);
    // 5% of 50 g is less than 5 g.
    expect(within({ fatGrams: 21.66 })?.fat).toBe(true);
  });

  test('holds where whole grams, as they are shown, are within', () => {
    expect(within({ proteinGrams: 38.8 })?.protein).toBe(true);
    expect(within({ carbsGrams: 58.4 })?.carbs).toBe(true);
    expect(within({ fatGrams: 22.1 })?.fat).toBe(true);
  });

  test('does not beyond them', () => {
    expect(within({ caloriesKcal: 531 })?.calories).toBe(false);
    expect(within({ caloriesKcal: 469 })?.calories).toBe(false);
    expect(within({ proteinGrams: 38.9 })?.protein).toBe(false);
    expect(within({ carbsGrams: 58.51 })?.carbs).toBe(false);
    expect(within({ fatGrams: 22.2 })?.fat).toBe(false);
    expect(certify(plan({}, withCurry({ caloriesKcal: 531 }))).holds).toBe(false);
  });

  test('counts what is eaten of each', () => {
    const meals = [meal(1, 1, 'oats', 0.5), meal(1, 2, 'soup'), meal(1, 3, 'curry', 1.5)];
    const [day] = certify(plan({}, { meals })).days;
    expect(day?.actual.calories).toBe(1500);
    expect(day?.holds).toBe(true);
  });
});

test.each([
  ['milk', 'coconut milk'],
  ['beef', 'beef tomato'],
  ['nuts', 'ground nutmeg'],
])('without %s, %s is nothing that breaks a rule', (name, ingredient) => {
  const rules = { excludedFoods: [{ name, foodIds: [] }] };
  expect(broken(plan(rules, withCurry(called(ingredient))))).toEqual([]);
});

describe('meat and dairy', () => {
  test.each([
    ['beef mince', 'coconut milk'],
    ['salmon fillet', 'butter'],
    ['vegetarian sausage', 'cheddar'],
    ['chicken breast', 'peanut butter'],
  ])('%s and %s may stand together', (one, other) => {
    expect(broken(plan({ keepsMeatApartFromDairy: true }, withCurry(holding(one, other))))).toEqual([]);
  });
});

test('a minimum of protein has no tolerance', () => {
  const days = (proteinGrams: number) =>
    certify(plan({ minDailyProtein: 99.98 }, withCurry({ proteinGrams })));
  expect(days(33.32).rules.find(({ rule }) => rule === 'minDailyProtein')?.holds).toBe(true);
  expect(days(33.31).rules.find(({ rule }) => rule === 'minDailyProtein')).toMatchObject({
    label: 'At least 99.98 g of protein every day',
    breaches: ['Day 1 has 99.9 g of protein'],
  });
});

describe('a minimum of fiber', () => {
  const fiber = (changes: Partial<PlanRecipe>) =>
    certify(
      plan(
        { minDailyFiber: 30 },
        {
          recipes: [
            dish('oats', { fibreGrams: 12 }),
            dish('soup', { fibreGrams: 8.5 }),
            dish('curry', changes),
          ],
        },
      ),
    ).rules.find(({ rule }) => rule === 'minDailyFiber');

  test('has no tolerance', () => {
    expect(fiber({ fibreGrams: 9.5 })).toMatchObject({
      label: 'At least 30 g of fiber every day',
      holds: true,
    });
    expect(fiber({ fibreGrams: 9.49 })).toMatchObject({
      holds: false,
      breaches: ['Day 1 has 29.9 g of fiber'],
    });
  });

  test.each([[{ fibreGrams: null }], [{}]])('names recipes that do not state theirs (%j)', (changes) => {
    expect(fiber(changes)).toMatchObject({
      holds: false,
      breaches: ['Day 1 has 20.5 g of fiber, not counting curry, where it is unknown'],
    });
  });

  test('holds where the recipes that state theirs have enough', () => {
    expect(
      certify(
        plan(
          { minDailyFiber: 8 },
          { recipes: [dish('oats', { fibreGrams: 8 }), dish('soup'), dish('curry')] },
        ),
      ).holds,
    ).toBe(true);
  });

  test('is nothing that plans without the figure are asked for', () => {
    expect(certify(plan()).rules.map(({ rule }) => rule)).not.toContain('minDailyFiber');
  });
});

describe('a maximum of fiber', () => {
  const fiber = (changes: Partial<PlanRecipe>) =>
    certify(
      plan(
        { maxDailyFiber: 30 },
        {
          recipes: [
            dish('oats', { fibreGrams: 12 }),
            dish('soup', { fibreGrams: 8.5 }),
            dish('curry', changes),
          ],
        },
      ),
    ).rules.find(({ rule }) => rule === 'maxDailyFiber');

  test('has no tolerance', () => {
    expect(fiber({ fibreGrams: 9.5 })).toMatchObject({
      label: 'At most 30 g of fiber every day',
      holds: true,
    });
    expect(fiber({ fibreGrams: 9.51 })).toMatchObject({
      holds: false,
      breaches: ['Day 1 has 30.1 g of fiber'],
    });
  });

  test.each([[{ fibreGrams: null }], [{}]])(
    'is not proven by recipes that do not state theirs (%j)',
    (changes) => {
      expect(fiber(changes)).toMatchObject({
        holds: false,
        breaches: ['Day 1 has 20.5 g of fiber, not counting curry, where it is unknown'],
      });
    },
  );

  test('is nothing that plans without the figure are asked for', () => {
    expect(certify(plan()).rules.map(({ rule }) => rule)).not.toContain('maxDailyFiber');
  });
});

describe('a rule', () => {
  test('that was not asked is not listed', () => {
    expect(certify(plan({ wholeRecipes: false })).rules.map(({ rule }) => rule)).toEqual([
      'complete',
      'mealTypes',
      'maxUses',
      'mainIngredients',
      'dinners',
    ]);
  });

  test('lowFat is broken by one recipe with more than 30% of its energy from fat', () => {
    const lean = (curry: number) => ({
      recipes: [
        ...[dish('oats', { fatGrams: 16 }), dish('soup', { fatGrams: 16 })],
        dish('curry', { fatGrams: curry }),
      ],
    });
    expect(broken(plan({ lowFat: true }, lean(16.66)))).toEqual([]);
    const { rules } = certify(plan({ lowFat: true }, lean(17)));
    expect(rules.find(({ rule }) => rule === 'lowFat')?.breaches).toEqual([
      'Day 1, dinner: curry has 31% from fat',
    ]);
  });

  test.each<[RuleName, Partial<PlanRules>, Partial<PlanRecipe>]>([
    ['mealTypes', {}, { mealTypes: ['snack'] }],
    ['dietaryTags', { dietaryTags: ['vegan', 'gluten-free'] }, { dietaryTags: ['vegan'] }],
    ['excludedAllergens', { excludedAllergens: ['celery'] }, { allergens: ['celery'] }],
    ['excludedAllergens', { excludedAllergens: ['celery'] }, { allergens: null }],
    ['excludedAllergens', { excludedAllergens: ['nuts'] }, called('almond flour')],
    ['excludedAllergens', { excludedAllergens: ['sulphites'] }, called('dry white wine')],
    ['excludedFoods', { excludedFoods: [{ name: 'fish', foodIds: [] }] }, called('salmon fillet')],
    [
      'excludedFoods',
      { excludedFoods: [{ name: 'glorbs', foodIds: ['sea-salt'] }] },
      {
        ingredientsJson: [{ amount: 1, unit: 'g', name: 'x', note: null, foodId: 'sea-salt', grams: 1 }],
      },
    ],
    [
      'excludedFoods',
      { excludedFoods: [{ name: 'mushrooms', foodIds: ['mushroom'] }] },
      {
        ingredientsJson: [{ amount: 1, unit: null, name: 'Wild mix', note: null, foodId: null, grams: null }],
      },
    ],
    ['keepsMeatApartFromDairy', { keepsMeatApartFromDairy: true }, holding('beef mince', 'grated cheddar')],
    [
      'keepsMeatApartFromDairy',
      { keepsMeatApartFromDairy: true },
      { ...holding('turkey ham'), allergens: ['milk'] },
    ],
    ['keepsMeatApartFromDairy', { keepsMeatApartFromDairy: true }, { allergens: null }],
    ['maxPrepTime', { maxPrepTime: 10 }, { prepTimeMinutes: 11 }],
    ['cookingTime', { weekdayMinutes: 30 }, { cookTimeMinutes: 21 }],
    ['mealCalories', { maxCalories: 510 }, { caloriesKcal: 511 }],
    ['mealCalories', { caloriesByType: { dinner: { min: 490, max: null } } }, { caloriesKcal: 489 }],
    ['mealMacros', { minProtein: 30 }, { proteinGrams: 29.9 }],
    ['mealMacros', { maxFat: 20 }, { fatGrams: 20.1 }],
  ])('%s is broken by one meal', (rule, rules, changes) => {
    expect(broken(plan(rules))).toEqual([]);
    expect(broken(plan(rules, withCurry(changes)))).toEqual([rule]);
    const check = certify(plan(rules, withCurry(changes))).rules.find((one) => one.rule === rule);
    expect(check?.breaches).toEqual([expect.stringMatching(/^Day 1, dinner: curry/)]);
  });

  test('bounds meals as they are eaten', () => {
    const meals = [meal(1, 1, 'oats'), meal(1, 2, 'soup'), meal(1, 3, 'curry', 1.25)];
    expect(broken(plan({ maxCalories: 600 }, { meals }))).toEqual(['mealCalories']);
  });

  test('of the weekend holds on the weekend alone', () => {
    const slow = withCurry({ cookTimeMinutes: 60 });
    expect(broken(plan({ weekendMinutes: 30 }, slow))).toEqual([]);
    expect(broken(plan({ weekendMinutes: 30 }, { ...slow, startsOn: '2026-11-21' }))).toEqual([
      'cookingTime',
    ]);
    expect(broken(plan({ weekdayMinutes: 30 }, { ...slow, startsOn: '2026-11-22' }))).toEqual([]);
  });

  test('counts distinct ingredients without staples', () => {
    const many = Array.from({ length: 5 }, (_, n) => ({
      amount: 1,
      unit: 'g' as const,
      name: `food ${n}`,
      note: null,
      foodId: null,
      grams: 1,
    }));
    expect(broken(plan({ maxIngredients: 5 }))).toEqual([]);
    expect(broken(plan({ maxIngredients: 6 }, withCurry({ ingredientsJson: many })))).toEqual([
      'maxIngredients',
    ]);
  });

  test('that a day is complete is broken by a missing meal, a wrong type and a portion that there is none of', () => {
    const { meals } = plan();
    expect(broken(plan({}, { meals: meals.slice(1) }))).toEqual(['complete']);
    expect(broken(plan({}, { days: 2 }))).toEqual(['complete']);
    expect(broken(plan({ mealType: 'dinner' }))).toEqual(['complete']);
    const odd = meals.map((one, index) => (index === 0 ? { ...one, servings: 0.9 } : one));
    expect(broken(plan({}, { meals: odd }))).toEqual(['complete']);
  });
});

describe('through the days', () => {
  const names = ['oats', 'soup', 'curry'];
  const days = (count: number, nameAt: (day: number, number: number) => string) => ({
    days: count,
    recipes: [
      ...new Set(Array.from({ length: count * 3 }, (_, n) => nameAt(1 + Math.floor(n / 3), 1 + (n % 3)))),
    ].map((name) => dish(name)),
    meals: Array.from({ length: count * 3 }, (_, n) => {
      const [day, number] = [1 + Math.floor(n / 3), 1 + (n % 3)];
      return meal(day, number, nameAt(day, number));
    }),
  });

  test('a recipe comes no more often in any seven days than was asked', () => {
    const everyFour = days(12, (day, number) => `${names[number - 1]} ${day % 4}`);
    expect(broken(plan({}, everyFour))).toEqual([]);
    const everyThree = days(12, (day, number) => `${names[number - 1]} ${day % 3}`);
    expect(broken(plan({}, everyThree))).toEqual(['maxUses']);
    expect(broken(plan({ maxUses: 3 }, everyThree))).toEqual([]);
  });

  test('no dinner comes twice running', () => {
    const twice = days(2, (day, number) => (number === 3 ? 'curry' : `${names[number - 1]} ${day}`));
    expect(broken(plan({}, twice))).toEqual(['dinners']);
  });

  test('no main ingredient is in more than two of five meals', () => {
    const mains = (count: number) => {
      const all = days(5, (day, number) => `${names[number - 1]} ${day}`);
      const recipes = all.recipes.map((recipe, index) =>
        index < count ? { ...recipe, mainIngredientTags: ['chicken', 'rice'] } : recipe,
      );
      return { ...all, recipes };
    };
    expect(broken(plan({}, mains(6)))).toEqual([]);
    expect(broken(plan({}, mains(7)))).toEqual(['mainIngredients']);
  });
});
