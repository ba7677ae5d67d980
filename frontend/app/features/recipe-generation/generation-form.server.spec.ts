import { expect, test } from '@jest/globals';
import { generationFrom } from './generation-form.server';

const empty = {
  ...{ intent: '', isOverlay: '', count: '1', naturalLanguagePrompt: '', fitnessGoal: '', mealType: '' },
  ...{ dietaryTag: '', mainIngredient: '', maxPrepTime: '', maxCalories: '', minProtein: '', maxProtein: '' },
  ...{ minCarbs: '', maxCarbs: '', minFat: '', maxFat: '' },
};

const ofDay = (dailyCalories: string) => generationFrom({ ...empty, dailyCalories }).targetCalories;

test.each([
  ['800', 266],
  ['2,000', 666],
  ['5000', 1666],
  ['799', 0],
  ['5001', 1667],
])('a day of %s kcal asks for a meal of %d, which the API refuses outside of 266 to 1,666', (day, meal) => {
  expect(ofDay(day)).toBe(meal);
});
