import { expect, test } from '@jest/globals';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createManifest, MAX_SHAPES } from './manifest.ts';
import { createRequestHandlers } from './request-handlers.ts';

const paths = ['', 'login', 'recipes', 'recipes/:id', 'recipes/:id/assign', 'Admin/users/:id', '*'];
const many = Array.from({ length: 60 }, (_, at) => `place-${at}/:id`);

const routes = Object.fromEntries([
  ['root', { id: 'root', path: '', module: {} }],
  ...[...paths, ...many].map((path) => [
    `page ${path}`,
    { id: `page ${path}`, parentId: 'root', ...(path ? { path } : { index: true }), module: {} },
  ]),
]);
const build = {
  entry: { module: { default: () => new Response() } },
  routes,
  assets: { version: '1', routes },
  future: { v3_lazyRouteDiscovery: true, v3_singleFetch: true },
  basename: '/',
} as unknown as ServerBuild;

const whole = createRequestHandler(build, 'production');
const answerManifest = createManifest(
  createRequestHandlers({ build, mode: 'production', files: () => undefined, close: async () => {} }),
);

function asking(asked: readonly string[], version = '1'): URL {
  const url = new URL(`http://localhost/__manifest?version=${version}`);
  for (const path of asked) url.searchParams.append('p', path);
  return url;
}

const byId = (patches: object) => Object.entries(patches).sort(([one], [other]) => one.localeCompare(other));

test.each([
  [['/']],
  [['/login', '/recipes/7/assign']],
  [['/RECIPES/7', '/recipes/8', '/recipes/caf%C3%A9', '/admin/users/9']],
  [['/recipes/7/nowhere', '/nowhere', '/recipes%2F7', '/%6Cogin', 'login']],
])('%j is answered as Remix would', async (asked) => {
  const [ours, theirs] = await Promise.all([
    answerManifest(asking(asked)),
    whole(new Request(asking(asked))),
  ]);
  expect(ours.status).toBe(200);
  expect(ours.headers.get('Cache-Control')).toBe(theirs.headers.get('Cache-Control'));
  expect(byId(await ours.json())).toEqual(byId(await theirs.json()));
});

test('pages of another version are told to reload', async () => {
  const answer = await answerManifest(asking(['/login'], '2'));
  expect(answer.status).toBe(204);
  expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true');
});

test('a thousand links of one kind cost one lookup', async () => {
  const asks = { count: 0 };
  const handlers = createRequestHandlers({
    build,
    mode: 'production',
    files: () => undefined,
    close: async () => {},
  });
  const counted = createManifest({
    ...handlers,
    handlerFor: (path) => {
      asks.count += 1;
      return handlers.handlerFor(path);
    },
  });
  const deep = `/recipes${'/a'.repeat(300)}`;
  for (let round = 0; round < 3; round++) {
    const links = Array.from({ length: 250 }, (_, at) => `/recipes/${round}${at}`);
    expect((await counted(asking([...links, deep]))).status).toBe(200);
  }
  expect(asks.count).toBe(2);
});

test('too many kinds of links are refused, and so is a request without any', async () => {
  const kinds = many.map((path) => `/${path.replace(':id', '7')}`);
  expect((await answerManifest(asking(kinds.slice(0, MAX_SHAPES)))).status).toBe(200);
  expect((await answerManifest(asking(kinds.slice(0, MAX_SHAPES + 1)))).status).toBe(400);
  expect((await answerManifest(asking([]))).status).toBe(400);
  expect((await answerManifest(asking(['/'.repeat(8_000)]))).status).toBe(400);
});
