import { expect, test } from '@jest/globals';
import { timesAsLong } from '../../../test/support/times-as-long.ts';
import { readLine } from './index.js';

const LINES_A_ROUND = 10;

const reading = (line: string) => () => {
  for (let count = 0; count < LINES_A_ROUND; count += 1) readLine(line);
};

const blanks = (size: number) => ' '.repeat(size);

/** Lines on which a library's patterns become ever slower. Each can be made as long as needed. */
const HOSTILE: [what: string, line: (size: number) => string][] = [
  [
    'blanks between numbers',
    (size) =>
      `x11111${Array(3)
        .fill(`${blanks(size)}11111`)
        .join('')}p`,
  ],
  ['blanks behind a fraction', (size) => `fl${blanks(size * 3)}1e1${blanks(size)}²`],
  ['a long word before a comma', (size) => `2 cans ${'a'.repeat(size)}, chopped`],
  ['a long word of several parts', (size) => `2 cans ${'aaaa-'.repeat(size / 4)}a!`],
  ['a long word behind a number', (size) => `2 cans 1111111${'a'.repeat(size)}!`],
  ['numbers in a row', (size) => `x${' 11 -'.repeat(size / 2)}p!`],
  ['brackets', (size) => `+${'(a)xfl '.repeat(size / 2)}salt`],
  ['commas', (size) => `chopped${', chopped'.repeat(size / 2)}, thing`],
];

test.each(HOSTILE)('%s cost no more than their length suggests', async (_what, line) => {
  expect(await timesAsLong(reading(line(20)), reading(line(10)), 10)).toBeLessThan(10);
});

/** Names no food of the table, so that all names are searched for suggestions. */
const PLAIN = '200 g chicken rice tomato oil pepper sauce bean milk of an unknown kind '
  .repeat(3)
  .slice(0, 200);

test.each(HOSTILE)(
  '%s in a line as long as a line may be cost little more than any other',
  async (_what, line) => {
    const longest = line(200).slice(0, 200);
    expect(await timesAsLong(reading(longest), reading(PLAIN), 20)).toBeLessThan(20);
  },
);

test.each([
  '1'.repeat(200),
  '1 '.repeat(100),
  '½'.repeat(200),
  '('.repeat(200),
  `${', '.repeat(100)}`,
  '1/'.repeat(100),
  `1 ${'a'.repeat(198)}`,
  `${'a '.repeat(100)}`,
  `${'1-'.repeat(100)}`,
])('the line %s is unclear, and costs little more than any other', async (text) => {
  expect(readLine(text).state).toBe('unclear');
  expect(await timesAsLong(reading(text), reading(PLAIN), 20)).toBeLessThan(20);
});

test('a word too long for the library is understood anyway', () => {
  const text = '2 large Rinderhackfleischbällchenmischung-400g, gehackt';
  expect(readLine(text)).toMatchObject({ text, amount: 2, unit: 'large' });
  expect(readLine(text).name).toBe('Rinderhackfleischbällchenmischung-400g, gehackt');
  expect(readLine('100   g \t chicken\u00a0breast')).toMatchObject({ state: 'understood', grams: 100 });
});
