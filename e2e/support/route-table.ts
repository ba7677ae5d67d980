import { expect, test } from '@jest/globals';
import { product } from './product.ts';
import type { Person, Role } from './world.ts';

type Row = {
  path: string;
  who: readonly Role[];
  /** The result for roles that may open the page: the page (by default), a redirect, or nothing yet. */
  there?: 'page' | 'nothing yet' | ((role: Role) => string);
};

const everybody: readonly Role[] = ['admin', 'trainer', 'customer'];

export const homeOf = (role: Role): string =>
  ({ admin: '/admin', trainer: '/trainer', customer: '/my-meal-plans' })[role];

/** The route table of the specification with the pages that were added to it. */
const table: readonly Row[] = [
  { path: '/', who: everybody, there: homeOf },
  { path: '/profile', who: everybody, there: (role) => `/${role}/profile` },
  { path: '/profile/image', who: everybody },
  { path: '/settings/emails', who: everybody },
  { path: '/settings/data', who: everybody },
  { path: '/settings/data/delete', who: everybody },
  { path: '/profile/recipe-cards', who: everybody },
  { path: '/settings', who: everybody, there: () => '/settings/security' },
  { path: '/settings/security', who: everybody },
  { path: '/settings/security/codes', who: everybody },
  { path: '/settings/security/codes/remove', who: everybody, there: () => '/settings/security' },
  { path: '/settings/security/recovery-codes', who: everybody },
  { path: '/settings/security/passkeys/new', who: everybody },
  {
    path: '/settings/security/passkeys/00000000-0000-4000-8000-000000000000',
    who: everybody,
    there: 'nothing yet',
  },
  { path: '/recipes', who: everybody },
  { path: '/recipes/00000000-0000-4000-8000-000000000000', who: everybody, there: 'nothing yet' },
  { path: '/recipes/00000000-0000-4000-8000-000000000000/collect', who: everybody, there: 'nothing yet' },
  {
    path: '/recipes/00000000-0000-4000-8000-000000000000/picture',
    who: ['admin', 'trainer'],
    there: 'nothing yet',
  },
  { path: '/recipes/assigned', who: ['customer'] },
  { path: '/search', who: everybody },
  { path: '/favorites', who: ['trainer', 'customer'] },
  { path: '/collections', who: everybody },
  { path: '/collections/new', who: everybody },
  { path: '/collections/00000000-0000-4000-8000-000000000000', who: everybody, there: 'nothing yet' },
  { path: '/collections/00000000-0000-4000-8000-000000000000/edit', who: everybody, there: 'nothing yet' },
  { path: '/collections/00000000-0000-4000-8000-000000000000/delete', who: everybody, there: 'nothing yet' },
  { path: '/meal-plan-generator', who: ['trainer', 'admin'] },
  {
    path: '/meal-plans/00000000-0000-4000-8000-000000000000/export',
    who: everybody,
    there: 'nothing yet',
  },
  {
    path: '/meal-plans/00000000-0000-4000-8000-000000000000/cards',
    who: ['trainer', 'admin'],
    there: 'nothing yet',
  },
  {
    path: '/meal-plans/drafts/00000000-0000-4000-8000-000000000000',
    who: ['trainer', 'admin'],
    there: 'nothing yet',
  },
  {
    path: '/meal-plans/drafts/00000000-0000-4000-8000-000000000000/save',
    who: ['trainer', 'admin'],
    there: 'nothing yet',
  },
  {
    path: '/meal-plans/drafts/00000000-0000-4000-8000-000000000000/assign',
    who: ['trainer', 'admin'],
    there: 'nothing yet',
  },
  {
    path: '/meal-plans/drafts/00000000-0000-4000-8000-000000000000/delete',
    who: ['trainer', 'admin'],
    there: 'nothing yet',
  },
  {
    path: '/meal-plans/00000000-0000-4000-8000-000000000000/recipes/00000000-0000-4000-8000-000000000000',
    who: everybody,
    there: 'nothing yet',
  },

  { path: '/admin', who: ['admin'] },
  { path: '/admin?tab=admin', who: ['admin'] },
  { path: '/admin/recipes/pending', who: ['admin'] },
  { path: '/admin/recipes/generate', who: ['admin'] },
  { path: '/admin/jobs', who: ['admin'] },
  { path: '/admin/jobs/00000000-0000-4000-8000-000000000000', who: ['admin'], there: 'nothing yet' },
  { path: '/admin/recipes/00000000-0000-4000-8000-000000000000', who: ['admin'], there: 'nothing yet' },
  {
    path: '/admin/recipes/00000000-0000-4000-8000-000000000000/delete',
    who: ['admin'],
    there: 'nothing yet',
  },
  {
    path: '/admin/recipes/00000000-0000-4000-8000-000000000000/decline',
    who: ['admin'],
    there: 'nothing yet',
  },
  { path: '/admin/recipes/delete', who: ['admin'], there: () => '/admin' },
  { path: '/admin/users', who: ['admin'] },
  { path: '/admin/mail', who: ['admin'] },
  { path: '/admin/mail/messages', who: ['admin'] },
  { path: '/admin/mail/messages/new', who: ['admin'] },
  ...['', '/send', '/delete'].map(
    (page): Row => ({
      path: `/admin/mail/messages/00000000-0000-4000-8000-000000000000${page}`,
      who: ['admin'],
      there: 'nothing yet',
    }),
  ),
  { path: '/admin/profile', who: ['admin'] },
  { path: '/admin/export', who: ['admin'] },
  { path: '/admin/customer-plans', who: ['admin'] },
  { path: '/admin/analytics', who: ['admin'] },
  ...['users', 'content', 'performance', 'security'].map(
    (tab): Row => ({ path: `/admin/analytics/${tab}`, who: ['admin'] }),
  ),
  { path: '/admin/analytics/clear-cache', who: ['admin'], there: () => '/admin/analytics' },
  { path: '/admin/users/00000000-0000-4000-8000-000000000000', who: ['admin'], there: 'nothing yet' },
  {
    path: '/admin/users/00000000-0000-4000-8000-000000000000/second-step',
    who: ['admin'],
    there: 'nothing yet',
  },

  { path: '/trainer', who: ['trainer'] },
  { path: '/trainer/profile', who: ['trainer'] },
  { path: '/trainer/profile/edit', who: ['trainer'] },
  { path: '/trainer/recipes', who: ['trainer'] },
  { path: '/trainer/recipes/new', who: ['trainer'] },
  { path: '/trainer/recipes/import', who: ['trainer'] },
  { path: '/trainer/recipes/import?by=address', who: ['trainer'] },
  { path: '/trainer/recipes/import?by=file', who: ['trainer'] },
  { path: '/admin/recipes/new', who: ['admin'] },
  { path: '/admin/recipes/import', who: ['admin'] },
  ...['', '/assign', '/collect'].map(
    (page): Row => ({
      path: `/trainer/recipes/00000000-0000-4000-8000-000000000000${page}`,
      who: ['trainer'],
      there: 'nothing yet',
    }),
  ),
  { path: '/trainer/customers', who: ['trainer'] },
  ...[
    ...['', '/plans', '/metrics', '/goals', '/nutrition', '/photos'],
    ...['/coaching', '/coaching/end'],
  ].map(
    (tab): Row => ({
      path: `/trainer/customers/00000000-0000-4000-8000-000000000000${tab}`,
      who: ['trainer'],
      there: 'nothing yet',
    }),
  ),
  ...(['trainer/customers', 'admin/users'] as const).map(
    (people): Row => ({
      path: `/${people}/00000000-0000-4000-8000-000000000000/plans/00000000-0000-4000-8000-000000000000/withdraw`,
      who: [people === 'admin/users' ? 'admin' : 'trainer'],
      there: 'nothing yet',
    }),
  ),
  { path: '/trainer/meal-plans', who: ['trainer'] },
  { path: '/trainer/meal-plans?templates=only', who: ['trainer'] },
  { path: '/admin/meal-plans', who: ['admin'] },
  ...['', '/assign', '/assignments', '/share', '/details', '/delete'].flatMap((task): Row[] => {
    const path = `meal-plans/00000000-0000-4000-8000-000000000000${task}`;
    return [
      { path: `/trainer/${path}`, who: ['trainer'], there: 'nothing yet' },
      { path: `/admin/${path}`, who: ['admin'], there: 'nothing yet' },
    ];
  }),

  { path: '/my-meal-plans', who: ['customer'] },
  { path: '/customer', who: ['customer'] },
  { path: '/customer?tab=progress', who: ['customer'], there: () => '/customer/progress' },
  { path: '/customer/meal-plans', who: ['customer'] },
  ...['', '/recipes/00000000-0000-4000-8000-000000000000', '/delete'].map(
    (page): Row => ({
      path: `/my-meal-plans/00000000-0000-4000-8000-000000000000${page}`,
      who: ['customer'],
      there: 'nothing yet',
    }),
  ),
  { path: '/customer/profile', who: ['customer'] },
  { path: '/customer/profile/edit', who: ['customer'] },
  { path: '/customer/profile/health-data', who: ['customer'] },
  {
    path: '/customer/profile/trainers/00000000-0000-4000-8000-000000000000/leave',
    who: ['customer'],
    there: 'nothing yet',
  },
  { path: '/customer/progress', who: ['customer'] },
  { path: '/customer/progress/import', who: ['customer'] },
  { path: '/customer/progress/goals', who: ['customer'] },
  { path: '/customer/progress/photos', who: ['customer'] },
  { path: '/customer/progress/photos/compare', who: ['customer'] },
  ...['', '/weeks', '/months', '/goals', '/add', '/quick-add', '/own-foods', '/own-foods/new'].map(
    (page): Row => ({ path: `/nutrition${page}`, who: ['customer'] }),
  ),
  ...['entries', 'own-foods'].map(
    (kind): Row => ({
      path: `/nutrition/${kind}/00000000-0000-4000-8000-000000000000`,
      who: ['customer'],
      there: 'nothing yet',
    }),
  ),
  { path: '/customer/grocery-list', who: ['customer'] },
  { path: '/customer?tab=grocery-list', who: ['customer'], there: () => '/customer/grocery-list' },
  { path: '/grocery-list/lists', who: ['customer'] },
  { path: '/grocery-list/generate', who: ['customer'] },
  { path: '/grocery-list', who: ['customer'] },

  { path: '/no/such/page', who: everybody, there: 'nothing yet' },
];

