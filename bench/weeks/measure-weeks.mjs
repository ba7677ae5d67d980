import { readFileSync } from 'node:fs';
import { buildIfStale } from '../../scripts/launcher/build.mjs';
import { Problem } from '../../scripts/launcher/problem.mjs';
import { table } from '../measuring/table.mjs';
import { rowsOf } from './columns.mjs';
import { countWeek } from './counter/count-week.mjs';
import { openLibrary } from './library.mjs';
import { makeWeek } from './make-week.mjs';
import { readWeek } from './read-week.mjs';
import { refusalOf, refusalsOf } from './refusals.mjs';
import { writeWeeksPage } from './weeks-page.mjs';

const wishesIn = (name) => JSON.parse(readFileSync(new URL(`wishes/${name}.json`, import.meta.url), 'utf8'));

/**
 * Makes the weeks of all wishes and says what it takes to live by them. `read` is part of the name of the weeks that
 * are printed meal by meal instead.
 */
export async function measureWeeks({ signal, say, seed, read, write, section }) {
  if (write && read !== undefined)
    throw new Problem('--write takes all weeks, so --read cannot stand beside it.');
  await buildIfStale({ only: ['backend'], say, signal });
  const product = await openLibrary();
  const wishes = [...wishesIn('usual'), ...wishesIn('told')].filter(({ name }) => isCalled(name, read));
  if (wishes.length === 0) throw new Problem(`No week is called ${read}.`);
  const weeks = wishes.map((wish) => {
    signal?.throwIfAborted();
    const week = makeWeek(product, wish, seed);
    return { ...week, counted: week.plan && countWeek(week.plan, product) };
  });
  if (write) writeWeeksPage(write, section, weeks);
  if (read === undefined) return `${tableOf(weeks)}\n${notesOf(weeks)}`;
  return weeks
    .map((week) => (week.plan ? readWeek(week, product) : `Refused: ${refusalOf(week)}`))
    .join('\n\n\n');
}

const isCalled = (name, part) => part === undefined || name.toLowerCase().includes(part.toLowerCase());

const tableOf = (weeks) => table(rowsOf(weeks, (cell) => `!${cell}`));

function notesOf(weeks) {
  const broken = weeks.flatMap(({ name, counted }) =>
    counted?.brokenRules.length > 0 ? [`${name}: ${counted.brokenRules.join(', ')} not kept`] : [],
  );
  const seconds = weeks.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  const slowest = weeks.toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
  return [
    refusalsOf(weeks),
    ...broken,
    `${seconds.toFixed(1)} s for all, ${(slowest.milliseconds / 1000).toFixed(1)} s for ${slowest.name}. "!" marks what misses its aim.`,
  ].join('\n');
}
