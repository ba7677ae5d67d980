import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { matchRoutes } from '@remix-run/react';
import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from '../../routes';
import { findDestinations } from './destinations';

const found = (role: 'admin' | 'trainer' | 'customer', search: string) =>
  findDestinations(role, search).map(({ label }) => label);

test('a page is found by its name, by the beginning of a word of it, and in any case', () => {
  expect(found('trainer', 'customers')).toEqual(['Customers']);
  expect(found('trainer', 'CUST')).toEqual(['Customers', 'Send Customer Invitation']);
});

test('a page is found by other words that people use for it, after those of that name', () => {
  expect(found('customer', 'weight')).toEqual(['Progress Tracking', 'Import Measurements']);
  expect(found('customer', 'grocery')).toEqual(['Grocery List', 'Grocery Lists', 'Generate from Meal Plan']);
  expect(found('trainer', 'clients')).toEqual(['Customers']);
});

test.each(['admin', 'trainer', 'customer'] as const)('what is done with an account is found (%s)', (role) => {
  expect(found(role, 'delete account')).toEqual(['Delete Account']);
  expect(found(role, 'download data')).toContain('Your Data');
  expect(found(role, 'second factor')).toEqual(['Codes from an app', 'Add a passkey']);
});

test.each([
  ['generate recipes', 'Generate Targeted Recipes'],
  ['jobs', 'Generation Jobs'],
  ['export', 'Export Data as JSON'],
  ['send log', 'Mail'],
  ['announcement', 'Write a Message'],
  ['uptime', 'Analytics of Performance'],
])('an admin finds by “%s” what is called “%s”', (search, label) => {
  expect(found('admin', search)).toContain(label);
});

test('an empty search finds all pages, and signs alone find none', () => {
  expect(found('customer', '').length).toBeGreaterThan(10);
  expect(found('customer', '%?')).toEqual([]);
});

test('every word of a search has to fit', () => {
  expect(found('trainer', 'write recipe')).toEqual(['New Recipe']);
  expect(found('trainer', 'write plan')).toEqual([]);
});

test('a role finds only pages of its own', () => {
  expect(found('customer', 'queue')).toEqual([]);
  expect(found('trainer', 'users')).toEqual([]);
  expect(found('admin', 'queue')).toContain('Review Queue');
});

test.each(['admin', 'trainer', 'customer'] as const)('every page that a %s can find exists, once', (role) => {
  const pages = findDestinations(role, '');
  const addresses = pages.map(({ to }) => to);
  expect(new Set(addresses).size).toBe(addresses.length);
  const unmatched = addresses.filter((to) => {
    const { pathname } = new URL(to, 'http://localhost');
    return matchRoutes(asRoutes(routes), pathname)?.at(-1)?.route.path === '*';
  });
  expect(unmatched).toEqual([]);
});

/** Their heading is a greeting or a tab. */
const withoutTitle = ['Home', 'My Plans', 'Admin Tools'];

test('every page is called by a title that a page has', () => {
  const pages = ['routes', 'features'].flatMap((folder) =>
    readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(new URL(`../../${folder}/${file}`, import.meta.url), 'utf8')),
  );
  const titles = new Set(
    pages.flatMap((page) =>
      [...page.matchAll(/title(?: = |: |=)['"]([^'"]+)['"]/gi)].map(([, title]) => title),
    ),
  );
  const labels = (['admin', 'trainer', 'customer'] as const).flatMap((role) => found(role, ''));
  expect(labels.filter((label) => !titles.has(label) && !withoutTitle.includes(label))).toEqual([]);
});

type Routes = Parameters<typeof matchRoutes>[0];

const asRoutes = (entries: RouteConfigEntry[]): Routes =>
  entries.map(({ path, index, children }) =>
    index ? { index } : { path, children: children && asRoutes(children) },
  ) as Routes;
