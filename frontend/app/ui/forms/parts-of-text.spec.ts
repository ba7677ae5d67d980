import { expect, test } from '@jest/globals';
import { partAt, withPart } from './parts-of-text';

test.each([
  ['mush|', 'mush'],
  ['olives, mush|', 'mush'],
  ['oli|ves, pork', 'olives'],
  ['olives;po|', 'po'],
  ['olives, |', ''],
  ['|', ''],
])('in "%s" the part is "%s"', (marked, part) => {
  expect(partAt(marked.replace('|', ''), marked.indexOf('|')).text).toBe(part);
});

test.each([
  ['mush|', 'mushrooms, |'],
  ['olives, mush|', 'olives, mushrooms, |'],
  ['olives,mush|', 'olives, mushrooms, |'],
  ['mush|, pork', 'mushrooms, |pork'],
  ['olives, mu|, pork', 'olives, mushrooms, |pork'],
  ['|', 'mushrooms, |'],
])('"%s" with mushrooms in its place is "%s"', (marked, wanted) => {
  const { text, cursor } = withPart(marked.replace('|', ''), marked.indexOf('|'), 'mushrooms');
  expect(`${text.slice(0, cursor)}|${text.slice(cursor)}`).toBe(wanted);
});
