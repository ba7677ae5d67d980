import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Pool } from 'pg';
import { cloneDatabase } from '../support/cloned-database.ts';
import { eventually } from '../support/eventually.ts';
import { testPool } from '../support/test-pool.ts';
import { BackendProcess, DataFolder } from './backend-process.ts';
import { jobsDone, jobsDoneSoon } from './job-queue.ts';
import { lostAccounts, signedInTrainers, wrongMails } from './promises-kept.ts';
import { SmtpServer } from './smtp-server.ts';
import { type Promised, Traffic } from './traffic.ts';

/** LONG=1 kills twenty times and waits until dead workers are detected. Otherwise that is sped up. */
const LONG = process.env.LONG === '1';
const KILLS = LONG ? 20 : 3;

jest.setTimeout(LONG ? 600_000 : 90_000);

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Pool;
let folder: DataFolder;
let backend: BackendProcess;
let traffic: Traffic | undefined;

beforeEach(async () => {
  database = await cloneDatabase();
  db = testPool(database.url);
  folder = new DataFolder();
});

afterEach(async () => {
  await traffic?.end();
  await backend.kill();
  await db.end();
  await database.drop();
  folder.remove();
});

test(`killed ${KILLS} times: every account exists, every mail is in the outbox once`, async () => {
  const promised = await killedUnderLoad({});
  expect(await lostAccounts(backend, promised)).toEqual([]);
  expect(await wrongMails(folder.mailbox, promised)).toEqual([]);
});

test(`killed ${KILLS} times: no mail is lost over SMTP, and one that came twice is known as the same`, async () => {
  const smtp = await SmtpServer.start();
  const promised = await killedUnderLoad({ SMTP_URL: smtp.url });
  expect(await lostAccounts(backend, promised)).toEqual([]);
  const idsTo = (address: string) =>
    new Set(smtp.deliveries.filter(({ to }) => to === address).map(({ messageId }) => messageId));
  const addressees = [...promised.invitations, ...promised.resets];
  expect(addressees.filter((address) => idsTo(address).size !== 1)).toEqual([]);
  smtp.stop();
});

test('killed between the acknowledgement of a mail and noting it: it comes again under the same id', async () => {
  const smtp = await SmtpServer.start();
  backend = await start({ SMTP_URL: smtp.url });
  const [trainer] = await signedInTrainers(backend, db);
  const killed = new Promise((resolve) => {
    smtp.onAccepted = () => resolve(backend.kill());
  });
  await backend
    .api({ authorization: `Bearer ${trainer}` })
    .POST('/api/invitations/send', { body: { customerEmail: 'twice@example.org' } });
  await killed;
  smtp.onAccepted = () => undefined;
  backend = await backend.again();
  await settled();
  expect(smtp.deliveries.map(({ to }) => to)).toEqual(['twice@example.org', 'twice@example.org']);
  expect(new Set(smtp.deliveries.map(({ messageId }) => messageId)).size).toBe(1);
  smtp.stop();
});

const start = (settings: Record<string, string>) =>
  BackendProcess.start({ DATABASE_URL: database.url, DATA_DIR: folder.path, ...settings });

/** Waits for all jobs, including those that died with a killed process. */
const settled = () => (LONG ? jobsDone(db, 120_000) : jobsDoneSoon(db));

async function killedUnderLoad(settings: Record<string, string>): Promise<Promised> {
  backend = await start(settings);
  const load = new Traffic(() => backend, await signedInTrainers(backend, db));
  traffic = load;
  for (let kill = 0; kill < KILLS; kill += 1) {
    // Kills at a different moment of the work each time.
    const enough = load.promises + 10 + ((kill * 7) % 13);
    await eventually(async () => load.promises >= enough);
    await backend.kill();
    backend = await backend.again();
  }
  await load.end();
  await settled();
  return load.promised;
}
