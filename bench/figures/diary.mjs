import { rawRequest } from '../measuring/load.mjs';
import { sameJson } from '../measuring/same-answer.mjs';
import { startBaseline } from '../world/baseline.mjs';
import { fillDiary, idOf } from '../world/diaries.mjs';
import { register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';

const connections = 32;
const path = '/api/nutrition/days/2026-11-20';

/** A day of the diary with twelve entries, of as many customers as connections, who have own goals and no plan. */
export const diaryDay = {
  name: 'diary-day',
  title: 'GET /api/nutrition/days/{date}, requests per second',
  baseline: 'node:http and pg: same session query, statements, pool; JSON.stringify',
  target: 1,
  warmUpSeconds: 5,
  seconds: 1.5,

  async open(world, load, node) {
    const ours = await startBackend(world, { node: node('ours') });
    const bare = await startBaseline(world, 'diary', { node: node('bare') });
    const people = await Promise.all(Array.from({ length: connections }, () => register(world, ours)));
    await fillDiary(world, people.map(idOf));
    const headers = people.map(({ accessToken }) => ({ Authorization: `Bearer ${accessToken}` }));
    await sameJson(ours.url + path, bare.url + path, { headers: headers[0] });
    const requests = headers.map((one) => rawRequest({ path, headers: one }));
    return { ours: load.on(ours, requests, connections), bare: load.on(bare, requests, connections) };
  },
};
