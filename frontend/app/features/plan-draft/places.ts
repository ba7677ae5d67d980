import { mealId, weekOfDay } from '~/features/meal-plans/shown-days';
import { draftWeekPath } from '~/paths/drafts';

/** The position of a meal in a plan. */
export type MealPlace = { day: number; mealNumber: number };

/** A position as a form field contains it. */
export const placeKey = ({ day, mealNumber }: MealPlace): string => `${day}:${mealNumber}`;

export function placeOf(key: string): MealPlace {
  const [day = 0, mealNumber = 0] = key.split(':').map(Number);
  return { day, mealNumber };
}

/** The address of the draft at a meal. */
export const mealPath = (id: string, place: MealPlace): string =>
  `${draftWeekPath(id, weekOfDay(place.day))}#${mealId(place)}`;

/** The meal that an address refers to. */
export const placeIn = (params: URLSearchParams): MealPlace => ({
  day: Number(params.get('day')),
  mealNumber: Number(params.get('meal')),
});
