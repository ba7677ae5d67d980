import { foods } from '../foods/index.js';
import type { PlanRecipe, StorageAdvice } from '../plan-model/index.js';
import { groupedBy } from './grouping.js';
import { dishKindOf, isFish, isForOneMeal } from './made-ahead.js';
import { hasRice, storageOfDish } from './rice-dishes.js';
import { durationOf } from './storage.js';
import { STORAGE, type StorageKind } from './storage-table.js';
import type { Use, Week } from './uses.js';
import { inDays } from './wording.js';

/** A dish that takes less is made fresh, because warming it up would save nothing. */
const MIN_MINUTES_OF_COOKING = 10;

/** How what is left of a dish is kept, or null if it is only good when it is made. */
export function leftoverStorageOf(recipe: PlanRecipe): StorageKind | null {
  const foodsOfRecipe = recipe.ingredientsJson.map(({ foodId }) => ({
    food: foods.get(foodId ?? '') ?? null,
  }));
  const kind = dishKindOf(recipe);
  if (kind) return storageOfDish(kind, foodsOfRecipe);
  if (recipe.cookTimeMinutes < MIN_MINUTES_OF_COOKING || isForOneMeal(recipe)) return null;
  if (foodsOfRecipe.some(hasRice)) return 'rice dish';
  return foodsOfRecipe.some(({ food }) => food && isFish(food)) ? 'cooked fish' : 'oven dish';
}

/**
 * Whether leftovers of a recipe may be eaten this many days after it was cooked. Only a dish that is good days later is
 * frozen, others stay in the fridge.
 */
export function keepsAsLeftovers(recipe: PlanRecipe, days: number): boolean {
  const kind = leftoverStorageOf(recipe);
  if (!kind) return false;
  const { fridgeDays, freezerMonths } = STORAGE[kind];
  return days <= fridgeDays[1] || (freezerMonths !== null && dishKindOf(recipe) !== null);
}

/** Says how leftovers keep until they are eaten, where the dish is not made at the start of the week anyway. */
export function leftoverAdvice({ uses }: Week, isCookedAtOnce: (use: Use) => boolean): StorageAdvice[] {
  const kept = uses.filter((use) => use.eatenOn.some((day) => day > use.meal.day) && !isCookedAtOnce(use));
  return [...groupedBy(kept, ({ meal }) => meal).values()].flatMap(([use]) => (use ? [adviceFor(use)] : []));
}

function adviceFor({ recipe, meal, eatenOn }: Use): StorageAdvice {
  const kind = leftoverStorageOf(recipe) ?? 'oven dish';
  const { method, fridgeDays, freezerMonths } = STORAGE[kind];
  const later = eatenOn.filter((day) => day > meal.day);
  const frozen = freezerMonths === null ? [] : later.filter((day) => day - meal.day > fridgeDays[1]);
  const freeze =
    frozen.length > 0 ? `. Freeze what is for ${inDays(frozen)}; thaw it in the fridge the night before` : '';
  return {
    ingredient: `${recipe.name}, cooked on day ${meal.day} for ${inDays(later)} too`,
    method: `${method}${freeze}`,
    duration: durationOf(kind),
  };
}
