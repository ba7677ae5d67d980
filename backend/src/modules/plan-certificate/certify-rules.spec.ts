import { describe, expect, test } from '@jest/globals';
import {
  broken,
  called,
  dish,
  holding,
  meal,
  plan,
  withCurry,
} from '../../../test/factories/plans-to-certify.ts';
import type { PlanRecipe, PlanRules } from '../plan-model/plan.js';
import { certify } from './certify.js';
import type { RuleName } from './rule-checks.js';

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
