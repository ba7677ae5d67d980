import { expect, test } from '@jest/globals';
import { csvOf } from './csv-lines.js';

test('a table has the columns of its first row, and quotes what would break it', () => {
  const head = csvOf({ id: 1, note: 'a "b", c', list: [1, 2], none: null }, true);
  expect(head).toBe('id,note,list,none\r\n1,"a ""b"", c","[1,2]",\r\n');
});

test('no text begins a formula', () => {
  expect(csvOf({ a: '=HYPERLINK("x")', b: '-3', c: -3 }, false)).toBe(`"'=HYPERLINK(""x"")",'-3,-3\r\n`);
});
