import type { components } from '#openapi/schema';

export const diaryPath = '/nutrition';
export const diaryWeeksPath = `${diaryPath}/weeks`;
export const diaryMonthsPath = `${diaryPath}/months`;
export const diaryGoalsPath = `${diaryPath}/goals`;
export const diaryExportPath = `${diaryPath}/export`;

export const diaryDayPath = (date: string): string => `${diaryPath}?date=${date}`;

/** Returns the address of a day on which an entry was deleted. The page offers to undo that. */
export const deletedEntryPath = (date: string, id: string): string => `${diaryDayPath(date)}&deleted=${id}`;

/** Returns the address of a day to which one tap added an entry, and `more` besides. The page offers to undo that. */
export const addedEntryPath = (date: string, id: string, more = 0): string =>
  `${diaryDayPath(date)}&added=${id}${more > 0 ? `&more=${more}` : ''}`;

/** Returns the address of an entry. It names the day, to which the page leads back if the entry was deleted meanwhile. */
export const diaryEntryPath = ({ id, day }: { id: string; day: string }): string =>
  `${diaryPath}/entries/${id}?date=${day}`;

type Meal = components['schemas']['EntryResponse']['meal'];

/** The day and the meal of a new entry. With `planId` and `mealNumber`, it answers that meal of the plan. */
export type Adding = { date: string; meal?: Meal; planId?: string; mealNumber?: string };

/** Returns the address of the page on which a food is searched, or the portion of a planned meal is changed. */
export const addEntryPath = (adding: Adding & { search?: string; food?: string }): string =>
  `${diaryPath}/add?${new URLSearchParams(adding)}`;

export const quickAddPath = (adding: Adding): string =>
  `${diaryPath}/quick-add?${new URLSearchParams(adding)}`;

export const ownFoodsPath = `${diaryPath}/own-foods`;
export const newOwnFoodPath = `${ownFoodsPath}/new`;
export const ownFoodPath = (id: string): string => `${ownFoodsPath}/${id}`;
export const deleteOwnFoodPath = (id: string): string => `${ownFoodPath(id)}/delete`;

/** This address answers with suggestions while a customer types. */
export const diaryFoodsPath = `${diaryPath}/foods`;
