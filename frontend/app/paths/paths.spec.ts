import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { matchRoutes } from '@remix-run/react';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { pages as pagesOfMails } from '../../../backend/src/platform/config/pages';
import routes from '../routes';
import * as account from './account';
import * as adminRecipes from './admin-recipes';
import * as analytics from './analytics';
import * as collections from './collections';
import * as customers from './customers';
import * as diary from './diary';
import * as drafts from './drafts';
import * as emails from './emails';
import * as groceries from './groceries';
import * as myPlans from './my-plans';
import * as ownRecipes from './own-recipes';
import * as pages from './pages';
import * as people from './people';
import * as planExport from './plan-export';
import * as planPage from './plan-page';
import * as progress from './progress';
import * as recipes from './recipes';
import * as savedPlans from './saved-plans';
import * as search from './search';
import * as settings from './settings';
import * as users from './users';

const library = pages.trainerPlansPath;
const meal = { day: 3, mealNumber: 2, recipeId: 'r' };

/** Arguments for functions that do not take two or three words. */
const called: Record<string, readonly (readonly unknown[])[]> = {
  homeOf: [['admin'], ['trainer'], ['customer']],
  profileOf: [['admin'], ['trainer'], ['customer']],
  editProfilePath: [['trainer'], ['customer']],
  portraitFilePath: [['1', 'small']],
  portraitPath: [['/api/profile-images/1/large', 'small']],
  loginPathWith: [[{ error: 'google_failed' }]],
  recipePath: [['1'], ['1', recipes.overDashboard]],
  assignRecipePath: [
    ['1', '/here'],
    ['1', '/here', recipes.overDashboard],
  ],
  collectRecipePath: [
    ['1', '/here'],
    ['1', '/here', recipes.overDashboard],
  ],
  withdrawPlanPath: [
    [customers.customerPath('1'), '2'],
    [users.userPath('1'), '2'],
    [customers.customerPath('1'), '2', '/here'],
  ],
  customersPathWith: [[{}], [{ search: 'a', sort: 'name', page: 2 }]],
  customerTabPath: [
    ['1', 'plans'],
    ['1', 'plans', 2],
  ],
  changeMealPath: [
    ['1', 'swap', meal],
    ['1', 'move', meal],
  ],
  exportAnalyticsPath: [['json'], ['csv']],
  draftTaskPath: [
    ['1', 'save'],
    ['1', 'assign'],
    ['1', 'cards'],
    ['1', 'swap'],
  ],
  myPlanRecipePath: [['1', meal]],
  pageOfPlan: [
    ['1', 'draft', 'trainer'],
    ['1', 'saved', 'admin'],
    ['1', 'assigned', 'customer'],
  ],
  libraryOf: [['admin'], ['trainer']],
  savedPlansPath: [[library, { search: 'a', templates: true, page: 2 }]],
  savedPlanPath: [[library, '1']],
  savedPlanTabPath: [[library, '1', 'prep', 2]],
  savedPlanTaskPath: [
    [library, '1', 'assign', '/here'],
    [library, '1', 'assignments'],
    [library, '1', 'assignments/2/withdraw'],
    [library, '1', 'share'],
    [library, '1', 'details'],
    [library, '1', 'change'],
    [library, '1', 'delete'],
  ],
  addEntryPath: [
    [{ date: '2026-11-20' }],
    [{ date: '2026-11-20', meal: 'lunch', search: 'egg', food: 'food:egg' }],
  ],
  quickAddPath: [[{ date: '2026-11-20' }]],
  groceryListPath: [
    [pages.groceriesPath, {}],
    [groceries.groceriesTabPath, { list: '1', plain: true, category: 'dairy', search: 'a' }],
  ],
  undoPath: [[pages.groceriesPath, 2, 'item']],
  seriesPath: [[pages.progressPath], [customers.customerTabPath('1', 'metrics')]],
  groceryListsPath: [[], [{ search: 'a', page: 2 }]],
  // These return no addresses.
  isForAdmins: [],
  tickAnchor: [],
};

