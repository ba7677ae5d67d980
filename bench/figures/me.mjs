import { inProject } from '../../scripts/launcher/project.mjs';
import { rawRequest } from '../measuring/load.mjs';
import { sameAnswer } from '../measuring/same-answer.mjs';
import { keyOf } from '../world/keys.mjs';
import { register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';

const path = '/api/auth/me';
const connections = 32;

/** Who is signed in: what every page asks first. */
export const me = {
  name: 'me',
  title: `GET ${path}, requests per second`,
  baseline: 'node:http and pg: same token check, statement, pool, answer',
  target: 0.85,
  warmUpSeconds: 5,
  seconds: 1.5,

  async open(world, load, node) {
    const ours = await startBackend(world, { node: node('ours') });
    const bare = await startBaseline(world, node('bare'));
    const { accessToken } = await register(ours);
    const headers = { Authorization: `Bearer ${accessToken}` };
    await sameAnswer(ours.url + path, bare.url + path, headers);
    const requests = [rawRequest({ path, headers })];
    return { ours: load.on(ours, requests, connections), bare: load.on(bare, requests, connections) };
  },
};

async function startBaseline(world, node) {
  const { LIVE_SESSION } = await import(
    inProject('build/backend/src/modules/auth/sessions/session-authenticator.js')
  );
  return world.start({
    name: 'bare-me',
    args: [...node, 'bench/baselines/me.mjs'],
    portName: 'PORT',
    health: '/healthz',
    extra: { LIVE_SESSION, ACCESS_TOKEN_KEY: await keyOf(world, 'access-token') },
  });
}
