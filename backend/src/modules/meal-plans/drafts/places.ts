import type { MealPlace } from '../../plan-model/index.js';

export type { MealPlace };

/** Writes a place as a text such as "3:1". */
export const placeOf = ({ day, mealNumber }: MealPlace) => `${day}:${mealNumber}`;

export function placeIn(text: string): MealPlace {
  const [day = 0, mealNumber = 0] = text.split(':').map(Number);
  return { day, mealNumber };
}

export const withPlace = (places: string[], place: string) =>
  places.includes(place) ? places : [...places, place];
