import { rawRequest } from '../measuring/load.mjs';
import { sameAnswer } from '../measuring/same-answer.mjs';
import { startBaseline } from '../world/baseline.mjs';
import { register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';

const path = '/api/auth/me';
const connections = 32;

/** The signed-in user, which every page asks for first. There are as many users as connections. */
const against = (baseline) => ({
  title: `GET ${path}, requests per second`,
  warmUpSeconds: 5,
  seconds: 1.5,
  ...baseline,

  async open(world, load, node) {
    const ours = await startBackend(world, { node: node('ours') });
    const bare = await startBaseline(world, 'me', { node: node('bare'), extra: baseline.extra });
    const people = await Promise.all(Array.from({ length: connections }, () => register(world, ours)));
    const headers = people.map(({ accessToken }) => ({ Authorization: `Bearer ${accessToken}` }));
    await sameAnswer(ours.url + path, bare.url + path, { headers: headers[0] });
    const requests = headers.map((one) => rawRequest({ path, headers: one }));
    return { ours: load.on(ours, requests, connections), bare: load.on(bare, requests, connections) };
  },
});

export const me = against({
  name: 'me',
  baseline: 'node:http and pg: same token check, statement, pool, answer',
  target: 0.85,
});

/** Mealwright loads the sessions of concurrent requests with one statement. Here the baseline does so too. */
export const meTogether = against({
  name: 'me-together',
  baseline: 'the same, which asks for many sessions at once as ours does',
  target: null,
  extra: { TOGETHER: 'on' },
});
