import { expect, test } from '@jest/globals';
import { bytesText, durationText, growthText, moneyText, percentText } from './figure-texts';

test('sizes have the unit that leaves few digits', () => {
  expect([0, 999, 1_000, 53_400_000, 2_500_000_000].map(bytesText)).toEqual([
    '0\u00a0bytes',
    '999\u00a0bytes',
    '1\u00a0kB',
    '53.4\u00a0MB',
    '2.5\u00a0GB',
  ]);
});

test('times have two units at most', () => {
  expect([0, 59.6, 320, 3_600, 187_500].map(durationText)).toEqual([
    '0\u00a0s',
    '1\u00a0min',
    '5\u00a0min 20\u00a0s',
    '1\u00a0h',
    '2\u00a0d 4\u00a0h',
  ]);
});

test('shares, growth, and money are written as people expect', () => {
  expect([percentText(12.5), growthText(12), growthText(-3.5), growthText(0)]).toEqual([
    '12.5%',
    '+12%',
    '-3.5%',
    '0%',
  ]);
  expect([moneyText(1_200.5, 'USD'), moneyText(300, 'JPY')]).toEqual(['$1,200.50', '¥300']);
});
