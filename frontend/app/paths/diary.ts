import type { components } from '#openapi/schema';

export const diaryPath = '/nutrition';
export const diaryWeeksPath = `${diaryPath}/weeks`;
export const diaryMonthsPath = `${diaryPath}/months`;
export const diaryGoalsPath = `${diaryPath}/goals`;
export const diaryExportPath = `${diaryPath}/export`;

export const diaryDayPath = (date: string): string => `${diaryPath}?date=${date}`;

/** The day after an entry was deleted, where that can be undone. */
export const deletedEntryPath = (date: string, id: string): string => `${diaryDayPath(date)}&deleted=${id}`;

/** The day after an entry was added, and perhaps more entries together with it, where that can be undone. */
export const addedEntryPath = (date: string, id: string, more = 0): string =>
  `${diaryDayPath(date)}&added=${id}${more > 0 ? `&more=${more}` : ''}`;

export const diaryEntryPath = (id: string): string => `${diaryPath}/entries/${id}`;

type Meal = components['schemas']['EntryResponse']['meal'];

/** What an entry is for. With a plan and the number of a meal, the entry answers that meal of the plan. */
export type Adding = { date: string; meal?: Meal; planId?: string; mealNumber?: string };

/** The page on which a food is searched and picked, or the portion of a meal of the plan is changed. */
export const addEntryPath = (adding: Adding & { search?: string; food?: string }): string =>
  `${diaryPath}/add?${new URLSearchParams(adding)}`;

export const quickAddPath = (adding: Adding): string =>
  `${diaryPath}/quick-add?${new URLSearchParams(adding)}`;

export const ownFoodsPath = `${diaryPath}/own-foods`;
export const newOwnFoodPath = `${ownFoodsPath}/new`;
export const ownFoodPath = (id: string): string => `${ownFoodsPath}/${id}`;
export const deleteOwnFoodPath = (id: string): string => `${ownFoodPath(id)}/delete`;

/** Suggests foods while a customer types. */
export const diaryFoodsPath = `${diaryPath}/foods`;
