import { expect, test } from '@jest/globals';
import { lineOf } from './csv-lines.js';

test('a line quotes what would break it', () => {
  expect(lineOf([1, 'a "b", c', [1, 2], null])).toBe('1,"a ""b"", c","[1,2]",\r\n');
});

test('no text begins a formula', () => {
  expect(lineOf(['=HYPERLINK("x")', '-3', -3])).toBe(`"'=HYPERLINK(""x"")",'-3,-3\r\n`);
});
