import { expect, test } from '@jest/globals';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createRequestHandlers } from './request-handlers.ts';

const paths = [
  '',
  'login',
  'admin',
  'admin/users/:id',
  'Trainer/meal-plans',
  ':language?/terms',
  'reset-password/:token?',
  'shared/*',
  'help/en?/first',
  '*',
];

/** Every route answers with its own path and parameters. All of them are inside a layout without a path. */
const build = {
  entry: { module: { default: () => new Response(), streamTimeout: 10 } },
  routes: Object.fromEntries([
    ['root', { id: 'root', path: '', module: {} }],
    ['layout', { id: 'layout', parentId: 'root', module: {} }],
    ...paths.map((path) => [
      `page ${path}`,
      {
        id: `page ${path}`,
        parentId: 'layout',
        ...(path ? { path } : { index: true }),
        module: { loader: ({ params }: { params: object }) => new Response(JSON.stringify([path, params])) },
      },
    ]),
  ]),
  assets: { routes: {}, version: '1' },
  future: { v3_lazyRouteDiscovery: true, v3_singleFetch: true },
  basename: '/',
} as unknown as ServerBuild;

const whole = createRequestHandler(build, 'production');
const { handlerFor, shapeOf } = createRequestHandlers({
  build,
  mode: 'production',
  files: () => undefined,
  close: async () => {},
});

const addresses = [
  '/',
  '/login',
  '/LOGIN',
  '/login/',
  '//login',
  '/%6Cogin',
  '/login/more',
  '/admin',
  '/admin/users/7',
]
  .concat([
    '/admin/users',
    '/trainer/meal-plans',
    '/TRAINER/Meal-Plans',
    '/terms',
    '/de/terms',
    '/login/terms',
  ])
  .concat([
    '/reset-password',
    '/reset-password/abc',
    '/shared',
    '/shared/a/b',
    '/help/first',
    '/help/en/first',
    '/help/de/first',
    '/nowhere',
    '/no/where',
    '/__manifest',
  ])
  .concat([
    '/admin/../login',
    '/./login',
    '/login%2Fmore',
    '/caf%C3%A9',
    '/constructor',
    '/login.data',
    '/_root.data',
  ]);

test.each(addresses)('%s is answered as it would be with all routes', async (address) => {
  const url = new URL(address, 'http://localhost');
  const [narrow, wide] = await Promise.all([
    handlerFor(url.pathname)(new Request(url)),
    whole(new Request(url)),
  ]);
  expect(narrow.status).toBe(wide.status);
  expect(await narrow.text()).toBe(await wide.text());
});

test('addresses that match the same routes share a handler, and so do those that match none', () => {
  expect(handlerFor('/admin/users/7')).toBe(handlerFor('/Admin/users/8'));
  expect(handlerFor('/nowhere')).toBe(handlerFor('/anywhere'));
  expect(handlerFor('/admin')).not.toBe(handlerFor('/login'));
  expect(handlerFor('/admin')).not.toBe(handlerFor('/admin/users/7'));
});

test('the shape of a path depends only on its routes', () => {
  expect(shapeOf('/Admin/users/8')).toBe('admin/users/:');
  expect(shapeOf('/%41dmin//users/8%2Fa')).toBe('admin/users/:');
  expect(shapeOf(`/admin${'/login'.repeat(500)}`)).toBe(shapeOf(`/admin${'/login'.repeat(600)}`));
  expect(shapeOf('/')).toBe('');
});

test('more shapes than are remembered are answered too', async () => {
  for (let depth = 1; depth <= 1100; depth++) handlerFor(`/admin${'/login'.repeat(depth)}`);
  const url = new URL('http://localhost/admin/users/login');
  const answer = await handlerFor(url.pathname)(new Request(url));
  expect(await answer.json()).toEqual(['admin/users/:id', { id: 'login' }]);
});
