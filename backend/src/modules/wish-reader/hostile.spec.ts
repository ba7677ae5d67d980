import { expect, test } from '@jest/globals';
import { read } from '../../../test/support/understood.js';
import { WishText } from './wish-text.js';

const SHORT = 1000;
const LONG = 4000;

/** Counts how often readers examine a place of the text, which is independent of the machine. */
function looksAt(text: string): number {
  const { isFree } = WishText.prototype;
  let looks = 0;
  WishText.prototype.isFree = function (this: WishText, at: number) {
    looks += 1;
    return isFree.call(this, at);
  };
  read(text);
  WishText.prototype.isFree = isFree;
  return looks;
}

test.each([
  ...['a', '1', '1,', '1 ', '-', '(', ', ', '🥑', '\u0301', 'a@', 'a.', "o'", '½'],
  ...['no ', 'no nuts, ', 'nuts and ', 'nut ', 'for Anna ', 'Anna Maria ', 'vegitarien mushroms '],
  ...['two hundred ', 'a hundred and ', 'max about ', '40/30/', 'p/c/f ', 'call it "', 'should be at to '],
  ...[
    'breakfast should be ',
    'breakfast, ',
    '1800 kcal ',
    '30 min ',
    'protein of is ',
    '30g protein ',
    'vegan dinner ',
    'no need to ',
    'from 1 ',
    'not ',
  ],
])('the time to read %j repeatedly grows with its length', (piece) => {
  const text = piece.repeat(Math.ceil(LONG / piece.length));
  const short = looksAt(text.slice(0, SHORT));
  expect(looksAt(text.slice(0, LONG))).toBeLessThan(short * (LONG / SHORT) * 2 + SHORT);
});

test('every word of any wish is either read or reported as left over', () => {
  const wish =
    'two weeks “of” <b>cutting</b> for Ben,\n\t2.200 kcal — no nüts & ½ snack… {"days": 3} \u0000 \u200f 9e9';
  for (let at = 0; at < wish.length; at += 1) {
    const text = wish.slice(at);
    for (const piece of read(text).notUnderstood) expect(text).toContain(piece);
  }
});
