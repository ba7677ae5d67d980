import { table } from '../measuring/table.mjs';

/** The table, and whether every limit was met after vacuuming. */
export function sizeTable(questions, measured, { times }) {
  const [least, most] = [measured[0], measured.at(-1)];
  const heading = [
    'p95 in ms at so many recipes',
    ...measured.map(({ size, isFresh }) => size.toLocaleString('en') + (isFresh ? ', fresh' : '')),
    'growth',
    'limit',
    'verdict',
  ];
  const rows = questions.map(({ name, limit }, row) => [
    name,
    ...measured.map(({ p95 }) => p95[row].toFixed(1)),
    `x${(most.p95[row] / least.p95[row]).toFixed(1)}`,
    String(limit),
    most.p95[row] > limit ? 'TOO SLOW' : 'within',
  ]);
  const missed = questions.filter(({ limit }, row) => most.p95[row] > limit).map(({ name }) => name);
  const text = `${table([heading, ...rows], { words: [0, heading.length - 1] })}

Whole answers over HTTP, one after the other, signed in, 12 on a page, totals exact; 95 of 100 of ${times} were there in
this time. Fresh: right after so many were written at once, before PostgreSQL tidied up (VACUUM), as it does by itself
within a minute. Growth: from the least to the most recipes. ${missed.length > 0 ? `Missed: ${missed.join(', ')}.` : 'No limit was missed.'}`;
  return { text, withinLimits: missed.length === 0 };
}
