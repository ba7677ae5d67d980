import { expect, test } from '@jest/globals';
import { csvLine } from './csv-line.js';

test('a line has what would break it in quotes, and nothing where nothing is known', () => {
  expect(csvLine([1, true, 'a "b", c', 'two\nlines', null, undefined])).toBe(
    '1,true,"a ""b"", c","two\nlines",,\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', '\t=1', ' =1', '|calc'])(
  'a text that spreadsheets compute is only text: %j',
  (text) => {
    expect(csvLine([text])).toBe(`'${text}\r\n`);
  },
);

test('a text does not become one where spreadsheets take a semicolon for the end of a cell', () => {
  expect(csvLine(["a;=cmd|' /C calc'!A0; -2; b"])).toBe("a;'=cmd|' /C calc'!A0; '-2; b\r\n");
});

test('numbers stay numbers', () => {
  expect(csvLine([-3, 0.5])).toBe('-3,0.5\r\n');
});
