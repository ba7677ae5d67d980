import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { Pool } from 'pg';
import { eventually } from '../support/eventually.ts';
import { testPool } from '../support/test-pool.ts';
import { BackendProcess, DataFolder } from './backend-process.ts';
import { jobsDoneSoon } from './job-queue.ts';
import { type OwnPostgres, ownPostgres } from './own-postgres.mjs';
import { lostAccounts, signedInTrainers, wrongMails } from './promises-kept.ts';
import { Traffic } from './traffic.ts';

const OUTAGE_MS = 5_000;
/** The wait for a connection plus the wait for an answer (see the limits in platform/database). */
const MAX_ANSWER_MS = 9_000;

jest.setTimeout(90_000);

let postgres: OwnPostgres;
let folder: DataFolder;
let backend: BackendProcess;
let trainers: string[];
let traffic: Traffic;

beforeAll(async () => {
  postgres = await ownPostgres();
  folder = new DataFolder();
  backend = await BackendProcess.start({ DATABASE_URL: postgres.url, DATA_DIR: folder.path });
  trainers = await withDatabase((db) => signedInTrainers(backend, db));
});

afterEach(async () => {
  await traffic.end();
});

afterAll(async () => {
  await backend.kill();
  await postgres.remove();
  folder.remove();
});

test('nothing is lost while PostgreSQL is stopped for five seconds', async () => {
  await survives(async () => {
    await postgres.stop();
    await eventually(async () => (await readiness()).status === 503);
    expect(await readiness()).toMatchObject({ details: { database: 'failing' } });
    expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
    await pause(OUTAGE_MS);
    await postgres.start();
  });
});

test('requests fail in time while PostgreSQL hangs', async () => {
  await survives(async () => {
    const before = refusals().length;
    postgres.freeze();
    await eventually(async () => refusals().length > before + 10);
    expect(await readiness()).toMatchObject({ status: 503, details: { database: 'failing' } });
    postgres.thaw();
  });
});

/** Checks that an outage under load leaves no damage: nothing crashed, hung, or was promised and then lost. */
async function survives(outage: () => Promise<void>): Promise<void> {
  traffic = new Traffic(() => backend, trainers);
  await eventually(async () => traffic.promises > 20);
  await outage();
  const promises = traffic.promises;
  await eventually(async () => traffic.promises > promises + 20);
  await eventually(async () => (await readiness()).status === 200);
  const promised = await traffic.end();

  expect(traffic.unanswered).toBe(0);
  expect([...new Set(traffic.answers.map(({ status }) => status))].sort()).toEqual([200, 201, 503]);
  expect(Math.max(...traffic.answers.map(({ ms }) => ms))).toBeLessThan(MAX_ANSWER_MS);
  for (const { error, retryAfter } of refusals()) {
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(error).toMatchObject({ statusCode: 503, code: 'unavailable', requestId: expect.any(String) });
  }
  await withDatabase(jobsDoneSoon);
  expect(await lostAccounts(backend, promised)).toEqual([]);
  expect(await wrongMails(folder.mailbox, promised)).toEqual([]);
}

const refusals = () => traffic.answers.filter(({ status }) => status === 503);

async function readiness(): Promise<{ status: number; details?: unknown }> {
  const response = await fetch(`${backend.url}/readyz`);
  return { ...((await response.json()) as object), status: response.status };
}

async function withDatabase<T>(work: (db: Pool) => Promise<T>): Promise<T> {
  const db = testPool(postgres.url);
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}
