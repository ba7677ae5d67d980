/**
 * Rows of cells in columns with the first row as the heading. All columns except those of words are right-aligned.
 */
export function table(rows, { words = [0] } = {}) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((cell, column) =>
        words.includes(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
      )
      .join('  ')
      .trimEnd();
  const [heading, ...rest] = rows.map(line);
  return [heading, '-'.repeat(Math.max(...rows.map((row) => line(row).length))), ...rest].join('\n');
}
