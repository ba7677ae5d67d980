import { inProject } from '../../scripts/launcher/project.mjs';
import { rawRequest } from '../measuring/load.mjs';
import { sameAnswer } from '../measuring/same-answer.mjs';
import { keyOf } from '../world/keys.mjs';
import { register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';

const path = '/api/auth/me';
const connections = 32;

/** Who is signed in: what every page asks first. As many people as there are connections. */
const against = (baseline) => ({
  title: `GET ${path}, requests per second`,
  warmUpSeconds: 5,
  seconds: 1.5,
  ...baseline,

  async open(world, load, node) {
    const ours = await startBackend(world, { node: node('ours') });
    const bare = await startBaseline(world, node('bare'), baseline.extra);
    const people = await Promise.all(Array.from({ length: connections }, () => register(world, ours)));
    const headers = people.map(({ accessToken }) => ({ Authorization: `Bearer ${accessToken}` }));
    await sameAnswer(ours.url + path, bare.url + path, headers[0]);
    const requests = headers.map((one) => rawRequest({ path, headers: one }));
    return { ours: load.on(ours, requests, connections), bare: load.on(bare, requests, connections) };
  },
});

export const me = against({
  name: 'me',
  baseline: 'node:http and pg: same token check, statement, pool, answer',
  target: 0.85,
});

/** Mealwright asks for the sessions of requests that arrive together in one statement; here the baseline does too. */
export const meTogether = against({
  name: 'me-together',
  baseline: 'the same, which asks for many sessions at once as ours does',
  target: null,
  extra: { TOGETHER: 'on' },
});

async function startBaseline(world, node, extra) {
  const { LIVE_SESSIONS } = await import(
    inProject('build/backend/src/modules/auth/sessions/live-sessions.js')
  );
  return world.start({
    name: 'bare-me',
    args: [...node, 'bench/baselines/me.mjs'],
    portName: 'PORT',
    health: '/healthz',
    extra: { LIVE_SESSIONS, ACCESS_TOKEN_KEY: await keyOf(world, 'access-token'), ...extra },
  });
}
