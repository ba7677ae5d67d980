import { rawRequest } from '../measuring/load.mjs';
import { sameJson } from '../measuring/same-answer.mjs';
import { startBaseline } from '../world/baseline.mjs';
import { idOf } from '../world/diaries.mjs';
import { fillMeasurements } from '../world/measurements.mjs';
import { register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';

const connections = 16;
const path = '/api/progress/measurements/series?figures=weight&range=all&daily=true';

/** Every day of three years of weights, of as many customers as connections. */
export const measurementYears = {
  name: 'measurement-years',
  title: 'GET /api/progress/measurements/series, 3 years of weights, requests per second',
  baseline: 'node:http and pg: same session query, one statement, pool; JSON.stringify',
  target: 1,
  warmUpSeconds: 5,
  seconds: 1.5,

  async open(world, load, node) {
    const ours = await startBackend(world, { node: node('ours') });
    const bare = await startBaseline(world, 'measurements', { node: node('bare') });
    const people = await Promise.all(Array.from({ length: connections }, () => register(world, ours)));
    await fillMeasurements(world, people.map(idOf));
    const headers = people.map(({ accessToken }) => ({ Authorization: `Bearer ${accessToken}` }));
    await sameJson(ours.url + path, bare.url + path, { headers: headers[0] });
    const requests = headers.map((one) => rawRequest({ path, headers: one }));
    return { ours: load.on(ours, requests, connections), bare: load.on(bare, requests, connections) };
  },
};
