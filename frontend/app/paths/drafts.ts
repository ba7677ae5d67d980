import { generatorPath } from './pages';

export const generatorForCustomerPath = (customerId: string): string =>
  `${generatorPath}?customer=${customerId}`;

/** The generator with a draft's request filled in for editing. */
export const generatorAgainPath = (draftId: string): string => `${generatorPath}?draft=${draftId}`;

export const draftPath = (id: string): string => `/meal-plans/drafts/${id}`;

export const draftWeekPath = (id: string, week: number): string =>
  week > 1 ? `${draftPath(id)}?week=${week}` : draftPath(id);

type Meal = { day: number; mealNumber: number };

/** The page on which a meal is swapped or moved. */
export const changeMealPath = (id: string, change: 'swap' | 'move', { day, mealNumber }: Meal): string =>
  `${draftPath(id)}/${change}?day=${day}&meal=${mealNumber}`;

/** The page that offers dishes with what is left over of a food. */
export const useUpPath = (id: string, { foodId, week }: { foodId: string; week: number }): string =>
  `${draftPath(id)}/use-up?${new URLSearchParams({ food: foodId, week: String(week) })}`;

export type DraftTask = 'save' | 'assign' | 'cards' | 'swap';

export const draftTaskPath = (id: string, task: DraftTask): string => `${draftPath(id)}/${task}`;

export const draftRecipePath = (id: string, recipeId: string, portion: number): string =>
  `${draftPath(id)}/recipes/${recipeId}?portion=${portion}`;

export const swapSuggestionsPath = (id: string, about: URLSearchParams): string =>
  `${draftPath(id)}/swap-suggestions?${about}`;

/** `from` is the page to return to. */
export const deleteDraftPath = (id: string, from: string): string =>
  `${draftPath(id)}/delete?${new URLSearchParams({ from })}`;
