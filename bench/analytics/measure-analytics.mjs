import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Problem } from '../../scripts/launcher/problem.mjs';
import { quantile } from '../measuring/statistics.mjs';
import { BUSY, fillBusyYear } from '../world/busy-year.mjs';
import { growClients } from '../world/many-clients.mjs';
import { growRecipes } from '../world/many-recipes.mjs';
import { register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';
import { openWorld } from '../world/world.mjs';

const recipes = 10_000;
const clients = 2_000;
const times = 40;
const warmUps = 5;
const aimMs = 150;

/** The requests that each tab sends to the API at the same time. */
const tabs = {
  Overview: ['metrics', 'health'],
  Users: ['metrics', 'users?limit=10'],
  Content: ['content'],
  Performance: ['metrics', 'health'],
  Security: ['security'],
};

/** Measures how long the figures of each tab take when nothing is kept, after a busy time. */
export async function measureAnalytics({ say, signal }) {
  const world = await openWorld({ say, signal });
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  try {
    await client.connect();
    const first = await startBackend(world);
    const trainer = await register(world, first);
    await first.stop();
    await growRecipes(world, recipes);
    await growClients(world, trainer.email, clients);
    await fillBusyYear(world, { say, signal });
    // Clears the sums of the first program, which lack the rows that were just made.
    await client.query(`update rollups set up_to = 'epoch'`);
    await client.query('truncate visit_hours, last_visits, recipe_view_sums, request_hours');
    const backend = await startBackend(world);
    const headers = { Authorization: `Bearer ${await becomeAdmin(world, backend, client)}` };
    say('Waiting for the sums ...');
    const summedMs = await untilSummed(client, signal);
    await client.query('vacuum analyze visit_hours, last_visits, recipe_view_sums, request_hours');
    await expectAllVisits(backend.url, { headers, client });
    const measured = [];
    for (const [tab, paths] of Object.entries(tabs)) {
      signal.throwIfAborted();
      measured.push({ tab, ...(await timesOf(paths, { url: backend.url, headers, client })) });
    }
    return textOf(measured, summedMs);
  } finally {
    await client.end();
    await world.close();
  }
}

async function becomeAdmin(world, backend, client) {
  const admin = await register(world, backend);
  await client.query(`update users set role = 'admin' where email = $1`, [admin.email]);
  return admin.accessToken;
}

async function untilSummed(client, signal) {
  const began = performance.now();
  for (;;) {
    signal.throwIfAborted();
    const { rows } = await client.query(`select from rollups where up_to < now() - interval '30 hours'`);
    if (rows.length === 0) return performance.now() - began;
    await wait(500);
  }
}

/** Fails if the figures leave visits out: an answer that is fast for that reason does not count. */
async function expectAllVisits(url, { headers, client }) {
  const { data } = await ask(`${url}/api/analytics/metrics`, headers);
  const { rows } = await client.query(
    `select count(*)::int as visits from user_activity_sessions where end_time > now() - interval '30 days'`,
  );
  const { totalSessions } = data.engagement;
  // Visits leave the window while this runs.
  if (Math.abs(totalSessions - rows[0].visits) > 100)
    throw new Problem(`There are ${rows[0].visits} visits, but ${totalSessions} are counted.`);
}

async function timesOf(paths, { url, headers, client }) {
  const taken = [];
  while (taken.length < times + warmUps) {
    await client.query('delete from analytics_results');
    await client.query(`select pg_notify('caches_cleared', '')`);
    const began = performance.now();
    const clearedAt = new Date().toISOString();
    const answers = await Promise.all(paths.map((path) => ask(`${url}/api/analytics/${path}`, headers)));
    const ms = performance.now() - began;
    // The notice may arrive after the question, which is then answered from what the program holds.
    if (answers.every(({ asOf }) => asOf >= clearedAt)) taken.push(ms);
  }
  const sorted = taken.slice(warmUps).toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}

async function ask(address, headers) {
  const response = await fetch(address, { headers });
  if (response.status !== 200) throw new Problem(`${address} answered with ${response.status}.`);
  return response.json();
}

function textOf(measured, summedMs) {
  const count = (number) => number.toLocaleString('en');
  const lines = measured.map(
    ({ tab, median, p95 }) =>
      `  ${tab.padEnd(12)} median ${median.toFixed(0).padStart(4)} ms   p95 ${p95.toFixed(0).padStart(4)} ms`,
  );
  return [
    `Analytics after ${count(BUSY.visits)} visits of ${count(BUSY.users)} users, ${count(BUSY.views)} views, and ${count(BUSY.requests)} requests, nothing kept, ${times} of each tab (aim: p95 ${aimMs} ms):`,
    ...lines,
    `  The sums of all of it were there after ${(summedMs / 1000).toFixed(0)} s.`,
  ].join('\n');
}
