import { myPlansPath } from './pages';

export const myPlanPath = (id: string): string => `${myPlansPath}/${id}`;

/** A week of a plan, and the anchor of a day in it. */
export const schedulePath = (id: string, week?: number, place?: string): string =>
  `${myPlanPath(id)}${week ? `?week=${week}` : ''}${place ? `#${place}` : ''}`;

export const prepPath = (id: string, week: number, packages = false): string =>
  `${myPlanPath(id)}?${new URLSearchParams({
    tab: 'prep',
    ...(week > 1 && { week: String(week) }),
    ...(packages && { packages: '1' }),
  })}`;

type Meal = { day: number; mealNumber: number; recipeId: string };

/** A recipe with the portion of that meal. */
export const myPlanRecipePath = (id: string, { day, mealNumber, recipeId }: Meal): string =>
  `${myPlanPath(id)}/recipes/${recipeId}?day=${day}&meal=${mealNumber}`;

/** `from` is the address of the list, to return to. */
export const deleteMyPlanPath = (id: string, from: string): string =>
  `${myPlanPath(id)}/delete?${new URLSearchParams({ from })}`;

export const ticksPath = (id: string): string => `${myPlanPath(id)}/ticks`;

/** The anchor of an item that can be checked off. */
export const tickAnchor = (item: string): string => `tick-${item.replaceAll(/[^\w-]+/g, '-')}`;
