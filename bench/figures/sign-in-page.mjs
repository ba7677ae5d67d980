import { buildRemixPage } from '../baselines/remix-page/build.mjs';
import { rawRequest } from '../measuring/load.mjs';
import { sameMarkup } from '../measuring/same-answer.mjs';
import { startBackend, startFrontend } from '../world/programs.mjs';

const path = '/login';
const connections = 16;

/** The first page anybody sees, rendered for somebody who is not signed in. */
export const signInPage = {
  name: 'sign-in-page',
  title: `GET ${path}, pages per second`,
  baseline: 'a bare Remix page of the same markup on node:http',
  target: 0.9,
  warmUpSeconds: 10,
  seconds: 1.5,

  async open(world, load, node) {
    const backend = await startBackend(world);
    const ours = await startFrontend(world, backend, { node: node('ours') });
    const bare = await startBaseline(world, ours, node('bare'));
    await sameMarkup(ours.url + path, bare.url + path);
    const requests = [rawRequest({ path, headers: { Accept: 'text/html' } })];
    return { ours: load.on(ours, requests, connections), bare: load.on(bare, requests, connections) };
  },
};

async function startBaseline(world, ours, node) {
  const html = await (await fetch(ours.url + path)).text();
  return world.start({
    name: 'bare-remix-page',
    args: [...node, 'bench/baselines/remix-page/server.mjs'],
    portName: 'PORT',
    health: '/healthz',
    extra: { REMIX_BUILD: await buildRemixPage(html, world) },
  });
}
