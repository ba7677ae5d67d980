import type { ShownMeal } from '~/features/meal-plans/shown-days';

export const myPlansPath = '/my-meal-plans';

export const planPath = (id: string): string => `${myPlansPath}/${id}`;

/** The week of a plan, and the place of a day in it. */
export const schedulePath = (id: string, week?: number, place?: string): string =>
  `${planPath(id)}${week ? `?week=${week}` : ''}${place ? `#${place}` : ''}`;

export const prepPath = (id: string, week: number, packages = false): string =>
  `${planPath(id)}?${new URLSearchParams({
    tab: 'prep',
    ...(week > 1 && { week: String(week) }),
    ...(packages && { packages: '1' }),
  })}`;

type Meal = Pick<ShownMeal, 'day' | 'mealNumber' | 'recipeId'>;

/** A recipe as it is eaten then: the portion is that meal's. */
export const planRecipePath = (id: string, { day, mealNumber, recipeId }: Meal): string =>
  `${planPath(id)}/recipes/${recipeId}?day=${day}&meal=${mealNumber}`;

/** `from` is the list as it is, to come back to. */
export const deletionPath = (id: string, from: string): string =>
  `${planPath(id)}/delete?${new URLSearchParams({ from })}`;
export const ticksPath = (id: string): string => `${planPath(id)}/ticks`;

/** Where what can be ticked stands on its page: it is come back to. */
export const placeOf = (item: string): string => `tick-${item.replaceAll(/[^\w-]+/g, '-')}`;
