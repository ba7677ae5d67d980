import pg from 'pg';
import { rawRequest } from '../measuring/load.mjs';
import { sameAnswer } from '../measuring/same-answer.mjs';
import { startBaseline } from '../world/baseline.mjs';
import { register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';

const path = '/api/analytics/metrics';
const connections = 8;

/** The overview's figures while they are kept, which is what an admin gets who looks more than once a minute. */
export const analyticsMetrics = {
  name: 'analytics-metrics',
  title: `GET ${path}, kept, requests per second`,
  baseline: 'node:http and pg: same session query, and a statement that reads the kept answer',
  target: 1,
  warmUpSeconds: 5,
  seconds: 1.5,

  async open(world, load, node) {
    const backend = await startBackend(world, { node: node('ours') });
    const { email, accessToken } = await register(world, backend);
    await makeAdmin(world, email);
    const headers = { Authorization: `Bearer ${accessToken}` };
    await fetch(backend.url + path, { headers });
    await keepForLong(world);
    const bare = await startBaseline(world, 'analytics', { node: node('bare') });
    await sameAnswer(backend.url + path, bare.url + path, { headers });
    const requests = Array.from({ length: connections }, () => rawRequest({ path, headers }));
    return { ours: load.on(backend, requests, connections), bare: load.on(bare, requests, connections) };
  },
};

const makeAdmin = (world, email) => run(world, `update users set role = 'admin' where email = $1`, [email]);

/** Both sides answer the same for as long as this takes. Ours reads the row again every minute. */
const keepForLong = (world) => run(world, `update analytics_results set made_at = now() + interval '1 hour'`);

async function run(world, statement, values = []) {
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}
