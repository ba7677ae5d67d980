import { rawRequest } from '../measuring/load.mjs';
import { startWorker } from '../measuring/worker.mjs';
import { multiply, password, register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';
import { visitorsOf } from '../world/visitors.mjs';

const connections = 16;
const accounts = 2000;

/** Correct passwords of many users, each from an address of its own, so that no limit is reached. */
export const signIns = {
  name: 'sign-ins',
  title: 'POST /api/auth/login, sign-ins per second',
  baseline: 'argon2id in a loop: same parameters, threads, number at once',
  target: 0.85,
  warmUpSeconds: 20,
  seconds: 3,

  async open(world, load, node) {
    const ours = await startBackend(world, { node: node('ours') });
    const { emails, hash } = await multiply(world, await register(world, ours), accounts);
    const visitor = await visitorsOf(world);
    const requests = emails.map((email, index) =>
      rawRequest({
        method: 'POST',
        path: '/api/auth/login',
        headers: visitor(index),
        json: { email, password },
      }),
    );
    return { ours: load.on(ours, requests, connections), bare: startLoop(world, hash, node('bare')) };
  },
};

function startLoop(world, hash, node) {
  const script = new URL('../baselines/argon2id.mjs', import.meta.url);
  const { pid, stop, ask } = world.keep(startWorker(script, node));
  return { pid, stop, round: (seconds) => ask({ hash, password, concurrency: connections, seconds }) };
}
