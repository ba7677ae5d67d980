import type { MealPlace } from '../../plan-model/index.js';

/** Reads what `placeKey` has written. */
export function placeIn(text: string): MealPlace {
  const [day = 0, mealNumber = 0] = text.split(':').map(Number);
  return { day, mealNumber };
}

export const withPlace = (places: string[], place: string) =>
  places.includes(place) ? places : [...places, place];
