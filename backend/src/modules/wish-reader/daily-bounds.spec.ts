import { describe, expect, test } from '@jest/globals';
import { read, understood } from '../../../test/support/understood.js';

describe('a minimum of fiber', () => {
  test.each<[string, Record<string, unknown>]>([
    ['at least 30 g fiber a day', { minDailyFiber: 30 }],
    ['min 35g of fibre', { minDailyFiber: 35 }],
    ['30g+ fiber', { minDailyFiber: 30 }],
    ['fiber: 30 g minimum', { minDailyFiber: 30 }],
    ['fiber 30 g or more per day', { minDailyFiber: 30 }],
    ['daily fiber intake of at least 28 g', { minDailyFiber: 28 }],
    ['10 g of fiber a day', { minDailyFiber: 10 }],
    ['mindestens 30 g Ballaststoffe am Tag', { minDailyFiber: 30 }],
    ['al menos 30 g de fibra al día', { minDailyFiber: 30 }],
    ['au moins 30 g de fibres par jour', { minDailyFiber: 30 }],
    ['30g fibre', { minDailyFiber: 30 }],
    ['25-35 g of fiber', { minDailyFiber: 25 }],
    ['150g protein, 30g fiber, 60g fat', { dailyProtein: 150, minDailyFiber: 30, dailyFat: 60 }],
    ['2000 kcal, 3 days, at least 30 g fiber', { dailyCalorieTarget: 2000, days: 3, minDailyFiber: 30 }],
    ['fiber rich food for 5 days', { days: 5, not: ['fiber rich'] }],
  ])('is read from "%s"', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });

  test('that was not called one is said to have been taken for one', () => {
    expect(read('30 g of fiber a day').values.minDailyFiber).toMatchObject({
      from: 'assumed',
      why: '“30 g of fiber a day” was read as the minimum.',
    });
    expect(read('at least 30 g of fiber').values.minDailyFiber).toMatchObject({ from: 'text' });
  });

  test.each([
    ['8 g of fiber per meal', 'Plans have a minimum of fiber a day, but none per meal.', false],
    ['at least 8 g of fiber', 'Please say whether it is per meal or per day.', false],
    ['at least 200 g fiber a day', 'The minimum of fiber a day is from 10 to 100 g.', false],
    ['high fiber', 'Please say how many grams of fiber a day should have at least.', false],
  ])('is not made of "%s"', (wish, why, mustAsk) => {
    const { values, notTaken } = read(wish);
    expect(values).not.toHaveProperty('minDailyFiber');
    expect(notTaken).toEqual([{ words: wish, why, mustAsk }]);
  });

  test('stands in the description of the plan', () => {
    expect(read('vegan, at least 30 g fiber').values.description?.value).toBe(
      'Vegan; at least 30 g of fiber a day.',
    );
  });
});

describe('a maximum of fiber', () => {
  test.each<[string, Record<string, unknown>]>([
    ['at most 20 g of fiber a day', { maxDailyFiber: 20 }],
    ['no more than 15g fibre', { maxDailyFiber: 15 }],
    ['fiber: 15 g max', { maxDailyFiber: 15 }],
    ['8 g of fiber or less per day', { maxDailyFiber: 8 }],
    ['max 8 g of fiber per day', { maxDailyFiber: 8 }],
    ['höchstens 18 g Ballaststoffe am Tag', { maxDailyFiber: 18 }],
    ['como máximo 20 g de fibra al día', { maxDailyFiber: 20 }],
    ['au plus 15 g de fibres par jour', { maxDailyFiber: 15 }],
    ['at least 20 g of fiber and at most 40 g of fiber', { minDailyFiber: 20, maxDailyFiber: 40 }],
  ])('is read from "%s"', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });

  test.each([
    'low fiber',
    'low-fibre diet',
    'low-residue',
    'low in fiber',
    'ballaststoffarm',
    'ballaststoffarme Ernährung',
    'wenig Ballaststoffe',
    'dieta baja en fibra',
    'poca fibra',
    'pauvre en fibres',
    'peu de fibres',
  ])('of 15 g is what "%s" means', (wish) => {
    expect(read(wish).values.maxDailyFiber).toMatchObject({
      value: 15,
      from: 'assumed',
      why: expect.stringMatching(/^“.+” was read as at most 15 g a day\.$/),
    });
    expect(read(wish)).toMatchObject({ notTaken: [], notUnderstood: [] });
  });

  test.each([
    'easy to digest',
    'easily digestible',
    'gentle on the stomach',
    'leicht verdaulich',
    'fácil de digerir',
  ])('of 25 g is what "%s" means', (wish) => {
    expect(read(wish).values.maxDailyFiber).toMatchObject({ value: 25, from: 'assumed' });
    expect(read(wish)).toMatchObject({ notTaken: [], notUnderstood: [] });
  });

  test.each(['not low fiber', 'mostly low fibre', 'nicht ballaststoffarm', 'no need for low fiber'])(
    'is not made of "%s", which is told',
    (wish) => {
      const { values, notes } = read(wish);
      expect(values).not.toHaveProperty('maxDailyFiber');
      expect(notes).toEqual([`“${wish}” was read as no rule.`]);
    },
  );

  test.each([
    ['at most 5 g of fiber per meal', 'Plans have a maximum of fiber a day, but none per meal.', false],
    ['at most 8 g of fiber', 'Please say whether it is per meal or per day.', true],
    ['at most 3 g of fiber a day', 'The maximum of fiber a day is from 5 to 100 g.', true],
    ['no fiber', 'Please say how many grams of fiber a day may have at most.', true],
  ])('is asked about for "%s"', (wish, why, mustAsk) => {
    const { values, notTaken } = read(wish);
    expect(values).not.toHaveProperty('maxDailyFiber');
    expect(notTaken).toEqual([{ words: wish, why, mustAsk }]);
  });

  test.each(['low fiber, at most 20 g of fiber a day', 'at most 20 g of fiber a day, so low fiber'])(
    'with a number counts, not the usual one of words (%s)',
    (wish) => {
      expect(understood(wish)).toEqual({ maxDailyFiber: 20 });
    },
  );

  test('stands in the description of the plan', () => {
    expect(read('vegan, at most 15 g fiber').values.description?.value).toBe(
      'Vegan; at most 15 g of fiber a day.',
    );
  });
});
