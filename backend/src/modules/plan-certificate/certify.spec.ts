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
import type { PlanRecipe } from '../plan-model/plan.js';
import { certify } from './certify.js';

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
