import { foods } from '../foods/index.js';
import type { StorageAdvice } from '../plan-model/index.js';
import { leftText } from './cooking-text.js';
import { groupedBy } from './grouping.js';
import { dishKindOf, isFish, isForOneMeal, type MadeDish } from './made-ahead.js';
import { hasRice, storageOfDish } from './rice-dishes.js';
import { adviseOnRest, durationOf } from './storage.js';
import { STORAGE, type StorageKind } from './storage-table.js';
import type { Use, Week } from './uses.js';
import { capitalised, inDays } from './wording.js';

/** A dish that takes less is made fresh, because warming it up would save nothing. */
const MIN_MINUTES_OF_COOKING = 10;

/** Returns how leftovers of a dish are stored, or null if it is only good when it is made. */
export function leftoverStorageOf(recipe: MadeDish): StorageKind | null {
  const foodsOfRecipe = recipe.ingredientsJson.map(({ foodId }) => ({
    food: foods.get(foodId ?? '') ?? null,
  }));
  const kind = dishKindOf(recipe);
  if (kind) return storageOfDish(kind, foodsOfRecipe);
  if (recipe.cookTimeMinutes < MIN_MINUTES_OF_COOKING || isForOneMeal(recipe)) return null;
  if (foodsOfRecipe.some(hasRice)) return 'rice dish';
  return foodsOfRecipe.some(({ food }) => food && isFish(food)) ? 'cooked fish' : 'oven dish';
}

/** Days that a frozen dish waits at most. It stays good for longer than any plan lasts. */
const MAX_FROZEN_DAYS = 60;

/**
 * Returns for how many days a recipe is good after it was cooked, or 0 if it is only good when it is made. Only a dish
 * that is good days later is frozen. Others stay in the fridge.
 */
export function keptDaysOf(recipe: MadeDish): number {
  const kind = leftoverStorageOf(recipe);
  if (!kind) return 0;
  const { fridgeDays, freezerMonths } = STORAGE[kind];
  return freezerMonths !== null && dishKindOf(recipe) !== null ? MAX_FROZEN_DAYS : fridgeDays[1];
}

/** Returns for how many days a recipe is good in the fridge, or in its jar, after it was made. */
export function unfrozenDaysOf(recipe: MadeDish): number {
  const kind = leftoverStorageOf(recipe);
  return kind ? STORAGE[kind].fridgeDays[1] : 0;
}

/** Returns whether leftovers of a recipe may be eaten this many days after it was cooked. */
export const keepsAsLeftovers = (recipe: MadeDish, days: number): boolean => days <= keptDaysOf(recipe);

/**
 * Says how leftovers keep until they are eaten, and what to do with what nobody eats, where the dish is not made at the
 * start of the week anyway.
 */
export function leftoverAdvice({ uses }: Week, isCookedAtOnce: (use: Use) => boolean): StorageAdvice[] {
  const isKept = ({ eatenOn, meal, left }: Use) => left > 0 || eatenOn.some((day) => day > meal.day);
  const kept = uses.filter((use) => isKept(use) && !isCookedAtOnce(use));
  return [...groupedBy(kept, ({ meal }) => meal).values()].flatMap(([use]) => (use ? [adviceFor(use)] : []));
}

function adviceFor(use: Use): StorageAdvice {
  const { recipe, meal, eatenOn, left } = use;
  const later = eatenOn.filter((day) => day > meal.day);
  const kept = leftoverStorageOf(recipe);
  if (!kept && later.length === 0) return adviceForTheDay(use);
  const kind = kept ?? 'oven dish';
  const { method, fridgeDays, freezerMonths } = STORAGE[kind];
  const frozen = freezerMonths === null ? [] : later.filter((day) => day - meal.day > fridgeDays[1]);
  const freeze =
    frozen.length > 0 ? `. Freeze what is for ${inDays(frozen)}; thaw it in the fridge the night before` : '';
  const rest = left > 0 ? `. ${adviseOnRest(kind, left, dishKindOf(recipe) !== null)}` : '';
  return {
    ingredient: `${recipe.name}, cooked on day ${meal.day}${later.length > 0 ? `, also for ${inDays(later)}` : ''}`,
    method: `${method}${freeze}${rest}`,
    duration: durationOf(kind),
  };
}

/** A dish that does not keep is eaten on the day that cooks it. */
const adviceForTheDay = ({ recipe, meal, left }: Use): StorageAdvice => ({
  ingredient: `${recipe.name}, cooked on day ${meal.day}`,
  method: `${capitalised(leftText(left))}: only good when it is freshly made`,
  duration: 'The same day',
});
