import { isDate } from '../../../platform/clock/dates.js';
import { readNamedMonth } from './csv-month-names.js';

/** The orders in which Asia, Europe, and America write the parts of a date. */
export const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const;

export type DateOrder = (typeof DATE_ORDERS)[number];

/** A time after the date is ignored, because a table has the day where its writer lived. */
const PARTS = /^(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})\.?(?:[T ].*)?$/;

/** Reads a date as a day such as 2026-11-20, or returns null if it is none in this order. */
export function dayIn(written: string, order: DateOrder): string | null {
  const named = readNamedMonth(written.trim());
  if (named) return isDate(named) ? named : null;
  const [, first = '', , second = '', third = ''] = PARTS.exec(written.trim()) ?? [];
  const [year, month, day] = {
    ymd: [first, second, third],
    dmy: [third, second, first],
    mdy: [third, first, second],
  }[order];
  if (!year || !month || !day || ![2, 4].includes(year.length) || day.length > 2 || month.length > 2)
    return null;
  // A year that comes first has four digits, because 11-10-20 would have three meanings.
  if (order === 'ymd' && year.length !== 4) return null;
  const text = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(text) ? text : null;
}

/** Tells whether there is a time after a date. */
export const hasTime = (written: string): boolean => /\d[T ].*\d:\d\d/.test(written);

/** Finds the orders in which every one of these dates is a day. Orders that say the same count once. */
export function ordersOf(dates: readonly string[]): DateOrder[] {
  const inEachOrder = DATE_ORDERS.map((order) => ({ order, days: dates.map((date) => dayIn(date, order)) }));
  const isReadable = dates.map((_, at) => inEachOrder.some(({ days }) => days[at]));
  const read = inEachOrder.map(({ order, days }) => ({
    order,
    days: days.filter((_, at) => isReadable[at]),
    fitting: days.filter(Boolean).length,
  }));
  // A few typing errors must not leave the table without any order.
  const most = Math.max(...read.map(({ fitting }) => fitting));
  const all = read.filter(({ days, fitting }) => fitting === days.length);
  const orders = all.length > 0 ? all : read.filter(({ fitting }) => fitting === most).slice(0, 1);
  const meanings = new Set<string>();
  return orders
    .filter(({ days }) => {
      const meaning = days.join();
      return !meanings.has(meaning) && meanings.add(meaning);
    })
    .map(({ order }) => order);
}
