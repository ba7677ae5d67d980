import { describe, expect, test } from '@jest/globals';
import { read, understood } from '../../../test/support/understood.js';

describe('carb loading', () => {
  test.each([
    'carb load, 2400 kcal',
    'carb-loading, 2400 kcal',
    '2400 kcal, carbo-loading',
    '2400 kcal, Carboloading',
    'carga de carbohidratos, 2400 kcal',
    'recharge glucidique, 2400 kcal',
  ])('is 70%% carbs and 15%% protein for "%s", and leaves fat to follow', (wish) => {
    expect(understood(wish)).toEqual({ dailyCalorieTarget: 2400, dailyCarbs: 420, dailyProtein: 90 });
  });

  test.each([
    'carb load before my marathon, 2400 kcal',
    'Carboloading vor dem Marathon, 2400 kcal',
    'recharge glucidique avant la course, 2400 kcal',
    'low fiber before a race, 2400 kcal',
  ])('may be asked for with its reason, of which nothing is left over (%s)', (wish) => {
    expect(read(wish)).toMatchObject({ notUnderstood: [], notTaken: [] });
  });

  test('is told with its words', () => {
    expect(read('carb load before my marathon, 2400 kcal').values).toMatchObject({
      dailyCarbs: {
        value: 420,
        from: 'assumed',
        quote: 'carb load before my marathon',
        why: '“carb load before my marathon” was read as 70% of 2400 kcal.',
      },
      dailyProtein: { value: 90, why: '“carb load before my marathon” was read as 15% of 2400 kcal.' },
    });
  });

  test('changes nothing where grams or shares were stated', () => {
    const note = '“carb load” changed nothing, because grams or shares were given.';
    expect(understood('carb load, 3000 kcal, 480 g carbs')).toEqual({
      dailyCalorieTarget: 3000,
      dailyCarbs: 480,
    });
    expect(read('carb load, 3000 kcal, 480 g carbs').notes).toEqual([note]);
    expect(read('carb load, 60/25/15').notes).toEqual([note]);
  });

  test('is 10 g of carbs per kilogram for a body weight, as far as the energy allows', () => {
    expect(understood('carb load, 50 kg, 3400 kcal')).toMatchObject({ dailyCarbs: 500, dailyProtein: 128 });
    expect(understood('carb load, 80 kg, 3400 kcal')).toMatchObject({ dailyCarbs: 595 });
  });

  test('raises an energy that nobody stated to what the body weight needs', () => {
    expect(understood('carb load, weighs 60 kg')).toMatchObject({
      dailyCalorieTarget: 3429,
      dailyCarbs: 600,
      dailyProtein: 129,
    });
    expect(understood('carb load, weighs 120 kg')).toMatchObject({ dailyCalorieTarget: 5001 });
  });

  test('leaves the protein to a minimum', () => {
    expect(understood('carb load, 3000 kcal, at least 130 g protein')).toEqual({
      dailyCalorieTarget: 3000,
      dailyCarbs: 525,
      minDailyProtein: 130,
    });
  });

  test('is not asked for by words that deny it, which is told', () => {
    expect(understood('no carb loading, 2400 kcal')).toEqual({ dailyCalorieTarget: 2400 });
    expect(read('no carb loading, 2400 kcal').notes).toEqual(['“no carb loading” was read as no rule.']);
  });
});
