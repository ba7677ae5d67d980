import { foods } from '../foods/index.js';
import { excludedFood } from './excluded-food.js';
import type { MarkedValues } from './wish.js';

/** Returns the liked foods that are also excluded, or that a diet leaves out. */
export function likedAndLeftOut(values: MarkedValues): string[] {
  const out = new Set(values.excludedFoods?.value.flatMap((name) => excludedFood(name)?.foodIds ?? []));
  const allergens = new Set<string>(values.excludedAllergens?.value);
  const diets = new Set<string>(values.dietaryTags?.value);
  const isLeftOut = (id: string) => {
    const food = foods.get(id);
    const hasAllergen = food?.allergens.some((one) => allergens.has(one));
    return out.has(id) || hasAllergen || food?.excludes.some((diet) => diets.has(diet));
  };
  return values.likedFoods?.value.filter((name) => excludedFood(name)?.foodIds.every(isLeftOut)) ?? [];
}
