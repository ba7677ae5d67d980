import { readFileSync, writeFileSync } from 'node:fs';
import { Problem } from '../../scripts/launcher/problem.mjs';
import { rowsOf } from './columns.mjs';
import { refusalsOf } from './refusals.mjs';

export const SECTIONS = ['before', 'after'];

const startOf = (section) => `<!-- ${section} -->`;
const endOf = (section) => `<!-- end of ${section} -->`;

/** Puts the table into its section of the page and leaves the rest of the page alone. */
export function writeWeeksPage(path, section, weeks) {
  const page = readFileSync(path, 'utf8');
  const [start, end] = [page.indexOf(startOf(section)), page.indexOf(endOf(section))];
  if (start < 0 || end < start) throw new Problem(`${path} has no place for "${section}".`);
  const text = `${startOf(section)}\n${markdownOf(weeks)}\n\n${refusalsOf(weeks)}\n`;
  writeFileSync(path, page.slice(0, start) + text + page.slice(end));
}

function markdownOf(weeks) {
  const [headings, ...rows] = rowsOf(weeks, (cell) => `**${cell}**`);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(headings), `|---|${'---:|'.repeat(headings.length - 1)}`, ...rows.map(line)].join('\n');
}
