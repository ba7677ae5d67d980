import { expect, test } from '@jest/globals';
import { refreshesItself } from './page-views.ts';

const here = 'https://mealwright.test/admin/analytics?range=7d';

test('a page that asks for its own data is not viewed again', () => {
  expect(refreshesItself(here, '/admin/analytics.data', '/admin/analytics?range=7d')).toBe(true);
});

test('the data of another page and a page that is opened again are views', () => {
  expect(refreshesItself(here, '/admin/users.data', '/admin/users')).toBe(false);
  expect(refreshesItself(here, '/admin/analytics.data', '/admin/analytics?range=30d')).toBe(false);
  expect(refreshesItself(here, '/admin/analytics', '/admin/analytics?range=7d')).toBe(false);
  expect(refreshesItself(undefined, '/admin/analytics.data', '/admin/analytics')).toBe(false);
  expect(refreshesItself('about:client', '/admin/analytics.data', '/admin/analytics')).toBe(false);
});
