import { type CsvValue, csvLine } from '../../platform/csv/csv-line.js';

/** Writes a row as a line of CSV, after the line with the names of its columns if it is the first one. */
export function csvOf(row: Record<string, unknown>, isFirst: boolean): string {
  const values = csvLine(Object.values(row).map(plain));
  return isFirst ? csvLine(Object.keys(row)) + values : values;
}

/** Lists and objects become a text of JSON. */
const plain = (value: unknown): CsvValue =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as CsvValue);
