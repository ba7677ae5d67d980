import { buildRemixPage } from '../baselines/remix-page/build.mjs';
import { rawRequest } from '../measuring/load.mjs';
import { sameMarkup } from '../measuring/same-answer.mjs';
import { idOf } from '../world/diaries.mjs';
import { growRecipes } from '../world/many-recipes.mjs';
import { fillMeasurements } from '../world/measurements.mjs';
import { register } from '../world/people.mjs';
import { startBackend, startFrontend, startTogether } from '../world/programs.mjs';
import { shareMonth } from '../world/shared-plan.mjs';
import { putFile } from '../world/static-file.mjs';

const connections = 16;

/** A page as the server renders it, compared with Remix rendering that single page. */
const rendered = ({ path, prepare = () => ({}), asks = [], data = {}, ...figure }) => ({
  title: `GET ${path}, pages per second`,
  target: 0.9,
  warmUpSeconds: 10,
  seconds: 1.5,
  ...figure,

  async open(world, load, node) {
    const backend = await startBackend(world);
    const ours = await startFrontend(world, backend, { node: node('ours') });
    const headers = { Accept: 'text/html', ...(await prepare(world, backend)) };
    const html = await (await fetch(ours.url + path, { headers })).text();
    const bare = await world.start({
      name: 'bare-remix-page',
      args: [...node('bare'), 'bench/baselines/remix-page/server.mjs'],
      portName: 'PORT',
      health: '/healthz',
      extra: {
        REMIX_BUILD: await buildRemixPage(html, { path, signal: world.signal }),
        ASKS: JSON.stringify(asks.map((asked) => backend.url + asked)),
        DATA: JSON.stringify(data),
      },
    });
    await sameMarkup(ours.url + path, bare.url + path, headers);
    const requests = [rawRequest({ path, headers })];
    return { ours: load.on(ours, requests, connections), bare: load.on(bare, requests, connections) };
  },
});

/** The first page that visitors see. */
export const signInPage = rendered({
  name: 'sign-in-page',
  path: '/login',
  baseline: 'a bare Remix page of the same markup on node:http',
  data: { problem: null, redirectTo: null, googleEnabled: false, demoAccounts: [] },
});

/** Twelve recipes for a signed-in user. Both sides ask the backend for the same. */
export const recipesPage = rendered({
  name: 'recipes-page',
  path: '/recipes?page=2',
  baseline: 'a bare Remix page of the same markup on node:http, which asks the backend for the same',
  asks: ['/api/auth/me', '/api/recipes?page=2&limit=12&view=card'],
  async prepare(world, backend) {
    await growRecipes(world, 10_000);
    const { accessToken, refreshToken } = await register(world, backend);
    return { Cookie: `__Host-token=${accessToken}; __Host-refresh=${refreshToken}` };
  },
});

/** Three years of weights, with the chart of all of them. Both sides ask the backend for the same. */
export const measurementsPage = rendered({
  name: 'measurements-page',
  path: '/customer/progress?range=all',
  baseline: 'a bare Remix page of the same markup on node:http, which asks the backend for the same',
  asks: [
    '/api/auth/me',
    '/api/profile',
    '/api/profile/health-consent',
    '/api/progress/measurements/summary?range=all',
    '/api/progress/measurements/series?range=90d',
    '/api/progress/measurements?page=1&limit=10',
  ],
  async prepare(world, backend) {
    const customer = await register(world, backend);
    await fillMeasurements(world, [idOf(customer)]);
    return { Cookie: `__Host-token=${customer.accessToken}; __Host-refresh=${customer.refreshToken}` };
  },
});

/** Measures the same page with both programs in one process against one process each (decision 30). */
export const recipesPageTogether = {
  name: 'recipes-page-together',
  title: 'GET /recipes?page=2 of one process, pages per second',
  baseline: 'a backend and a frontend in two processes',
  target: null,
  warmUpSeconds: 10,
  seconds: 1.5,

  async open(world, load, node) {
    await growRecipes(world, 10_000);
    const ours = await startTogether(world, { node: node('ours') });
    const backend = await startBackend(world);
    const frontend = await startFrontend(world, backend, { node: node('bare') });
    const { accessToken, refreshToken } = await register(world, backend);
    const headers = {
      Accept: 'text/html',
      Cookie: `__Host-token=${accessToken}; __Host-refresh=${refreshToken}`,
    };
    const requests = [rawRequest({ path: '/recipes?page=2', headers })];
    const apart = {
      url: frontend.url,
      pid: [backend.pid, frontend.pid],
      stop: () => Promise.all([frontend.stop(), backend.stop()]),
    };
    return { ours: load.on(ours, requests, connections), bare: load.on(apart, requests, connections) };
  },
};

/**
 * A month of six meals a day, opened by 256 visitors in turn, compared with a file of the same size from the same
 * server.
 */
export const sharedPage = {
  name: 'shared-page',
  title: 'GET /shared/…, pages per second',
  baseline: 'a static file of the same size from the same server',
  target: 0.5,
  warmUpSeconds: 5,
  seconds: 1.5,

  async open(world, load, node) {
    const backend = await startBackend(world);
    const path = await shareMonth(world, backend);
    const headers = { Accept: 'text/html', 'Accept-Encoding': 'br' };
    const ours = await startFrontend(world, backend, { node: node('ours') });
    const html = await (await fetch(ours.url + path, { headers })).text();
    const file = putFile(world, 'shared.html', html);
    const bare = await startFrontend(world, backend, { node: node('bare') });
    const visitors = Array.from({ length: 256 }, (_, n) => `Mozilla/5.0 (visitor ${n})`);
    const requestsFor = (path) =>
      visitors.map((visitor) => rawRequest({ path, headers: { ...headers, 'User-Agent': visitor } }));
    return {
      ours: load.on(ours, requestsFor(path), connections),
      bare: load.on(bare, requestsFor(file), connections),
    };
  },
};
