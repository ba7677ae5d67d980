import { ALLERGENS, DIETARY_TAGS } from '../../../src/modules/foods/index.js';
import { COOKING_HABITS, VARIETY, WEEKDAYS } from '../../../src/modules/plan-model/index.js';
import { FITNESS_GOALS } from '../../../src/modules/plan-model/plan.js';
import { MEAL_TYPES } from '../../../src/modules/recipes/index.js';
import { isWithin } from '../../../src/modules/wish-reader/index.js';
import { type ExpectedFields, readExpectedWishes, TODAY } from './wishes.js';

const MIN_SHARE_WITH_RESTRICTION = 0.4;
const MIN_SHARE_THAT_ASKS = 0.15;
const MIN_SHARE_OF_SHORT = 0.1;

const wishes = readExpectedWishes();

const isOneOf = (values: readonly string[]) => (value: unknown) => values.includes(String(value));
const isListOf = (isItem: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && new Set(value).size === value.length && value.every(isItem);
const isText = (value: unknown) => typeof value === 'string' && value.trim() === value && value !== '';
const isWord = (value: unknown) => isText(value) && String(value).toLowerCase() === value;
const isFlag = (value: unknown) => typeof value === 'boolean';
const isNumberWithin = (limit: Parameters<typeof isWithin>[1]) => (value: unknown) =>
  Number.isInteger(value) && isWithin(Number(value), limit);
const isBound = (value: unknown) => value === null || isNumberWithin('maxCalories')(value);
const isCaloriesByType = (value: unknown) =>
  Object.entries(value as object).every(
    ([type, { min, max }]) => isOneOf(MEAL_TYPES)(type) && isBound(min) && isBound(max) && min !== max,
  );

const IS_VALID: Partial<Record<keyof ExpectedFields, (value: unknown) => boolean>> = {
  planName: isText,
  clientName: isText,
  fitnessGoal: isOneOf(FITNESS_GOALS),
  dailyCalorieTarget: isNumberWithin('dailyCalorieTarget'),
  days: isNumberWithin('days'),
  mealsPerDay: isNumberWithin('mealsPerDay'),
  startsOn: (value) => isText(value) && String(value) >= TODAY && !Number.isNaN(Date.parse(String(value))),
  mealType: isOneOf(MEAL_TYPES),
  dietaryTags: isListOf(isOneOf(DIETARY_TAGS)),
  excludedAllergens: isListOf(isOneOf(ALLERGENS)),
  excludedFoods: isListOf(isWord),
  likedFoods: isListOf(isWord),
  keepsMeatApartFromDairy: (value) => value === true,
  maxPrepTime: isNumberWithin('maxPrepTime'),
  weekdayMinutes: isNumberWithin('weekdayMinutes'),
  weekendMinutes: isNumberWithin('weekendMinutes'),
  maxCalories: isNumberWithin('maxCalories'),
  caloriesByType: isCaloriesByType,
  minProtein: isNumberWithin('minProtein'),
  maxCarbs: isNumberWithin('maxCarbs'),
  maxFat: isNumberWithin('maxFat'),
  minDailyProtein: isNumberWithin('minDailyProtein'),
  minDailyFiber: isNumberWithin('minDailyFiber'),
  maxDailyFiber: isNumberWithin('maxDailyFiber'),
  dailyProtein: isNumberWithin('dailyProtein'),
  dailyCarbs: isNumberWithin('dailyCarbs'),
  dailyFat: isNumberWithin('dailyFat'),
  maxIngredients: isNumberWithin('maxIngredients'),
  maxUses: isNumberWithin('maxUses'),
  cooking: isOneOf(COOKING_HABITS),
  noCookingOn: isListOf(isOneOf(WEEKDAYS)),
  variety: isOneOf(VARIETY),
  generateMealPrep: isFlag,
};

const shareOf = (holds: (wish: (typeof wishes)[number]) => boolean) =>
  wishes.filter(holds).length / wishes.length;

describe('The corpus of wishes', () => {
  it('holds 339 different wishes, 120 of them not English', () => {
    expect(wishes).toHaveLength(339);
    expect(new Set(wishes.map(({ id }) => id)).size).toBe(339);
    expect(new Set(wishes.map(({ wish }) => wish)).size).toBe(339);
    expect(wishes.filter(({ id }) => !id.startsWith('en-'))).toHaveLength(120);
  });

  it.each(wishes.map((wish) => [wish.id, wish] as const))(
    'expects of %s what a form can hold',
    (_id, wish) => {
      const invalid = Object.entries(wish.fields).filter(
        ([name, value]) => !IS_VALID[name as keyof ExpectedFields]?.(value),
      );
      expect(invalid).toEqual([]);
      for (const word of [...wish.asks, ...wish.lists]) expect(wish.wish).toContain(word);
    },
  );

  it('holds enough of what matters most', () => {
    expect(
      shareOf(
        ({ fields, asks }) =>
          asks.length > 0 || Boolean(fields.excludedFoods ?? fields.excludedAllergens ?? fields.dietaryTags),
      ),
    ).toBeGreaterThanOrEqual(MIN_SHARE_WITH_RESTRICTION);
    expect(shareOf(({ asks }) => asks.length > 0)).toBeGreaterThanOrEqual(MIN_SHARE_THAT_ASKS);
    expect(shareOf(({ wish }) => wish.split(/\s+/).length < 6)).toBeGreaterThanOrEqual(MIN_SHARE_OF_SHORT);
  });
});