function addressesIn(file: object): [string, string][] {
  return Object.entries(file).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]];
    if (typeof value !== 'function') return addressesIn(value);
    return (called[name] ?? [['1', '2', '3']]).map((values) => [name, value(...values)]);
  });
}

const files = [
  account,
  adminRecipes,
  analytics,
  collections,
  customers,
  diary,
  drafts,
  emails,
  groceries,
  myPlans,
  ownRecipes,
  pages,
  people,
  planExport,
  planPage,
  progress,
  recipes,
  savedPlans,
  search,
  settings,
  users,
];

/** The API serves files at addresses of its own, and the service worker is a file of the build. */
const isPage = ([, address]: [string, string]): boolean =>
  !address.startsWith('/api/') && address !== groceries.groceryWorkerPath;

/** Every address matches at least "Page Not Found", which does not count. */
const isThere = (address: string): boolean =>
  matchRoutes(tableWithoutNotFound(), new URL(address, 'http://here.invalid').pathname) !== null;

function tableWithoutNotFound() {
  const [table] = routes as RouteConfigEntry[];
  const found = (table?.children ?? []).filter(({ path }) => path !== '*');
  return found as unknown as Parameters<typeof matchRoutes>[0];
}

describe('every address matches a page of the route table', () => {
  test.each(files.flatMap(addressesIn).filter(isPage))('%s gives %s', (_, address) =>
    expect(isThere(address)).toBe(true),
  );

  test.each(addressesIn(pagesOfMails))('in mails, %s: %s', (_, address) =>
    expect(isThere(address)).toBe(true),
  );

  test('a page that is not in the table is not found there', () => {
    expect(isThere('/trainer/meal-plan')).toBe(false);
  });
});

test('mails and pages lead to the same addresses', () => {
  expect(pagesOfMails.invitation('a b')).toMatch(/^\/register\?invitation=a(\+|%20)b$/);
  expect(pagesOfMails.login).toBe(pages.loginPath);
  expect(pagesOfMails.forgotPassword).toBe(pages.forgotPasswordPath);
  expect(pagesOfMails.generatorForCustomer('1')).toBe(drafts.generatorForCustomerPath('1'));
  expect(pagesOfMails.linkGoogle).toBe(settings.linkGooglePath);
  expect(pagesOfMails.admin).toBe(pages.adminPath);
  expect(pagesOfMails.recipe('1')).toBe(recipes.recipePath('1'));
  expect(pagesOfMails.emailSettings).toBe(emails.emailSettingsPath);
  expect(pagesOfMails.unsubscribe('1')).toBe(emails.unsubscribePath('1'));
  expect(pagesOfMails.myPlan('1')).toBe(myPlans.myPlanPath('1'));
});

describe('the sources', () => {
  const here = (folder: string) => join(import.meta.dirname, folder);
  const sources = (folder: string, but: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file) && !but.test(file))
      .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

  test('no file of the frontend spells an address', () => {
    const firstWords = new Set(
      (tableWithoutNotFound() as RouteConfigEntry[])
        .flatMap(({ path, children = [] }) => (path ? [path] : children.map((child) => child.path ?? '')))
        .map((path) => path.split('/')[0])
        .filter((word) => word && !word.startsWith(':')),
    );
    const spelled = new RegExp(`["'\`]/(${[...firstWords].join('|')})(?=["'\`/?#])`);
    const exempt = /^(paths|routes\/dev)\/|^routes\.ts$/;
    const found = sources(here('..'), exempt).filter(({ text }) => spelled.test(text));
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  test('no file of the backend spells an address', () => {
    const found = sources(here('../../../backend/src'), /^platform\/config\/pages\.ts$/).filter(({ text }) =>
      /new URL\(["'`]\/(?!api\/)/.test(text),
    );
    expect(found.map(({ file }) => file)).toEqual([]);
  });
});
