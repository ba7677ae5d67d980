import { expect, test } from '@jest/globals';
import { type NumberKind, readNumber } from './numbers';

test.each<[string, NumberKind, number]>([
  ['1800', 'whole', 1800],
  [' 1800 ', 'decimal', 1800],
  ['1.5', 'decimal', 1.5],
  ['1,5', 'decimal', 1.5],
  ['0,125', 'decimal', 0.125],
  ['0', 'whole', 0],
  ['-5', 'whole', -5],
  ['\u22125', 'whole', -5],
  ['1,234,567', 'decimal', 1_234_567],
  ['1.234.567', 'decimal', 1_234_567],
  ['1 800', 'decimal', 1800],
  ['1\u202f800', 'whole', 1800],
  ['1 800,5', 'decimal', 1800.5],
  ['1,800.5', 'decimal', 1800.5],
  ['1.800,5', 'decimal', 1800.5],
])('reads %j in a %s field as %d', (typed, kind, number) => {
  expect(readNumber(typed, kind)).toBe(number);
});

test.each(['1,800', '1.800'])('reads %j by what the field takes', (typed) => {
  expect(readNumber(typed, 'whole')).toBe(1800);
  expect(readNumber(typed, 'decimal')).toBe(1.8);
});

test('reads a decimal as one where whole numbers are expected, so that the server can refuse it', () => {
  expect(readNumber('1,5', 'whole')).toBe(1.5);
  expect(readNumber('1,80', 'whole')).toBe(1.8);
  expect(readNumber('0,800', 'whole')).toBe(0.8);
});

test.each(['', '   '])('reads the empty field %j as no number', (typed) => {
  expect(readNumber(typed, 'whole')).toBeNull();
});

test.each([
  'a few',
  '1,2,3',
  '1,8,00',
  '12,34,567',
  '1,800,5',
  '1.2.3',
  '0x10',
  '1e3',
  'Infinity',
  '1 80',
  '--5',
  ',',
])('passes on %j as it was typed', (typed) => {
  expect(readNumber(typed, 'whole')).toBe(typed);
  expect(readNumber(typed, 'decimal')).toBe(typed);
});
