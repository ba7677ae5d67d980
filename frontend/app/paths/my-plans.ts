import { myPlansPath } from './pages';

export const myPlanPath = (id: string): string => `${myPlansPath}/${id}`;

/** The week of a plan, and the place of a day in it. */
export const schedulePath = (id: string, week?: number, place?: string): string =>
  `${myPlanPath(id)}${week ? `?week=${week}` : ''}${place ? `#${place}` : ''}`;

export const prepPath = (id: string, week: number, packages = false): string =>
  `${myPlanPath(id)}?${new URLSearchParams({
    tab: 'prep',
    ...(week > 1 && { week: String(week) }),
    ...(packages && { packages: '1' }),
  })}`;

type Meal = { day: number; mealNumber: number; recipeId: string };

/** A recipe as it is eaten then: the portion is that meal's. */
export const myPlanRecipePath = (id: string, { day, mealNumber, recipeId }: Meal): string =>
  `${myPlanPath(id)}/recipes/${recipeId}?day=${day}&meal=${mealNumber}`;

/** `from` is the list as it is, to return to. */
export const deleteMyPlanPath = (id: string, from: string): string =>
  `${myPlanPath(id)}/delete?${new URLSearchParams({ from })}`;

export const ticksPath = (id: string): string => `${myPlanPath(id)}/ticks`;

/** Where an item that can be checked off stands on its page. */
export const tickAnchor = (item: string): string => `tick-${item.replaceAll(/[^\w-]+/g, '-')}`;
