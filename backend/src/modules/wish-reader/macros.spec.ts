import { describe, expect, test } from '@jest/globals';
import { understood } from '../../../test/support/understood.js';

describe('grams of a macro', () => {
  test.each<[string, Record<string, unknown>]>([
    ['at least 120g of protein', { minDailyProtein: 120 }],
    ['110g protein min', { minDailyProtein: 110 }],
    ['protein 110 g +', { minDailyProtein: 110 }],
    ['110 g+ protein', { minDailyProtein: 110 }],
    ['mind. 130g Protein', { minDailyProtein: 130 }],
    ['150 g EW, 220 g KH, 70 g Fett', { dailyProtein: 150, dailyCarbs: 220, dailyFat: 70 }],
    ['al menos 120 g de proteína', { minDailyProtein: 120 }],
    ['au moins 150 g de protéines', { minDailyProtein: 150 }],
    ['2000 kcal min 150 g protein', { dailyCalorieTarget: 2000, minDailyProtein: 150 }],
    ['protein between 120 and 150 g', { dailyProtein: 135 }],
    ['150g protein, 200g carbs, 60g fat', { dailyProtein: 150, dailyCarbs: 200, dailyFat: 60 }],
    ['protein 150g carbs 200g fat 60g', { dailyProtein: 150, dailyCarbs: 200, dailyFat: 60 }],
    ['150 protein, 200 carbs, 60 fat', { dailyProtein: 150, dailyCarbs: 200, dailyFat: 60 }],
    ['p: 150g; c: 180g; f: 50g', { dailyProtein: 150, dailyCarbs: 180, dailyFat: 50 }],
    [
      'cal 1900 pro 160 carb 170 fat 60',
      { dailyCalorieTarget: 1900, dailyProtein: 160, dailyCarbs: 170, dailyFat: 60 },
    ],
    ['P150 C200 F60', { dailyProtein: 150, dailyCarbs: 200, dailyFat: 60 }],
    ['max 50g of carbs daily', { dailyCarbs: 50 }],
    ['high protein, 40g protein in every meal', { minProtein: 40, dietaryTags: ['high-protein'] }],
    [
      'each meal should have at least 25g of protein and no more than 40g carbs',
      { minProtein: 25, maxCarbs: 40 },
    ],
    ['fat max 20g per meal', { maxFat: 20 }],
    ['carbs 30-40g per meal', { minCarbs: 30, maxCarbs: 40 }],
    ['7days 4meals 150g protein', { days: 7, mealsPerDay: 4, dailyProtein: 150 }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('several macros without commas', () => {
  const grams = { dailyProtein: 180, dailyCarbs: 200, dailyFat: 60 };

  test.each<[string, Record<string, unknown>]>([
    ['180g protein 200g carbs 60g fat 2000 kcal', { ...grams, dailyCalorieTarget: 2000 }],
    ['2000 kcal 180g protein 200g carbs 60g fat 5 days', { ...grams, dailyCalorieTarget: 2000, days: 5 }],
    ['protein 180 carbs 200 fat 60', grams],
    [
      '40% protein 40% carbs 20% fat 2000 kcal',
      { dailyCalorieTarget: 2000, dailyProtein: 200, dailyCarbs: 200, dailyFat: 44 },
    ],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('macros of meals that are named at the end', () => {
  const ofMeal = { minProtein: 30, maxCarbs: 40, maxFat: 15 };

  test.each<[string, Record<string, unknown>]>([
    ['30g protein, 40g carbs, 15g fat per meal', ofMeal],
    ['30g protein 40g carbs 15g fat per meal', ofMeal],
    ['per meal: 30g protein, 40g carbs, 15g fat', ofMeal],
    ['150g protein, 40g carbs per meal', { dailyProtein: 150, maxCarbs: 40 }],
    [
      'dinner under 500 calories and 20g carbs',
      { caloriesByType: { dinner: { min: null, max: 500 } }, not: ['20g carbs'] },
    ],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('shares of the energy', () => {
  test.each<[string, Record<string, unknown>]>([
    ['40/30/30', { dailyProtein: 150, dailyCarbs: 200, dailyFat: 67 }],
    ['2400 kcal, 50/30/20', { dailyCalorieTarget: 2400, dailyProtein: 180, dailyCarbs: 300, dailyFat: 53 }],
    ['30/40/30 protein/carbs/fat', { dailyProtein: 150, dailyCarbs: 200, dailyFat: 67 }],
    ['p/c/f 40/30/30', { dailyProtein: 200, dailyCarbs: 150, dailyFat: 67 }],
    ['40c/30p/30f', { dailyProtein: 150, dailyCarbs: 200, dailyFat: 67 }],
    ['40% protein, 30% carbs, 30% fat', { dailyProtein: 200, dailyCarbs: 150, dailyFat: 67 }],
    ['35% of calories from protein', { dailyProtein: 175 }],
    ['30-40% protein', { dailyProtein: 175 }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('grams by body weight', () => {
  test.each<[string, Record<string, unknown>]>([
    ['she weighs 70 kg and wants 2 g protein per kg', { dailyProtein: 140 }],
    ['1.8g/kg protein, 82kg male', { dailyProtein: 148, not: ['male'] }],
    ['1 g protein per pound, weight: 180 lbs', { dailyProtein: 180 }],
    ['80 kg, protein 1.6-2 g per kg', { dailyProtein: 144 }],
    ['2g protein per kg, lose 40 kg', { fitnessGoal: 'weight_loss' }],
    ['at least 2 g/kg protein, weighs 80 kg', { minDailyProtein: 160 }],
    ['70 kg, 150 g protein', { dailyProtein: 150, not: ['70 kg'] }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('a number that is no macro', () => {
  test.each<[string, Record<string, unknown>]>([
    ['50/30/30', {}],
    ['30g protein', {}],
    ['2g protein per kg', {}],
    ['1g of protein per pound of bodyweight', {}],
    ['20 g protein per snack', { not: ['20 g protein per snack'] }],
    ['3 protein shakes', { not: ['3 protein shakes'] }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});
