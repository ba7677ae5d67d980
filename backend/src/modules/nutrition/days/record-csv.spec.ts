import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DayRecord } from './day-record.queries.js';
import { writeCsv } from './record-csv.js';

const NAMES = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium', 'mealCount'] as const;

const figure = fc.integer({ min: 0, max: 99_999_999 }).map((tenths) => tenths / 10);
const open = fc.option(figure);

const record = fc.record({
  date: fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
  ...{ calories: figure, protein: figure, carbs: figure, fat: figure },
  ...{ fiber: open, sugar: open, sodium: open, mealCount: fc.integer({ min: 1, max: 100 }) },
});

/** Reads the file as a spreadsheet does: an empty cell holds nothing, and every other one but the first a number. */
const readCsv = (text: string) =>
  text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => {
      const [date, ...cells] = line.split(',');
      const values = cells.map((cell) => (cell === '' ? null : Number(cell)));
      return { date, ...Object.fromEntries(NAMES.map((name, index) => [name, values[index]])) };
    });

test('the file read back has the same days and figures, and what is not known stays unknown', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 20 }), (drawn) => {
      const days = drawn.map((one) => ({ ...one, date: one.date.toISOString().slice(0, 10) }));
      expect(readCsv(writeCsv(days as unknown as DayRecord[]))).toEqual(days);
    }),
  );
});
