import type { components } from '#openapi/schema';

export const diaryPath = '/nutrition';
export const diaryWeeksPath = `${diaryPath}/weeks`;
export const diaryMonthsPath = `${diaryPath}/months`;
export const diaryGoalsPath = `${diaryPath}/goals`;
export const diaryExportPath = `${diaryPath}/export`;

export const diaryDayPath = (date: string): string => `${diaryPath}?date=${date}`;

/** The day after an entry was deleted, where that can be undone. */
export const deletedEntryPath = (date: string, id: string): string => `${diaryDayPath(date)}&deleted=${id}`;

export const diaryEntryPath = (id: string): string => `${diaryPath}/entries/${id}`;

type Meal = components['schemas']['EntryResponse']['meal'];

type Adding = { date: string; meal?: Meal; search?: string; food?: string };

/** The page on which a food is searched, and picked. */
export const addEntryPath = (adding: Adding): string => `${diaryPath}/add?${new URLSearchParams(adding)}`;

export const quickAddPath = ({ date, meal }: Adding): string =>
  `${diaryPath}/quick-add?${new URLSearchParams({ date, ...(meal && { meal }) })}`;

/** Suggests foods while a customer types. */
export const diaryFoodsPath = `${diaryPath}/foods`;
