import { CsvError, parse } from 'csv-parse/sync';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { hasTooManyCells } from '../../../platform/uploads/table-size.js';
import { FIGURES, type Figure, inMetric, METRIC_FIGURES, type Units } from '../measurements/figures.js';
import type { MetricFigures } from '../measurements/measurement.entity.js';
import type { Weight } from '../measurements/weight.js';
import { type ColumnMeaning, meaningOf } from './csv-columns.js';
import { type DateOrder, dayIn, ordersOf } from './csv-dates.js';

export const MAX_ROWS = 1500;
const MAX_NOTES = 1000;
const MAX_CELL = 60;
const MAX_COLUMNS = 100;

export interface ImportChoices {
  dateOrder?: DateOrder;
  /** The units of columns whose name does not say them. */
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
  /** Whether a column has a figure without saying in which unit. */
  lacksUnits: boolean;
  /** Names of columns that nothing was read from. */
  ignored: string[];
}

/** Reads a table of measurements. Without a choice, dates are read in the first order that fits, and units are metric. */
export function readTable(csv: string, choices: ImportChoices): ReadTable {
  if (hasTooManyCells(csv))
    throw unreadable('The table has too many lines or columns. Please import it in parts');
  const [header = [], ...lines] = cellsOf(csv);
  if (lines.length > MAX_ROWS)
    throw unreadable(`The table has more than ${MAX_ROWS.toLocaleString('en-US')} lines`);
  if (header.length > MAX_COLUMNS) throw unreadable(`The table has more than ${MAX_COLUMNS} columns`);
  const meanings = header.map(meaningOf);
  const dates = meanings.findIndex((meaning) => meaning?.kind === 'date');
  if (dates < 0) throw unreadable('The first line must name its columns, one of them “Date”');
  if (!meanings.some((meaning) => meaning?.kind === 'figure'))
    throw unreadable('No column is named after a figure, such as “Weight (kg)” or “Waist (cm)”');
  if (lines.length === 0) throw unreadable('There is no line below the names of the columns');
  const dateOrders = ordersOf(lines.map((cells) => cells[dates] ?? ''));
  const order = choices.dateOrder ?? dateOrders[0] ?? 'ymd';
  return {
    dateOrders,
    lacksUnits: meanings.some((meaning) => meaning?.kind === 'figure' && meaning.units === null),
    ignored: header
      .filter((title, column) => title && !meanings[column])
      .map((title) => title.slice(0, MAX_CELL)),
    // The first line of the table names the columns.
    rows: lines.map((cells, place) => ({
      line: place + 2,
      ...readRow(cells, meanings, order, choices.units),
    })),
  };
}

type Meanings = readonly (ColumnMeaning | null)[];

function readRow(cells: string[], meanings: Meanings, order: DateOrder, chosen: Units = 'metric') {
  let day: string | null = null;
  let notes: string | null = null;
  let weight: Weight | null = null;
  const figures: MetricFigures = {};
  for (const [column, meaning] of meanings.entries()) {
    const cell = (cells[column] ?? '').trim();
    if (!meaning || cell === '') continue;
    if (meaning.kind === 'notes') notes = cell.slice(0, MAX_NOTES);
    else if (meaning.kind === 'date') day = dayIn(cell, order);
    else {
      const value = numberIn(cell);
      const { label } = FIGURES[meaning.figure];
      if (value === null) return { problem: `“${cell.slice(0, MAX_CELL)}” is no number for ${label}` };
      const units = meaning.units ?? chosen;
      if (meaning.figure === 'weight') weight = { value, units };
      else figures[meaning.figure] = inMetric(meaning.figure, value, units);
    }
  }
  if (day === null) return { problem: 'The date cannot be read' };
  if (weight === null && notes === null && METRIC_FIGURES.every((name) => figures[name] === undefined))
    return { problem: 'There is nothing in this line but a date' };
  return { day, weight, figures, notes, units: weight?.units ?? unitsOf(meanings, chosen) };
}

const unitsOf = (meanings: Meanings, chosen: Units): Units =>
  meanings.some(
    (meaning) =>
      meaning?.kind === 'figure' && (meaning.units ?? chosen) === 'us' && isMeasured(meaning.figure),
  )
    ? 'us'
    : 'metric';

const isMeasured = (figure: Figure): boolean => FIGURES[figure].unit !== '%';

/** Reads "81.4" and "81,4", also with a unit behind it. */
function numberIn(cell: string): number | null {
  const [, digits] = /^(\d{1,4}(?:[.,]\d{1,4})?)\s*(?:kg|lbs?|cm|in|%)?$/i.exec(cell) ?? [];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}

function cellsOf(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, '').trimStart();
  const [header = ''] = text.split(/[\r\n]/, 1);
  const counts = DELIMITERS.map((one) => header.split(one).length);
  const delimiter = DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
  try {
    return parse(text, {
      delimiter,
      relaxColumnCount: true,
      skipEmptyLines: true,
      trim: true,
      to: MAX_ROWS + 2,
    }) as string[][];
  } catch (error) {
    if (error instanceof CsvError) throw unreadable('This is no table that can be read');
    throw error;
  }
}

const DELIMITERS = [',', ';', '\t'];

const unreadable = (problem: string) => new InvalidInputError({ text: [problem] });
