/** Writes a row as a line of CSV, after the line with the names of its columns if it is the first one. */
export function csvOf(row: Record<string, unknown>, isFirst: boolean): string {
  const line = (cells: string[]) => `${cells.join(',')}\r\n`;
  const values = line(Object.values(row).map(cellOf));
  return isFirst ? line(Object.keys(row)) + values : values;
}

/** Spreadsheets take text that begins like this as a formula, whoever wrote it. */
const FORMULA = /^[=+\-@\t\r]/;

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
