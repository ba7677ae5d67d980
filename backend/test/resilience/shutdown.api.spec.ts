import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Pool } from 'pg';
import { insertUser, PASSWORD, type TestUser } from '../factories/users.ts';
import { cloneDatabase } from '../support/cloned-database.ts';
import { eventually } from '../support/eventually.ts';
import { testPool } from '../support/test-pool.ts';
import { BackendProcess, DataFolder } from './backend-process.ts';

const MAX_STOP_MS = 10_000;

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let folder: DataFolder;
let db: Pool;
let backend: BackendProcess;

beforeAll(async () => {
  database = await cloneDatabase();
  folder = new DataFolder();
  db = testPool(database.url);
});

beforeEach(async () => {
  backend = await BackendProcess.start({ DATABASE_URL: database.url, DATA_DIR: folder.path });
});

afterEach(() => backend.kill());

afterAll(async () => {
  await db.end();
  await database.drop();
  folder.remove();
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends an idle program with 0', async (signal) => {
  expect(await timed(() => backend.end(signal))).toMatchObject({ result: 0, quick: true });
});

test('a program whose launcher ended before it listened ends, too', async () => {
  const early = BackendProcess.spawn({ DATABASE_URL: database.url, DATA_DIR: folder.path });
  early.abandon();
  expect(await eventually(async () => early.exitCode !== null && early.said)).toContain('"stopped"');
});

test('a program whose log nobody reads answers, and ends when asked', async () => {
  backend.stopReading();
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  // The pipe holds about 300 kB, which is what 2,000 requests write.
  for (let round = 0; round < 60; round += 1) {
    const answers = Array.from({ length: 50 }, () => get('/api/nothing', agent));
    expect(new Set(await Promise.all(answers))).toEqual(new Set([404]));
  }
  agent.destroy();
  expect(await timed(() => backend.end('SIGTERM'))).toMatchObject({ result: 0, quick: true });
  expect(backend.said).not.toContain('"stopping"');
});

test('a request in flight is answered, and its connection does not delay the end', async () => {
  const agent = new Agent({ keepAlive: true });
  const { answer, release } = await requestInFlight(agent);
  const stopped = timed(() => backend.end('SIGTERM'));
  await eventually(async () => backend.said.includes('"stopping"'));
  await release();
  expect(await answer).toBe(200);
  expect(await stopped).toMatchObject({ result: 0, quick: true });
  agent.destroy();
});

test('idle, incomplete, and silent connections do not delay the end', async () => {
  const agent = new Agent({ keepAlive: true });
  expect(await get('/healthz', agent)).toBe(200);
  const port = Number(new URL(backend.url).port);
  for (const words of ['', 'GET /healthz HTTP/1.1\r\nHost: a\r\n'])
    connect(port, '127.0.0.1')
      .on('error', () => undefined)
      .write(words);
  await get('/healthz', agent);
  expect(await timed(() => backend.end('SIGTERM'))).toMatchObject({ result: 0, quick: true });
  agent.destroy();
});

test('a second signal ends the program at once', async () => {
  const { answer, release } = await requestInFlight();
  backend.end('SIGTERM');
  await eventually(async () => backend.said.includes('"stopping"'));
  expect(await backend.end('SIGTERM')).toBe(1);
  await release();
  expect(await answer).toBe('no answer');
});

async function timed<T>(work: () => Promise<T>) {
  const begun = performance.now();
  const result = await work();
  const ms = performance.now() - begun;
  return { result, ms, quick: ms < MAX_STOP_MS };
}

function get(path: string, agent?: Agent, headers = {}): Promise<number | 'no answer'> {
  return new Promise((resolve) => {
    request(`${backend.url}${path}`, { agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', () => resolve('no answer'))
      .end();
  });
}

/** A request that cannot finish until it is released, because the row that it reads is locked. */
async function requestInFlight(agent?: Agent) {
  const user: TestUser = await insertUser(db);
  const { data } = await backend
    .api()
    .POST('/api/auth/login', { body: { email: user.email, password: PASSWORD } });
  const token = data?.status === 'success' ? data.data.accessToken : '';
  const lock = await db.connect();
  await lock.query('begin; lock table users in access exclusive mode');
  const answer = get('/api/auth/me', agent, { authorization: `Bearer ${token}` });
  await eventually(async () => {
    const { rows } = await db.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`);
    return rows.length > 0;
  });
  const release = async () => {
    await lock.query('commit');
    lock.release();
  };
  return { answer, release };
}
