import { expect, test } from '@jest/globals';
import { largestFormOf } from './form-size.ts';

test.each([
  '/recipes/1/picture',
  '/recipes/1/picture.data',
  '/customer/progress/photos',
  '/customer/progress/photos.data',
  '/profile/image',
])('%s may send a file', (path) => {
  expect(largestFormOf(path)).toBe(32 * 1024 * 1024);
});

test.each([
  '/admin/recipes/import',
  '/trainer/recipes/import',
  '/trainer/recipes/import.data',
  '/customer/progress/import',
])('%s may send a table', (path) => expect(largestFormOf(path)).toBe(4 * 1024 * 1024));

test.each([
  '/admin/mail/messages/new',
  '/admin/mail/messages/1.data',
  '/trainer/recipes/new',
  '/admin/recipes/1/edit',
])('%s may send a long text', (path) => expect(largestFormOf(path)).toBe(256 * 1024));

test.each([
  '/login',
  '/recipes/1',
  '/recipes/1/2/picture',
  '/recipes/1/picture/more',
  '/x/recipes/1/picture',
  '/customer/recipes/import',
])('%s may send a form and no file', (path) => {
  expect(largestFormOf(path)).toBe(64 * 1024);
});
