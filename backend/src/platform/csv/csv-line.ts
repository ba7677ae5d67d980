export type CsvValue = string | number | boolean | null | undefined;

/**
 * Spreadsheets compute a text that begins like this, whoever wrote it. Some take full-width signs as well, and many
 * countries' settings end a cell at a semicolon, quotes or not.
 */
const FORMULA = /(^|;)(\s*)(?=[=+\-@|＝＋－＠])/g;

/** Writes values as a line of CSV. An apostrophe keeps texts from being computed. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cellOf).join(',')}\r\n`;

function cellOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = value.replaceAll(FORMULA, (_, before: string, blanks: string) =>
    before ? `${before}${blanks}'` : `'${blanks}`,
  );
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
