import { expect, test } from '@jest/globals';
import { generationFrom } from './generation-form.server';

const empty = {
  ...{ intent: '', isOverlay: '', count: '1', naturalLanguagePrompt: '', fitnessGoal: '', mealType: '' },
  ...{ dietaryTag: '', mainIngredient: '', maxPrepTime: '', maxCalories: '', minProtein: '', maxProtein: '' },
  ...{ minCarbs: '', maxCarbs: '', minFat: '', maxFat: '' },
};

test('what is typed is sent as it is, and what is empty is left out', () => {
  const typed = { ...empty, dailyCalories: '2,000', mealType: 'lunch', minProtein: ' 30 ' };
  expect(generationFrom(typed)).toEqual({
    ...{ count: 1, dailyCalories: 2000, minProtein: 30, mealTypes: ['lunch'] },
  });
  expect(generationFrom({ ...empty, dailyCalories: 'many' })).toEqual({ count: 1, dailyCalories: 'many' });
  expect(generationFrom({ ...typed, intent: 'quick' })).toEqual({ count: 1 });
});
