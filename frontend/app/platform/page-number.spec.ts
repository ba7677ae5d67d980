import { expect, test } from '@jest/globals';
import { pageIn, searchIn } from './page-number';

test.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=100001', 1],
])('%s asks for page %i', (address, page) => {
  expect(pageIn(new URLSearchParams(address))).toBe(page);
});

test('a page may have another name', () => {
  expect(pageIn(new URLSearchParams('page=2&reviewPage=4'), 'reviewPage')).toBe(4);
});

test.each([
  ['search=%20soup%20', 'soup'],
  ['', ''],
  [`search=${'x'.repeat(120)}`, 'x'.repeat(100)],
])('%s searches for %s', (address, search) => {
  expect(searchIn(new URLSearchParams(address))).toBe(search);
});