/** Checks what every page of the table answers to a role, without a browser. */
export function routeTableFor(role: Role, who: () => Promise<Person>): void {
  test(`the route table for ${role}s`, async () => {
    const { accessToken, refreshToken } = await who();
    const seen: unknown[] = [];
    const expected: unknown[] = [];
    for (const { path, who, there = 'page' } of table) {
      const outcome = who.includes(role) ? there : homeOf;
      seen.push(await answerOf(path, `token=${accessToken}; refresh=${refreshToken}`));
      expected.push(
        typeof outcome === 'function'
          ? { path, status: 200, at: outcome(role) }
          : { path, status: outcome === 'page' ? 200 : 404, at: path },
      );
    }
    expect(seen).toEqual(expected);
  });
}

/** Checks that every page leads visitors to the sign-in page, which remembers where they wanted to go. */
export function routeTableForVisitors(): void {
  test('the route table for visitors', async () => {
    for (const { path } of table) {
      const { status, at } = await answerOf(path);
      const remembered = new URL(at, product.url).searchParams.get('redirectTo');
      expect({ path, status, page: at.split('?')[0], remembered }).toEqual({
        path,
        status: 200,
        page: '/login',
        remembered: path === '/' || path === '/no/such/page' ? null : path,
      });
    }
    for (const path of [
      '/login',
      '/register',
      '/forgot-password',
      '/confirm-email/never-was-one',
      '/terms',
      '/privacy',
      '/contact',
    ]) {
      expect(await answerOf(path)).toEqual({ path, status: 200, at: path });
    }
  });
}

async function answerOf(path: string, cookie = '') {
  const response = await fetch(new URL(path, product.url), { headers: { Cookie: cookie } });
  const { pathname, search } = new URL(response.url);
  const body = await response.text();
  if (response.status === 404) expect(body).toContain('Page Not Found');
  return { path, status: response.status, at: pathname + search };
}
