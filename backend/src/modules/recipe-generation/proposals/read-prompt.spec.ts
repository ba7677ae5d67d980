import { expect, test } from '@jest/globals';
import { ANYTHING } from './order.js';
import { wishedWords, withPrompt } from './prompted-order.js';

const asked = (prompt: string, more = {}) => withPrompt({ ...ANYTHING, ...more, prompt });

test('the rules of a prompt bind like fields', () => {
  expect(
    asked('vegan dinner under 400 kcal without nuts, at least 20 g protein, in 30 minutes'),
  ).toMatchObject({
    dietaryTags: ['vegan'],
    mealTypes: ['dinner'],
    maxCalories: 400,
    minProtein: 20,
    maxPrepTime: 30,
    excludedAllergens: ['nuts', 'peanuts'],
  });
});

test('of a field and a prompt, the stricter bound holds, and the field says the meal', () => {
  const fields = { maxCalories: 300, minProtein: 40, mealTypes: ['lunch'] as const };
  expect(asked('dinner under 400 kcal with at least 20 g protein', fields)).toMatchObject(fields);
  expect(asked('under 200 kcal', fields)).toMatchObject({ maxCalories: 200 });
});

test('what is no rule is a wish', () => {
  const order = asked('a thai curry with lentils, no peanuts');
  expect(wishedWords(order)).toBe('thai curry lentils');
  expect(wishedWords(ANYTHING)).toBe('');
  expect(withPrompt(ANYTHING)).toBe(ANYTHING);
});

test('a food that is left out is one that no recipe has', () => {
  expect(asked('soup without mushrooms')).toMatchObject({ excludedFoods: ['mushrooms'] });
});
