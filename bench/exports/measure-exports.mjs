import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { inProject } from '../../scripts/launcher/project.mjs';
import { memoryOf } from '../lightness/memory.mjs';
import { spreadOf } from '../measuring/statistics.mjs';
import { table } from '../measuring/table.mjs';
import { growRecipes } from '../world/many-recipes.mjs';
import { multiply, register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';
import { openWorld } from '../world/world.mjs';

const recipes = 100_000;
const users = 10_000;

const LEAST_RATIO = 0.7;
const MOST_MB_MORE = 60;
const MOST_MS_TO_FIRST_BYTE = 300;

const IDLE_SECONDS = 20;
const sampledEveryMs = 50;
const mostRounds = 5;

/** Measures the export of everything: its speed beside a bare cursor over the same rows, its memory, and its first byte. */
export async function measureExports({ say, signal, rounds }) {
  const world = await openWorld({ say, signal });
  try {
    const backend = await startBackend(world);
    const admin = await register(world, backend);
    say(`Making ${recipes.toLocaleString('en')} recipes and ${users.toLocaleString('en')} users ...`);
    await multiply(world, admin, users);
    await asAdmin(world, admin);
    await growRecipes(world, recipes);
    const bare = await startBare(world);
    const ours = {
      pid: backend.pid,
      url: `${backend.url}/api/admin/export?type=all`,
      headers: { Authorization: `Bearer ${admin.accessToken}` },
    };
    say('Measuring ...');
    await wait(IDLE_SECONDS * 1000);
    return await inTurns(ours, bare, { rounds: Math.min(rounds, mostRounds), signal });
  } finally {
    await world.close();
  }
}

/** Tokens name a session, and the role is read with it, so the caller need not sign in again. */
async function asAdmin(world, { email }) {
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  await client.query(`update users set role = 'admin' where email = $1`, [email]);
  await client.end();
}

async function startBare(world) {
  const build = (module) => import(inProject(`build/backend/src/modules/${module}`));
  const { EXPORTED_RECIPES } = await build('recipes/exported-recipe.sql.js');
  const { EXPORTED_USERS } = await build('users/exported-user.sql.js');
  const started = await world.start({
    name: 'bare-export',
    args: ['bench/baselines/export.mjs'],
    portName: 'PORT',
    health: '/healthz',
    extra: { STATEMENTS: JSON.stringify({ recipes: EXPORTED_RECIPES, users: EXPORTED_USERS }) },
  });
  return { ...started, headers: {} };
}

async function inTurns(ours, bare, { rounds, signal }) {
  const idle = memoryOf(ours.pid).ours;
  const found = { ratios: [], firstBytes: [], peaks: [], seconds: [], megabytes: 0 };
  for (let round = 0; round <= rounds; round++) {
    signal.throwIfAborted();
    const byBare = await download(bare);
    const byOurs = await download(ours);
    // The first round reads the tables from the disk.
    if (round === 0) {
      checkWhole(await wholeOf(ours));
      continue;
    }
    found.ratios.push(byBare.ms / byOurs.ms);
    found.firstBytes.push(byOurs.firstByteMs);
    found.peaks.push(byOurs.peak - idle);
    found.seconds.push(byOurs.ms / 1000);
    found.megabytes = byOurs.bytes / 1024 ** 2;
  }
  return exportTable(found, rounds);
}

async function download({ url, headers, pid }) {
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid).ours);
  }, sampledEveryMs);
  const started = performance.now();
  const { body } = await fetch(url, { headers });
  let firstByteMs = 0;
  let bytes = 0;
  for await (const piece of body) {
    firstByteMs ||= performance.now() - started;
    bytes += piece.length;
  }
  clearInterval(sampling);
  return { ms: performance.now() - started, firstByteMs, bytes, peak };
}

const wholeOf = async ({ url, headers }) => (await fetch(url, { headers })).json();

function checkWhole(document) {
  if (document.recipes.length < recipes || document.users.length < users)
    throw new Error('The export is not whole');
}

function exportTable({ ratios, firstBytes, peaks, seconds, megabytes }, rounds) {
  const row = (name, values, digits, limit, isKept) => {
    const { median, least, most } = spreadOf(values);
    const text = (value) => value.toFixed(digits);
    return [
      name,
      text(median),
      `${text(least)} - ${text(most)}`,
      limit,
      isKept(median, most) ? 'kept' : 'missed',
    ];
  };
  return `${table(
    [
      [`${megabytes.toFixed(0)} MB of JSON`, 'median', 'spread', 'limit', ''],
      row('speed, times a bare cursor', ratios, 2, `>= ${LEAST_RATIO}`, (median) => median >= LEAST_RATIO),
      row('seconds', seconds, 1, '', () => true),
      row(
        'ms to the first byte',
        firstBytes,
        0,
        `<= ${MOST_MS_TO_FIRST_BYTE}`,
        (_, most) => most <= MOST_MS_TO_FIRST_BYTE,
      ),
      row('MB more than idle, at most', peaks, 0, `<= ${MOST_MB_MORE}`, (_, most) => most <= MOST_MB_MORE),
    ],
    { words: [0, 4] },
  )}\n${rounds} rounds, the first one left out`;
}
