import { describe, expect, test } from '@jest/globals';
import type { MealPlan, PlanMeal, PlanNutrition } from './plan-words';
import { mealId, picturedMeal, shownDays, weekIn, weekOfDay, weeksOf } from './shown-days';

const week = (query: string, days: number) => weekIn(new URLSearchParams(query), { days });

describe('weeks', () => {
  test.each([
    [1, 1],
    [7, 1],
    [8, 2],
    [30, 5],
  ])('a plan of %i days has %i weeks', (days, weeks) => expect(weeksOf({ days })).toBe(weeks));

  test('a day is in the week that it ends at the latest', () => {
    expect([1, 7, 8, 14, 15].map(weekOfDay)).toEqual([1, 1, 2, 2, 3]);
  });

  test('an address asks for a week of the plan, and for the first where there is no such week', () => {
    expect(week('week=2', 14)).toBe(2);
    for (const query of ['', 'week=3', 'week=0', 'week=-1', 'week=1.5', 'week=x']) {
      expect(week(query, 14)).toBe(1);
    }
  });
});

const meal = (day: number, mealNumber: number): PlanMeal =>
  ({
    day,
    mealNumber,
    mealType: 'lunch',
    servings: 0.5,
    totals: { calories: 167, protein: 10.5, carbs: 15, fat: 4.5 },
    kitchenMinutes: 30,
    sides: [],
    recipe: {
      id: `recipe-${day}`,
      name: 'Soup',
      isOwn: false,
      imageUrl: null,
      picture: null,
      drawing: 'soup.bowl.tomato.carrot3',
    },
  }) as unknown as PlanMeal;

const totals = { calories: 167, protein: 11, carbs: 15, fat: 5 };
const plan = {
  mealPlan: { days: 9, startsOn: '2026-11-21', meals: [meal(1, 1), meal(8, 1), meal(8, 2)] } as MealPlan,
  nutrition: {
    daily: Array.from({ length: 9 }, (_, index) => ({ day: index + 1, ...totals })),
    figures: Array.from({ length: 9 }, (_, index) => ({ day: index + 1, sodiumMg: 100 * index })),
  } as unknown as PlanNutrition,
};

describe('the days of a week', () => {
  test('a week has its own days and their meals alone', () => {
    expect(shownDays(plan, 1).map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const [eighth, ninth, ...more] = shownDays(plan, 2);
    expect(eighth?.meals.map(mealId)).toEqual(['day-8-meal-1', 'day-8-meal-2']);
    expect(ninth?.meals).toEqual([]);
    expect(more).toEqual([]);
  });

  test('a day has its own figures', () => {
    expect(shownDays(plan, 2).map(({ figures }) => figures?.sodiumMg)).toEqual([700, 800]);
  });

  test('a meal has its picture, except on a page that is too heavy with pictures', () => {
    const drawing = 'soup.bowl.tomato.carrot3';
    expect(picturedMeal(meal(1, 1), null).pictured).toEqual({ imageUrl: null, picture: null, drawing });
    expect(shownDays(plan, 1)[0]?.meals[0]?.pictured?.drawing).toBe(drawing);
    expect(shownDays(plan, 1, { pictured: false })[0]?.meals[0]).not.toHaveProperty('pictured');
  });

  test('a meal has the numbers of its portion, and the time of cooking and preparing', () => {
    expect(shownDays(plan, 1)[0]?.meals[0]).toMatchObject({
      portion: 0.5,
      calories: 167,
      protein: 11,
      minutes: 30,
    });
  });

  test('a meal has its sides, and leftovers take the time of what is made beside them', () => {
    const side = { recipeId: 'rice', name: 'White Rice', servings: 1.5, amountText: '75 g' };
    const beside = { ...meal(2, 1), sides: [side] } as PlanMeal;
    expect(picturedMeal(beside, null).sides).toEqual([
      { recipeId: 'rice', name: 'White Rice', portion: 1.5, amount: '75 g' },
    ]);
    const leftovers = { ...beside, leftoverOf: { day: 1, mealNumber: 1 } };
    expect(picturedMeal({ ...leftovers, kitchenMinutes: 17 }, null).minutes).toBe(17);
    expect(picturedMeal({ ...leftovers, kitchenMinutes: 0 }, null).minutes).toBeNull();
  });

  test('a plan whose days have no dates is shown without them', () => {
    expect(shownDays(plan, 1)[0]?.date).toBe('Sat, Nov 21');
    expect(shownDays(plan, 1, { dated: false })[0]?.date).toBeNull();
  });
});
