import type { PlanMeal } from '../../plan-model/index.js';

/** The position of a meal in a plan. */
export type Place = Pick<PlanMeal, 'day' | 'mealNumber'>;

/** As text, such as "3:1". */
export const placeOf = ({ day, mealNumber }: Place) => `${day}:${mealNumber}`;

export function placeIn(text: string): Place {
  const [day = 0, mealNumber = 0] = text.split(':').map(Number);
  return { day, mealNumber };
}

export const withPlace = (places: string[], place: string) =>
  places.includes(place) ? places : [...places, place];
