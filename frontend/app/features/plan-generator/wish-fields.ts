import type { components } from '#openapi/schema';

/** What the forms of the generator ask for. */
export const generatorIntent = { parse: 'parse', direct: 'direct', generate: 'generate' } as const;

export type GenerateRequest = components['schemas']['GeneratePlanRequest'];

/** Energy bounds of a meal type stand flat in the form: `breakfastMin`. */
export const boundedMeals = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

export type BoundedMeal = (typeof boundedMeals)[number];

/** Fields of the form that hold a number; empty where it is not asked. */
export const wholeFields = [
  'dailyCalorieTarget',
  'days',
  'mealsPerDay',
  'maxIngredients',
  'maxPrepTime',
  'maxCalories',
  'maxUses',
  'weekdayMinutes',
  'weekendMinutes',
] as const satisfies readonly (keyof GenerateRequest)[];

export const decimalFields = [
  'dailyProtein',
  'minDailyProtein',
  'dailyCarbs',
  'dailyFat',
  'minProtein',
  'maxProtein',
  'minCarbs',
  'maxCarbs',
  'minFat',
  'maxFat',
] as const satisfies readonly (keyof GenerateRequest)[];

export const numberFields = [...wholeFields, ...decimalFields] as const;

/** Those that several can be chosen of. */
export const listFields = ['dietaryTags', 'excludedAllergens'] as const;

export const textFields = [
  'planName',
  'fitnessGoal',
  'clientName',
  'description',
  'mealType',
  'startsOn',
  'customerId',
  'excludedFoods',
  'likedFoods',
] as const;

export type ListField = (typeof listFields)[number];

/** A form as it is shown: what is typed, and what is chosen. */
export type WishValues = {
  texts: Record<string, string>;
  lists: Record<ListField, string[]>;
};

export const boundName = (meal: BoundedMeal, end: 'min' | 'max'): string =>
  `${meal}${end === 'min' ? 'Min' : 'Max'}`;

/** Fields that are ticked: 'yes', or empty. */
export const tickFields = ['generateMealPrep', 'keepsMeatApartFromDairy'] as const;

/** How often a recipe is eaten in 7 days at most, unless something else is said. */
export const usualUses = '2';

/** Before anything was said. */
export const usualValues = (startsOn: string): WishValues => ({
  texts: {
    dailyCalorieTarget: '2000',
    days: '7',
    mealsPerDay: '3',
    maxUses: usualUses,
    generateMealPrep: 'yes',
    startsOn,
  },
  lists: { dietaryTags: [], excludedAllergens: [] },
});

/** The values of a list as one text: what a mark is compared by. */
export const textOf = (values: WishValues, field: string): string =>
  listFields.some((name) => name === field)
    ? [...values.lists[field as ListField]].sort().join(',')
    : (values.texts[field] ?? '');
