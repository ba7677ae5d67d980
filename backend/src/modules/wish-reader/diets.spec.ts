import { describe, expect, test } from '@jest/globals';
import { read, understood } from '../../../test/support/understood.js';

describe('a goal of a wish', () => {
  test.each<[string, Record<string, unknown>]>([
    ['lose weight and build muscle', { fitnessGoal: 'weight_loss' }],
    ['get shredded', { fitnessGoal: 'cutting' }],
    ['cut at 1800', { dailyCalorieTarget: 1800, fitnessGoal: 'cutting' }],
    ['lean bulk', { fitnessGoal: 'bulking' }],
    ['clean eating', { fitnessGoal: 'general_health' }],
    ['marathon training', { fitnessGoal: 'athletic_performance' }],
    ['calorie deficit', { fitnessGoal: 'weight_loss' }],
    [
      'gaining muscle without losing endurance',
      { fitnessGoal: 'muscle_gain', not: ['without losing endurance'] },
    ],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('a phrase that is no goal', () => {
  test.each<[string, Record<string, unknown>]>([
    ['does not want to lose weight', { not: ['not want to lose weight'] }],
    ['not bulking', { not: ['not bulking'] }],
    ['cutting board', { not: ['cutting board'] }],
    ['cut carbs', { not: ['cut carbs'] }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

test.each(['oats with low-fat milk', 'low-fat Greek yogurt every day', 'low fat cheese only'])(
  '"%s" asks for a product, not for a diet low in fat',
  (wish) => {
    expect(understood(wish)).not.toHaveProperty('lowFat');
  },
);

describe('a diet of a wish', () => {
  test.each<[string, Record<string, unknown>]>([
    ['ketogenic, gluten-free', { dietaryTags: ['keto', 'gluten-free'] }],
    ['not vegan but vegetarian', { dietaryTags: ['vegetarian'] }],
    ['plant-based', { dietaryTags: ['vegan'] }],
    ['pescatarian', { excludedFoods: ['meat'] }],
    ['low-fat diet, 1800 kcal', { lowFat: true, dailyCalorieTarget: 1800 }],
    ['fettarme Ernährung', { lowFat: true }],
    ["he's coeliac", { dietaryTags: ['gluten-free'], excludedAllergens: ['gluten'] }],
    ['rich in protein, low in carbs', { dietaryTags: ['high-protein', 'low-carb'] }],
    ['3 vegan days and 4 vegetarian days', { not: ['3 vegan days and 4 vegetarian'] }],
    ['halal, mediterranean, low sodium', { excludedFoods: ['pork', 'alcohol'] }],
    ['vegan on weekdays, 5 days', { days: 5, not: ['vegan on weekdays'] }],
    ['vegan from Monday', { dietaryTags: ['vegan'], startsOn: '2026-11-23' }],
    ['7 days, vegan then keto', { days: 7, not: ['vegan then keto'] }],
    ['first vegetarian followed by paleo', { not: ['first vegetarian followed by paleo'] }],
    ['gluten free vegan, then keto', { dietaryTags: ['gluten-free'], not: ['vegan', 'keto'] }],
    ['vegan/gluten free', { dietaryTags: ['vegan', 'gluten-free'] }],
    ['vegan - no wait, vegetarian', { dietaryTags: ['vegetarian'] }],
    ['keto, actually no, low carb', { dietaryTags: ['low-carb'] }],
    ['vegan, sorry for the rush, and gluten free', { dietaryTags: ['vegan', 'gluten-free'], not: ['rush'] }],
    ['gluten free, actually vegan', { dietaryTags: ['gluten-free', 'vegan'] }],
    ['high protein, rather low carb', { dietaryTags: ['high-protein', 'low-carb'] }],
    ['mostly gluten free', { dietaryTags: ['gluten-free'] }],
    ['vegan lunch and dinner plan', { dietaryTags: ['vegan'], mealsPerDay: 2 }],
    ['gluten free dinners', { dietaryTags: ['gluten-free'], not: ['dinners'] }],
    ['was vegan, now keto 1800', { dailyCalorieTarget: 1800, dietaryTags: ['keto'] }],
    ['low carb dinners, 2000 kcal', { dailyCalorieTarget: 2000, not: ['low carb dinners'] }],
    ['low carb lunches and dinners', { not: ['low carb lunches and dinners'] }],
    ['vegan breakfast, lunch and dinner', { mealsPerDay: 3, dietaryTags: ['vegan'] }],
    ['vegan dinner plan', { dietaryTags: ['vegan'], mealType: 'dinner', mealsPerDay: 1 }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

test.each([
  "doesn't have to be vegan",
  "doesn't need to be gluten free",
  "needn't be keto",
  "doesn't want low carb",
  'without going low carb',
  'anything but keto',
  'no longer vegetarian',
  'used to be vegan',
  'gluten free optional',
  'mostly vegetarian',
  'nicht unbedingt low carb',
  'pas végétarien',
  'no tiene que ser vegano',
  'her husband is vegan',
])('“%s” requires no diet', (wish) => {
  expect(understood(wish)).not.toHaveProperty('dietaryTags');
});

test('a wish that is made “if possible” is applied and marked as assumed', () => {
  expect(read('vegan if possible').values.dietaryTags).toMatchObject({ value: ['vegan'], from: 'assumed' });
});

test('a correction is reported', () => {
  expect(read('vegan, no wait, vegetarian').notes).toContain(
    '“vegetarian” was used, not “vegan”: the later one counts.',
  );
});
