import { expect, test } from '@jest/globals';
import type { ParsedWish } from './parsed-wish';
import { usualValues } from './wish-fields';
import { readingIn, readingOf, relaxed, requestOf, valuesOf } from './wish-form.server';

const usual = usualValues('2026-11-21');

const typed = (texts: Record<string, string>, lists = {}) => ({
  texts: { ...usual.texts, planName: 'Lean', fitnessGoal: 'cutting', ...texts },
  lists: { ...usual.lists, ...lists },
});

test('reads numbers as people write them, by what each field takes, and hands on what is none', () => {
  const request = requestOf(typed({ dailyCalorieTarget: '1,800', dailyProtein: '1,800', days: 'a few' }));
  expect(request).toMatchObject({ dailyCalorieTarget: 1800, dailyProtein: 1.8, days: 'a few' });
});

test('what is left empty is not asked', () => {
  const request = requestOf(typed({ mealsPerDay: '', maxUses: ' ', generateMealPrep: '' }));
  expect(request).toMatchObject({ maxIngredients: null, excludedFoods: [], generateMealPrep: false });
  expect(Object.keys(request)).not.toEqual(expect.arrayContaining(['mealsPerDay']));
  expect(Object.keys(request)).not.toEqual(expect.arrayContaining(['maxUses']));
  expect(Object.keys(request)).not.toEqual(expect.arrayContaining(['customerId']));
});

test('words and bounds of single meals', () => {
  const request = requestOf(typed({ excludedFoods: 'olives, pork;\n ', breakfastMax: '400' }));
  expect(request.excludedFoods).toEqual(['olives', 'pork']);
  expect(request.caloriesByType?.breakfast).toEqual({ min: null, max: 400 });
});

const read = {
  planName: 'A vegan week',
  days: 5,
  dietaryTags: ['vegan'],
  caloriesByType: { breakfast: { min: null, max: 400 } },
  excludedFoods: ['olives', 'pork'],
  generateMealPrep: null,
  maxPrepTime: null,
  engine: 'rules',
  notes: [],
  notTaken: [],
  notUnderstood: ['glorbs'],
  marks: { days: { from: 'text', quote: '5 days' }, dietaryTags: { from: 'text', quote: 'vegan' } },
} as Partial<ParsedWish> as ParsedWish;

test('what was understood fills the form, the rest stays as usual', () => {
  const { texts, lists } = valuesOf(read, typed({ customerId: 'c1', days: '9' }));
  expect(texts).toMatchObject({
    days: '5',
    mealsPerDay: '3',
    breakfastMax: '400',
    excludedFoods: 'olives, pork',
    customerId: 'c1',
    startsOn: '2026-11-21',
    generateMealPrep: 'yes',
  });
  expect(lists).toEqual({ dietaryTags: ['vegan'], excludedAllergens: [], noCookingOn: [] });
});

test('whole recipes are cooked unless somebody said otherwise', () => {
  expect(requestOf(usual).wholeRecipes).toBe(true);
  expect(requestOf(typed({ wholeRecipes: '' })).wholeRecipes).toBe(false);
  expect(valuesOf(read, usual).texts.wholeRecipes).toBe('yes');
  expect(valuesOf({ ...read, wholeRecipes: false }, usual).texts.wholeRecipes).toBe('');
});

test('a way out changes what it names alone', () => {
  const before = typed(
    { maxCalories: '300', maxIngredients: '5', breakfastMax: '100' },
    { dietaryTags: ['keto'] },
  );
  const change = { maxCalories: null, maxIngredients: 8, dietaryTags: [], caloriesByType: {} };
  const { texts, lists } = relaxed(before, JSON.stringify(change));
  expect(texts).toEqual({
    ...before.texts,
    maxCalories: '',
    maxIngredients: '8',
    breakfastMax: '',
    ...noBounds,
  });
  expect(lists.dietaryTags).toEqual([]);
  expect(relaxed(before, 'nonsense')).toEqual(before);
});

const noBounds = Object.fromEntries(
  ['breakfast', 'lunch', 'dinner', 'snack'].flatMap((meal) => [
    [`${meal}Min`, ''],
    [`${meal}Max`, ''],
  ]),
);

test('how it was read comes along with the form, unless someone made it up', () => {
  const reading = readingOf(read, valuesOf(read, usual));
  expect(reading.marks.days).toEqual({ from: 'text', quote: '5 days', value: '5' });
  expect(readingIn(JSON.stringify(reading))).toEqual(reading);
  expect(readingIn('{"marks":{"days":7}}')).toBeNull();
});
