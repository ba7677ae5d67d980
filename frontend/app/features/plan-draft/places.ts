import { mealId, weekOfDay } from '~/features/meal-plans/shown-days';
import { draftWeekPath } from '~/paths/drafts';

/** Where a meal stands in a plan. */
export type Place = { day: number; mealNumber: number };

/** A place as a field of a form has it. */
export const placeKey = ({ day, mealNumber }: Place): string => `${day}:${mealNumber}`;

export function placeOf(key: string): Place {
  const [day = 0, mealNumber = 0] = key.split(':').map(Number);
  return { day, mealNumber };
}

/** The draft, where a meal of it stands. */
export const mealPath = (id: string, place: Place): string =>
  `${draftWeekPath(id, weekOfDay(place.day))}#${mealId(place)}`;

/** The meal that an address is about. */
export const placeIn = (params: URLSearchParams): Place => ({
  day: Number(params.get('day')),
  mealNumber: Number(params.get('meal')),
});
