import { type CsvValue, csvLine } from '../../platform/csv/csv-line.js';

/** Writes the values of a row, or the names of its columns, as a line of CSV. */
export const lineOf = (values: readonly unknown[]): string => csvLine(values.map(plain));

/** Lists and objects become a text of JSON. */
const plain = (value: unknown): CsvValue =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as CsvValue);
