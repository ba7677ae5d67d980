import { type ReadSearch, readSearch } from '../../recipes/index.js';
import type { GenerationOrder } from './order.js';

/** More of a prompt is not read for rules, which bounds the work. */
const MAX_CHARACTERS_READ = 500;

type Filter = ReadSearch['filters'][number];

/**
 * Reads the rules that the words of a prompt express, as the search of recipes reads them: "vegan", "without nuts",
 * "under 400 kcal". They bind like the fields, and where both bound a number, the stricter bound holds.
 */
export function withPrompt(order: GenerationOrder): GenerationOrder {
  if (!order.prompt) return order;
  const { filters } = readSearch(order.prompt.slice(0, MAX_CHARACTERS_READ));
  return filters.reduce(narrowed, order);
}

/** Returns what the prompt says besides its rules: foods, cuisines, kinds of dishes. */
export function wishedWords({ prompt }: GenerationOrder): string {
  if (!prompt) return '';
  const { understood } = readSearch(prompt.slice(0, MAX_CHARACTERS_READ));
  return understood.flatMap(({ label }) => /^“(.*)”$/.exec(label)?.[1] ?? []).join(' ');
}

function narrowed(order: GenerationOrder, filter: Filter): GenerationOrder {
  const { dietaryTags = [], mealTypes = [], excludedAllergens = [], excludedFoods = [] } = filter;
  return {
    ...order,
    dietaryTags: [...new Set([...order.dietaryTags, ...dietaryTags])],
    mealTypes: order.mealTypes.length > 0 ? order.mealTypes : mealTypes,
    excludedAllergens: [...new Set([...(order.excludedAllergens ?? []), ...excludedAllergens])],
    excludedFoods: [...new Set([...(order.excludedFoods ?? []), ...excludedFoods])],
    maxPrepTime: least(order.maxPrepTime, filter.maxTotalTime, filter.maxPrepTime),
    maxCalories: least(order.maxCalories, filter.maxCalories),
    minProtein: most(order.minProtein, filter.minProtein),
    maxProtein: least(order.maxProtein, filter.maxProtein),
    minCarbs: most(order.minCarbs, filter.minCarbs),
    maxCarbs: least(order.maxCarbs, filter.maxCarbs),
    minFat: most(order.minFat, filter.minFat),
    maxFat: least(order.maxFat, filter.maxFat),
  };
}

type Bounds = (number | null | undefined)[];

const given = (bounds: Bounds): number[] => bounds.filter((bound) => typeof bound === 'number');

const least = (...bounds: Bounds): number | null =>
  given(bounds).length > 0 ? Math.min(...given(bounds)) : null;

const most = (...bounds: Bounds): number | null =>
  given(bounds).length > 0 ? Math.max(...given(bounds)) : null;
