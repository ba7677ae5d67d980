import { csvLine } from '../../../platform/csv/csv-line.js';
import type { DayRecord } from './day-record.queries.js';

const COLUMNS: readonly [title: string, value: (day: DayRecord) => string | number | null][] = [
  ['Date', ({ date }) => date],
  ['Calories', ({ calories }) => calories],
  ['Protein (g)', ({ protein }) => protein],
  ['Carbs (g)', ({ carbs }) => carbs],
  ['Fat (g)', ({ fat }) => fat],
  ['Fiber (g)', ({ fiber }) => fiber],
  ['Sugar (g)', ({ sugar }) => sugar],
  ['Sodium (mg)', ({ sodium }) => sodium],
  ['Meals', ({ mealCount }) => mealCount],
];

/** Writes days as a table. Unknown figures stay empty. */
export const writeCsv = (days: DayRecord[]): string =>
  [COLUMNS.map(([title]) => title), ...days.map((day) => COLUMNS.map(([, value]) => value(day)))]
    .map(csvLine)
    .join('');
