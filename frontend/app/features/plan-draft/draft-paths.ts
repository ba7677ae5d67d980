import { mealId, weekOfDay } from '~/features/meal-plans/shown-days';

/** Where a meal stands in a plan. */
export type Place = { day: number; mealNumber: number };

/** A place as a field of a form has it. */
export const placeKey = ({ day, mealNumber }: Place): string => `${day}:${mealNumber}`;

export function placeOf(key: string): Place {
  const [day = 0, mealNumber = 0] = key.split(':').map(Number);
  return { day, mealNumber };
}

export const draftPath = (id: string): string => `/meal-plans/drafts/${id}`;

export const weekPath = (id: string, week: number): string =>
  week > 1 ? `${draftPath(id)}?week=${week}` : draftPath(id);

/** The draft, where a meal of it stands. */
export const mealPath = (id: string, place: Place): string =>
  `${weekPath(id, weekOfDay(place.day))}#${mealId(place)}`;

/** What is done with a meal on a page of its own: swapping it, moving it. */
export const changePath = (id: string, what: 'swap' | 'move', { day, mealNumber }: Place): string =>
  `${draftPath(id)}/${what}?day=${day}&meal=${mealNumber}`;

/** The meal that an address is about. */
export const placeIn = (params: URLSearchParams): Place => ({
  day: Number(params.get('day')),
  mealNumber: Number(params.get('meal')),
});
