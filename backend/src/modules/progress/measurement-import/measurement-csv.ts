import { CsvError, parse } from 'csv-parse/sync';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { hasTooManyCells } from '../../../platform/uploads/table-size.js';
import {
  FIGURES,
  type Figure,
  inMetric,
  METRIC_FIGURES,
  rounded,
  UNITS,
  type Units,
  unitOf,
} from '../measurements/figures.js';
import type { MetricFigures } from '../measurements/measurement.entity.js';
import type { Weight } from '../measurements/weight.js';
import { type ColumnMeaning, meaningsOf } from './csv-columns.js';
import { type DateOrder, dayIn, hasTime, ordersOf } from './csv-dates.js';

export const MAX_ROWS = 1500;
const MAX_NOTES = 1000;
const MAX_CELL = 60;
const MAX_COLUMNS = 100;
/** The parser takes its time for each byte, of which a character may have four. */
const MAX_BYTES = 200_000;
const MAX_LINE_BYTES = 20_000;

export interface ImportChoices {
  dateOrder?: DateOrder;
  /** The units of figures that neither the cell nor the name of the column says. */
  units?: Units;
}

/** A line of the table with what is in it, or with the reason why it cannot be read. */
export type ReadRow = { line: number } & (
  | { day: string; units: Units; weight: Weight | null; figures: MetricFigures; notes: string | null }
  | { problem: string }
);

export interface ReadTable {
  rows: ReadRow[];
  /** The orders that the dates may have. Several mean that the reader has to ask. */
  dateOrders: DateOrder[];
  /** Whether there is a figure of which neither its cell nor its column says the unit. */
  lacksUnits: boolean;
  /** Names of columns that nothing was read from. */
  ignored: string[];
  /** Whether there are times after dates, which are not kept. */
  hasTimes: boolean;
}

/** Reads a table of measurements. Without a choice, dates are read in the first order that fits, and units are metric. */
export function readTable(csv: string, choices: ImportChoices): ReadTable {
  if (Buffer.byteLength(csv) > MAX_BYTES) throw unreadable('This is larger than 200 kB');
  if (hasTooManyCells(csv))
    throw unreadable('The table has too many lines or columns. Please import it in parts');
  const [{ cells: header } = { cells: [] }, ...lines] = linesOf(csv);
  if (lines.length > MAX_ROWS)
    throw unreadable(`The table has more than ${MAX_ROWS.toLocaleString('en-US')} lines`);
  if (header.length > MAX_COLUMNS) throw unreadable(`The table has more than ${MAX_COLUMNS} columns`);
  const meanings = meaningsOf(header);
  const dates = meanings.findIndex((meaning) => meaning?.kind === 'date');
  if (dates < 0) throw unreadable('The first line must name its columns, one of them “Date”');
  if (!meanings.some((meaning) => meaning?.kind === 'figure'))
    throw unreadable('No column is named after a figure, such as “Weight (kg)” or “Waist (cm)”');
  if (lines.length === 0) throw unreadable('There is no line below the names of the columns');
  const written = lines.map(({ cells }) => cells[dates] ?? '');
  const dateOrders = ordersOf(written);
  const order = choices.dateOrder ?? dateOrders[0] ?? 'ymd';
  return {
    dateOrders,
    hasTimes: written.some(hasTime),
    lacksUnits: lines.some(({ cells }) => lacksUnits(cells, meanings)),
    ignored: header
      .filter((title, column) => title && !meanings[column])
      .map((title) => title.slice(0, MAX_CELL)),
    rows: lines.map(({ line, cells }) => ({ line, ...readRow(cells, meanings, order, choices.units) })),
  };
}

type Meanings = readonly (ColumnMeaning | null)[];

const lacksUnits = (cells: readonly string[], meanings: Meanings): boolean =>
  meanings.some(
    (meaning, column) =>
      meaning?.kind === 'figure' &&
      meaning.units === null &&
      numberIn(cells[column] ?? '', meaning.figure)?.units === null,
  );

