import { addDays } from '../../platform/clock/dates.js';
import { daysFromTo, nextWeekday, weekdayOf } from './calendar.js';
import { readNumber } from './numbers.js';
import { Phrases } from './phrases.js';
import { LIMITS } from './wish.js';
import { type Finding, found, type Reader, type Reading, type WishText } from './wish-text.js';
import {
  dateWithoutYear,
  isUntil,
  type NamedDay,
  numericDate,
  WEEKDAYS,
  writtenDate,
  writtenDays,
} from './written-dates.js';

const START = new Phrases<null>([
  [
    null,
    `starting, starting on, starting from, start, start on, starts, starts on, start from, start date,
    start date :, start :, beginning, beginning on, begin, begin on, begins, begins on, begins, from, as of,
    commencing, commencing on, for, on, to start on, to start, ab, ab dem, vom, beginnend am, a partir del,
    a partir de, desde el, desde, à partir du, à partir de, dal, dal giorno, a partire da, a partire dal,
    Start am, Start ab, Beginn, Beginn am, Beginn ab, beginnt am, startet am, am, empieza el, empieza,
    empezando el, empezar el, comienza el, inicio el, inicio, début le, début, commence le, commençant le,
    commençant, dès le, dès, starting date, start day`,
  ],
]);

/** Reads when a plan starts, relative to `today`. */
export const dateReader =
  (today: string): Reader =>
  (text, at) => {
    const start = START.at(text, at);
    const begin = start ? behindSign(text, start.to) : at;
    const isStart = start && !text.is(at, 'for');
    const day =
      dayOf(text, begin, today) ??
      (start && inDays(text, begin, today)) ??
      (isStart && dateWithoutYear(text, begin, today));
    if (day) return readingOf(text, at, untilEnd(text, day), today);
    const weekday = start && !text.is(at, 'for', 'on') ? bareWeekday(text, begin, today) : null;
    return weekday && readingOf(text, at, weekday, today);
  };

/** Matches "Start - Monday" or "start: Monday". */
const behindSign = (text: WishText, at: number) => (text.is(at, '-', ':', '=') ? at + 1 : at);

const dayOf = (text: WishText, at: number, today: string): NamedDay | null =>
  named(text, at, today) ??
  writtenDays(text, at, today) ??
  writtenDate(text, at, today) ??
  numericDate(text, at);

/** For "from 24 December to 2 January", the last day determines the length of the plan. */
function untilEnd(text: WishText, first: NamedDay): NamedDay {
  if (first.date === null || first.days !== undefined || !isUntil(text, first.to)) return first;
  const [at, from] = [first.to + 1, first.date];
  const last = dayOf(text, at, from) ?? dateWithoutYear(text, at, from) ?? bareWeekday(text, at, from);
  if (!last?.date || last.date < first.date) return first;
  return { ...first, to: last.to, days: daysFromTo(first.date, last.date) };
}

function readingOf(text: WishText, from: number, day: NamedDay, today: string): Reading {
  const { date, to, days } = day;
  const quote = text.quote(from, to);
  const findings: Finding[] = [];
  const [, most] = LIMITS.days;
  if (days !== undefined && days > most) findings.push(found('days', most, `${most} days is the maximum.`));
  else if (days !== undefined) findings.push(found('days', days, `“${quote}”: ${days} days.`));
  const why = date === null ? 'It is unclear which day that is.' : 'That day is in the past.';
  if (date === null || date < today)
    return { to, findings, notTaken: [{ words: quote, why, mustAsk: false }] };
  return { to, findings: [...findings, found('startsOn', date, day.why ?? null)] };
}

const SATURDAY = 6;
const MONDAY = 1;
const NEXT = ['next', 'coming', 'upcoming', 'nächste', 'nächsten'].map((word) =>
  word.normalize('NFKD').replaceAll(/\p{M}/gu, ''),
);

/** Matches "tomorrow", "next week", "this weekend", or "next Monday". */
function named(text: WishText, at: number, today: string): NamedDay | null {
  if (text.is(at, 'today', 'heute', 'hoy', 'oggi')) return { date: today, to: at + 1 };
  if (text.is(at, 'tomorrow', 'tmrw', 'tmr', 'tomorow', 'morgen', 'mañana', 'manana', 'demain', 'domani'))
    return { date: addDays(today, 1), to: at + 1 };
  const start = text.is(at, 'the') ? at + 1 : at;
  const isNext = text.is(start, ...NEXT);
  const isThis = text.is(start, 'this');
  const noun = isNext || isThis ? start + 1 : start;
  if (text.is(noun, 'weekend') && isWhen(text, noun, isNext || isThis))
    return weekend(today, isNext && text.is(start, 'next'), noun + 1);
  if (!isNext && !isThis) return null;
  if (text.is(noun, 'week', 'woche')) return week(today, isNext, noun + 1);
  const weekday = WEEKDAYS.at(text, noun);
  return weekday && { date: nextWeekday(today, weekday.value), to: weekday.to };
}

/** "For the weekend" and "weekend plan" mean a date, while "on weekends" is a frequency. */
function isWhen(text: WishText, at: number, isNamed: boolean): boolean {
  const before = text.is(at - 1, 'the', 'a') ? at - 2 : at - 1;
  const isOne = !/s$/i.test(text.token(at)?.text ?? '');
  return isOne && (isNamed || text.is(before, 'for') || text.is(at + 1, 'plan', 'menu'));
}

/** "Next weekend" is that of next week. The coming one is "this weekend". */
function weekend(today: string, isNext: boolean, to: number): NamedDay {
  const isNow = weekdayOf(today) === SATURDAY;
  const coming = isNow ? today : nextWeekday(today, SATURDAY);
  const isSunday = weekdayOf(today) === 0;
  const date = isNext && !isSunday ? addDays(coming, 7) : coming;
  return {
    date,
    to,
    days: 2,
    why: isNext ? 'The weekend of next week, from Saturday on.' : 'This coming Saturday.',
  };
}

function week(today: string, isNext: boolean, to: number): NamedDay {
  const monday = nextWeekday(today, MONDAY);
  const isMonday = weekdayOf(today) === MONDAY;
  const date = isNext ? monday : isMonday ? today : addDays(today, 1);
  return {
    date,
    to,
    days: 7,
    why: isNext ? 'Starting next Monday.' : 'Starting tomorrow, because this week has already begun.',
  };
}

/** Matches "starting Monday": the first one after today. */
function bareWeekday(text: WishText, at: number, today: string): NamedDay | null {
  const weekday = WEEKDAYS.at(text, at);
  const isRange = weekday && text.is(weekday.to, 'to', '-', 'through', 'bis', 'and');
  return weekday && !isRange ? { date: nextWeekday(today, weekday.value), to: weekday.to } : null;
}

/** Matches "starting in 3 days". */
function inDays(text: WishText, at: number, today: string): NamedDay | null {
  const count = text.is(at, 'in') ? readNumber(text, at + 1) : null;
  if (!count || !text.is(count.to, 'day', 'week')) return null;
  const days = Math.round(count.value) * (text.is(count.to, 'week') ? 7 : 1);
  return days <= 365 ? { date: addDays(today, days), to: count.to + 1 } : null;
}
