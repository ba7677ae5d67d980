import type { StorageAdvice } from '../plan-model/index.js';
import { leftText } from './cooking-text.js';
import { STORAGE, type StorageKind } from './storage-table.js';
import type { DayRange } from './weeks.js';
import { capitalised, inDays } from './wording.js';

/** The last day that the fridge covers, whether it is filled on the evening before or on the first morning. */
export const lastDayInFridge = (kind: StorageKind, week: DayRange): number =>
  week.from + STORAGE[kind].fridgeDays[1] - 1;

/** Returns whether food made at the start of the week may be eaten on that day, from the fridge or the freezer. */
export const keepsUntil = (kind: StorageKind, day: number, week: DayRange): boolean =>
  STORAGE[kind].freezerMonths !== null || day <= lastDayInFridge(kind, week);

/** A dish that is eaten only once, late in the week, is better cooked then. */
export const isWorthwhile = (kind: StorageKind, days: number[], week: DayRange): boolean =>
  days.length > 1 || days.some((day) => day <= lastDayInFridge(kind, week));

/** Says how to store something that is eaten on these days. */
export function adviseStorage(
  kind: StorageKind,
  ingredient: string,
  days: number[],
  week: DayRange,
): StorageAdvice {
  const { method, freezerMonths } = STORAGE[kind];
  const late = days.filter((day) => day > lastDayInFridge(kind, week));
  const freeze =
    late.length > 0 && freezerMonths !== null
      ? `. Freeze what you need for ${inDays(late)}; thaw it in the fridge the night before`
      : '';
  return { ingredient, method: `${method}${freeze}`, duration: durationOf(kind) };
}

/** Says what to do with the servings that are left after all meals. Freezing is named only where it does no harm. */
export function adviseOnRest(kind: StorageKind, left: number, mayFreeze = true): string {
  const { fridgeDays, freezerMonths, isKeptFrozen } = STORAGE[kind];
  const rest = capitalised(leftText(left));
  const it = left <= 1 ? 'it' : 'them';
  if (isKeptFrozen) return `${rest}: keep ${it} in the freezer`;
  const time = fridgeDays[1] === 1 ? 'a day' : `${fridgeDays[1]} days`;
  const orFreeze = mayFreeze && freezerMonths !== null ? `, or freeze ${it}` : '';
  return `${rest}: eat ${it} within ${time}${orFreeze}`;
}

export function durationOf(kind: StorageKind): string {
  const { fridgeDays, freezerMonths, isKeptFrozen } = STORAGE[kind];
  if (isKeptFrozen && freezerMonths !== null) return `Up to ${counted(freezerMonths, 'month')}`;
  const [least, most] = fridgeDays;
  const fridge = least === most ? counted(most, 'day') : `${least}-${most} days`;
  return freezerMonths === null
    ? `${fridge}; do not freeze`
    : `${fridge}; freeze for up to ${counted(freezerMonths, 'month')}`;
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
