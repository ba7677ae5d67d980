import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { readWish, type WishValues } from '../../wish-reader/index.js';
import type { GenerationOrder } from '../proposals/order.js';

export interface ReadOrder {
  order: GenerationOrder;
  /** Words of the prompt of which the composer makes nothing. */
  notUsed: string[];
}

/** What must not be in a recipe. An order has no field for it, so it cannot be kept by ignoring it. */
const EXCLUSIONS = ['excludedAllergens', 'excludedFoods', 'keepsMeatApartFromDairy'] as const;

const MEALS_PER_DAY = 3;

/**
 * Reads a prompt for the composer, which understands fields but no words. Fields that were filled in count more. Words
 * that could harm somebody if they were ignored are refused.
 */
export function readPrompt(order: GenerationOrder, today: string): ReadOrder {
  if (!order.prompt) return { order, notUsed: [] };
  const { values, notTaken, notUnderstood } = readWish(order.prompt, { today });
  // What was assumed is about plans. An exclusion is never assumed without words that ask for it.
  const said = (field: keyof WishValues) => {
    const marked = values[field];
    return marked?.from === 'text' ? marked.value : undefined;
  };
  const exclusions = EXCLUSIONS.flatMap((field) => values[field]?.quote ?? []);
  const grave = [...exclusions, ...notTaken.filter(({ mustAsk }) => mustAsk).map(({ words }) => words)];
  if (grave.length > 0) {
    const words = grave.map((quote) => `“${quote}”`).join(', ');
    const problem = `The built-in composer cannot promise ${words}. Please take this out, and choose a dietary tag instead`;
    throw new InvalidInputError({ naturalLanguagePrompt: [problem] });
  }
  return {
    order: withoutConflicts(order, foundIn(said)),
    notUsed: [...notTaken.map(({ words }) => words), ...notUnderstood],
  };
}

type Found = <Field extends keyof WishValues>(field: Field) => WishValues[Field] | undefined;

function foundIn(said: (field: keyof WishValues) => unknown): Partial<GenerationOrder> {
  const value = said as Found;
  const daily = value('dailyCalorieTarget');
  const meal = value('mealType');
  return {
    fitnessGoal: value('fitnessGoal') ?? null,
    targetCalories: daily ? Math.floor(daily / MEALS_PER_DAY) : null,
    mainIngredient: value('likedFoods')?.[0] ?? null,
    maxPrepTime: value('maxPrepTime') ?? value('weekdayMinutes') ?? value('weekendMinutes') ?? null,
    maxCalories: value('maxCalories') ?? null,
    minProtein: value('minProtein') ?? null,
    maxProtein: value('maxProtein') ?? null,
    minCarbs: value('minCarbs') ?? null,
    maxCarbs: value('maxCarbs') ?? null,
    minFat: value('minFat') ?? null,
    maxFat: value('maxFat') ?? null,
    dietaryTags: value('dietaryTags') ?? [],
    mealTypes: meal ? [meal] : [],
  };
}

const isOpen = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

const withoutConflicts = (order: GenerationOrder, found: Partial<GenerationOrder>): GenerationOrder => ({
  ...order,
  ...Object.fromEntries(
    Object.entries(found).filter(([name]) => isOpen(order[name as keyof GenerationOrder])),
  ),
});
