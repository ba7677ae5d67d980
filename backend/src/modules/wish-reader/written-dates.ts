import { comingDate, dateOf } from './calendar.js';
import { Phrases, wordSet } from './phrases.js';
import type { WishText } from './wish-text.js';

export const WEEKDAYS = new Phrases<number>([
  [0, 'Sunday, Sonntag, domingo, dimanche, domenica'],
  [1, 'Monday, Mon, Montag, lunes, lundi, lunedì'],
  [2, 'Tuesday, Tue, Tues, Dienstag, martes, mardi, martedì'],
  [3, 'Wednesday, Wed, Mittwoch, miércoles, mercredi, mercoledì'],
  [4, 'Thursday, Thu, Thurs, Donnerstag, jueves, jeudi, giovedì'],
  [5, 'Friday, Fri, Freitag, viernes, vendredi, venerdì'],
  [6, 'Saturday, Sat, Samstag, sábado, samedi, sabato'],
]);

/** "No meat on Wednesdays" and "vegan on weekends" do not apply to the whole plan. */
export const isOnSomeDays = (text: WishText, at: number): boolean =>
  WEEKDAYS.has(text, text.is(at, 'on') ? at + 1 : at) ||
  (text.is(at, 'on') && text.is(at + 1, 'weekday', 'weekend'));

const MONTHS = new Phrases<number>([
  [1, 'January, Jan, Januar, Jänner, enero, janvier, gennaio'],
  [2, 'February, Feb, Februar, febrero, février, febbraio'],
  [3, 'March, Mar, März, marzo, mars'],
  [4, 'April, Apr, abril, avril, aprile'],
  [5, 'May, Mai, mayo, maggio'],
  [6, 'June, Jun, Juni, junio, juin, giugno'],
  [7, 'July, Jul, Juli, julio, juillet, luglio'],
  [8, 'August, Aug, agosto, août'],
  [9, 'September, Sept, Sep, septiembre, septembre, settembre'],
  [10, 'October, Oct, Oktober, octubre, octobre, ottobre'],
  [11, 'November, Nov, noviembre, novembre'],
  [12, 'December, Dec, Dezember, diciembre, décembre, dicembre'],
]);

/** A day that a text names, or null if it is ambiguous. */
export interface NamedDay {
  date: string | null;
  to: number;
  why?: string;
  /** The length of a plan for that date, such as two days of a weekend. */
  days?: number;
}

const ORDINALS = wordSet('st nd rd th er');

/** Matches "1 December", "the 1st of December 2026", "Dec 1", or "Monday, 1 December". */
export function writtenDate(text: WishText, at: number, today: string): NamedDay | null {
  const weekday = WEEKDAYS.at(text, at);
  let start = weekday ? (text.is(weekday.to, ',') ? weekday.to + 1 : weekday.to) : at;
  if (text.is(start, 'the', 'den', 'el', 'le', 'il')) start += 1;
  const parts = dayFirst(text, start) ?? monthFirst(text, start);
  if (!parts) return null;
  const comma = text.is(parts.to, ',') ? parts.to + 1 : parts.to;
  const year = text.token(comma)?.value ?? 0;
  return year >= 2000 && year < 2100
    ? { date: dateOf(year, parts.month, parts.day), to: comma + 1 }
    : { date: comingDate(today, parts.month, parts.day), to: parts.to };
}

/** Words between the first and the last day. */
export const isUntil = (text: WishText, at: number): boolean =>
  text.is(at, '-', 'to', 'till', 'until', 'through', 'bis', 'hasta', 'al', 'au');

/** Matches "24 to 31 December" or "Dec 24-31". */
export function writtenDays(text: WishText, at: number, today: string): NamedDay | null {
  const days = daysBeforeMonth(text, at) ?? daysAfterMonth(text, at);
  if (!days || days.last < days.first) return null;
  const date = comingDate(today, days.month, days.first);
  return { date, to: days.to, days: days.last - days.first + 1 };
}

interface DaysOfMonth {
  first: number;
  last: number;
  month: number;
  to: number;
}

function daysBeforeMonth(text: WishText, at: number): DaysOfMonth | null {
  const first = ordinalAt(text, at);
  const last = first && isUntil(text, first.to) ? dayFirst(text, first.to + 1) : null;
  return first && last && { first: first.value, last: last.day, month: last.month, to: last.to };
}

function daysAfterMonth(text: WishText, at: number): DaysOfMonth | null {
  const first = monthFirst(text, at);
  const last = first && isUntil(text, first.to) ? ordinalAt(text, first.to + 1) : null;
  if (!first || !last || MONTHS.has(text, last.to)) return null;
  return { first: first.day, last: last.value, month: first.month, to: last.to };
}

interface DayAndMonth {
  day: number;
  month: number;
  to: number;
}

function dayFirst(text: WishText, at: number): DayAndMonth | null {
  const day = ordinalAt(text, at);
  if (!day) return null;
  const skipped = text.is(day.to, 'of', '.', 'de') ? day.to + 1 : day.to;
  const month = MONTHS.at(text, skipped);
  return month && { day: day.value, month: month.value, to: month.to };
}

function monthFirst(text: WishText, at: number): DayAndMonth | null {
  const month = MONTHS.at(text, at);
  const day = month && ordinalAt(text, text.is(month.to, 'the') ? month.to + 1 : month.to);
  return day && { day: day.value, month: month.value, to: day.to };
}

function ordinalAt(text: WishText, at: number): { value: number; to: number } | null {
  const value = text.token(at)?.value ?? 0;
  if (value < 1 || value > 31 || value % 1 !== 0) return null;
  const isPoint = text.is(at + 1, '.') && (isUntil(text, at + 2) || MONTHS.has(text, at + 2));
  return { value, to: isPoint || ORDINALS.has(text.word(at + 1)) ? at + 2 : at + 1 };
}

/** Reads "2026-12-01", "01.12.2026", or "13/12/2026". "05/12/2026" is ambiguous. */
export function numericDate(text: WishText, at: number): NamedDay | null {
  const points = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.token(at)?.text ?? '');
  if (points) return { date: dateOf(Number(points[3]), Number(points[2]), Number(points[1])), to: at + 1 };
  const [one, two, three] = [at, at + 2, at + 4].map((place) => text.token(place)?.value ?? 0);
  if (!one || !two || !three || !text.is(at + 1, '-', '/') || text.word(at + 3) !== text.word(at + 1))
    return null;
  if (one >= 2000) return { date: dateOf(one, two, three), to: at + 5 };
  if (three < 2000) return null;
  const isClear = one > 12 || two > 12 || one === two;
  const date = one > 12 ? dateOf(three, two, one) : dateOf(three, one, two);
  return { date: isClear ? date : null, to: at + 5 };
}

/**
 * Reads "24.12.", "24/12", or "12/24", but only after a word for the start, because elsewhere it may be an amount.
 */
export function dateWithoutYear(text: WishText, at: number, today: string): NamedDay | null {
  const points = /^(\d{1,2})\.(\d{1,2})$/.exec(text.token(at)?.text ?? '');
  if (points && text.is(at + 1, '.'))
    return { date: comingDate(today, Number(points[2]), Number(points[1])), to: at + 2 };
  const [one, two] = [at, at + 2].map((place) => text.token(place)?.value ?? 0);
  if (!one || !two || !text.is(at + 1, '/') || text.is(at + 3, '/')) return null;
  const [day, month] = one > 12 ? [one, two] : [two, one];
  const isClear = one > 12 || two > 12 || one === two;
  return { date: isClear ? comingDate(today, month, day) : null, to: at + 3 };
}