function readRow(cells: readonly string[], meanings: Meanings, order: DateOrder, chosen: Units = 'metric') {
  let day: string | null = null;
  let notes: string | null = null;
  let weight: Weight | null = null;
  const figures: MetricFigures = {};
  const usedUnits = new Set<Units>();
  for (const [column, meaning] of meanings.entries()) {
    const cell = cells[column] ?? '';
    if (!meaning || cell === '') continue;
    if (meaning.kind === 'notes') notes = cell.slice(0, MAX_NOTES);
    else if (meaning.kind === 'date') day = dayIn(cell, order);
    else {
      const { figure } = meaning;
      const number = numberIn(cell, figure);
      if (!number)
        return { problem: `“${cell.slice(0, MAX_CELL)}” is no number for ${FIGURES[figure].label}` };
      const units = number.units ?? meaning.units ?? chosen;
      if (isMeasured(figure)) usedUnits.add(units);
      if (figure === 'weight') weight = { value: rounded(number.value, 2), units };
      else figures[figure] = inMetric(figure, number.value, units);
    }
  }
  if (day === null) return { problem: 'The date cannot be read' };
  if (weight === null && notes === null && METRIC_FIGURES.every((name) => figures[name] === undefined))
    return { problem: 'There is nothing in this line but a date' };
  const units = usedUnits.size > 0 ? mainOf(usedUnits) : mainOf(unitsOf(meanings, chosen));
  return { day, weight, figures, notes, units: weight?.units ?? units };
}

const unitsOf = (meanings: Meanings, chosen: Units): Set<Units> =>
  new Set(
    meanings.flatMap((meaning) =>
      meaning?.kind === 'figure' && isMeasured(meaning.figure) ? [meaning.units ?? chosen] : [],
    ),
  );

const mainOf = (units: Set<Units>): Units => (units.has('us') ? 'us' : 'metric');

const isMeasured = (figure: Figure): boolean => FIGURES[figure].unit !== '%';

const NUMBER = /^(\d{1,4}(?:[.,]\d+)?)\s*(kgs?|lbs?|pounds?|cm|in|inch|inches|%)?$/i;

/** Reads "81.4" and "81,4", also with a unit of this figure behind it, which says more than the name of the column. */
function numberIn(cell: string, figure: Figure): { value: number; units: Units | null } | null {
  const [, digits, unit = ''] = NUMBER.exec(cell) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits.replace(',', '.'));
  if (unit === '') return { value, units: null };
  const units = UNITS.find((one) => unit.toLowerCase().startsWith(unitOf(figure, one)));
  const isPounds = /^pound/i.test(unit) && FIGURES[figure].unit === 'kg';
  return units || isPounds ? { value, units: units ?? 'us' } : null;
}

interface Line {
  /**
   * The number of the line in the whole text, of which the first is 1, as an editor counts. A line that holds notes of
   * several lines begins here.
   */
  line: number;
  cells: string[];
}

function linesOf(csv: string): Line[] {
  // Spreadsheets may name their delimiter in a line above the table, which counts as an empty one.
  const text = csv
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^"?sep=.?"?\n/i, '\n');
  const [header = ''] = text.trimStart().split('\n', 1);
  const counts = DELIMITERS.map((one) => header.split(one).length);
  const delimiter = DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      relaxColumnCount: true,
      // Notes have quotation marks of their own, such as 5'10".
      relaxQuotes: true,
      skipEmptyLines: true,
      ltrim: true,
      to: MAX_ROWS + 2,
      maxRecordSize: MAX_LINE_BYTES,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return records.map(({ info, record }) => ({
      // The parser counts up to the end of the last cell.
      line: info.lines - breaksIn(record),
      cells: record.map((cell) => cell.trim()),
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw unreadable(
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? 'A line of the table is too long'
        : 'This is no table that can be read',
    );
  }
}

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((breaks, cell) => breaks + (cell.match(/\n/g)?.length ?? 0), 0);

const DELIMITERS = [',', ';', '\t'];

const unreadable = (problem: string) => new InvalidInputError({ text: [problem] });
