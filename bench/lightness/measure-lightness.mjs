import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/launcher/port.mjs';
import { Problem } from '../../scripts/launcher/problem.mjs';
import { inProject } from '../../scripts/launcher/project.mjs';
import { rawRequest, startLoad } from '../measuring/load.mjs';
import { spreadOf } from '../measuring/statistics.mjs';
import { table } from '../measuring/table.mjs';
import { memoryOf } from './memory.mjs';

const SECOND_START_MS = 3_000;
const IDLE_MB = 300;
const LOADED_MB = 400;
const STARTS = 5;
const IDLE_SECONDS = 20;
const LOAD_SECONDS = 30;
const CONNECTIONS = 16;

/** Measures how long a start takes when everything is installed, built, and cached, and the memory afterwards. */
export async function measureLightness({ say, signal }) {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-lightness-'));
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: String(await freePort()),
    DATABASE_URL: '',
    APP_ENV: '',
  };
  try {
    say('Starting Mealwright again and again ...');
    await (await start(env)).stop();
    const times = [];
    for (let n = 0; n < STARTS; n++) {
      signal.throwIfAborted();
      const { ms, stop } = await start(env);
      times.push(ms);
      await stop();
    }
    const { idle, loaded } = await measureMemory(env, say);
    return lightnessTable({ times: spreadOf(times), idle, loaded });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureMemory(env, say) {
  const { pid, stop } = await start(env);
  try {
    await wait(IDLE_SECONDS * 1000);
    const idle = memoryOf(pid);
    say('Measuring its memory under load ...');
    await loadIt(`http://127.0.0.1:${env.PORT}`);
    return { idle, loaded: memoryOf(pid) };
  } finally {
    await stop();
  }
}

/** Loads a trainer's pages and the API's recipes in turn. */
async function loadIt(url) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'trainer@demo.local', password: 'Demo!2345' }),
  });
  if (!answer.ok) throw new Problem(`The demo's trainer cannot sign in: ${await answer.text()}`);
  const { accessToken } = (await answer.json()).data;
  const requests = [
    ...['/recipes', '/trainer'].map((path) =>
      rawRequest({ path, headers: { Cookie: `token=${accessToken}` } }),
    ),
    ...['/api/recipes', '/api/auth/me'].map((path) =>
      rawRequest({ path, headers: { Authorization: `Bearer ${accessToken}` } }),
    ),
  ];
  const load = startLoad();
  try {
    await load.on({ url }, requests, CONNECTIONS).round(LOAD_SECONDS);
  } finally {
    await load.stop();
  }
}

/** Starts the product as a user does. `ms` is the time until it reports that it is running. */
async function start(env) {
  const began = performance.now();
  const child = spawn('node', [inProject('scripts/start.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  while (!said.includes('Mealwright is up')) {
    if (child.exitCode !== null) throw new Problem(`Mealwright did not start:\n${said}`);
    await wait(10);
  }
  const ms = performance.now() - began;
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { ms, pid: child.pid, stop };
}

function lightnessTable({ times, idle, loaded }) {
  const mb = (value) => `${Math.round(value)} MB`;
  const verdict = (value, limit) => (value <= limit ? 'reached' : 'MISSED');
  const row = (name, { ours, database, parts }, limit) => [
    name,
    mb(ours),
    mb(limit),
    verdict(ours, limit),
    `${parts.map((part) => `${part.name} ${mb(part.mb)}`).join(', ')}; PostgreSQL beside it ${mb(database)}`,
  ];
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  return table(
    [
      ['Lightness', 'measured', 'limit', 'verdict', 'of that'],
      [
        'a second start, median',
        seconds(times.median),
        seconds(SECOND_START_MS),
        verdict(times.median, SECOND_START_MS),
        `${seconds(times.least)} - ${seconds(times.most)} of ${STARTS}`,
      ],
      row('memory of all that is ours, idle', idle, IDLE_MB),
      row(`the same after ${LOAD_SECONDS} s of load`, loaded, LOADED_MB),
    ],
    { words: [0, 3, 4] },
  );
}
