import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Pool } from 'pg';
import { cloneDatabase } from '../support/cloned-database.ts';
import { eventually } from '../support/eventually.ts';
import { testPool } from '../support/test-pool.ts';
import { BackendProcess, DataFolder } from './backend-process.ts';
import { BEGIN, END, insertReaders, listDue, makeReaders } from './summary-readers.ts';

const LONG = process.env.LONG === '1';
const READERS = LONG ? 10_000 : 200;
const KILLS = LONG ? 50 : 2;
const MAX_GROWN_MB = 120;

const PRELOADED = fileURLToPath(new URL('./moved-clock.mjs', import.meta.url));
const ENDS_WITHIN_MS = LONG ? 1_800_000 : 120_000;

jest.setTimeout(LONG ? 7_200_000 : 300_000);

const readers = makeReaders(READERS);
const due = listDue(readers);
const folder = new DataFolder();
const momentFile = join(folder.path, 'moment');

let db: Pool;
let copies: [BackendProcess, BackendProcess];
let cleanUp: () => Promise<void>;

const setTime = (moment: number) => writeFileSync(momentFile, new Date(moment).toISOString());

beforeAll(async () => {
  const { url, drop } = await cloneDatabase();
  db = testPool(url, 4);
  await insertReaders(db, readers);
  setTime(Date.parse(BEGIN));
  const settings = {
    ...{ DATABASE_URL: url, DATA_DIR: folder.path, MOMENT_FILE: momentFile },
    NODE_OPTIONS: `--import ${PRELOADED}`,
  };
  copies = [await BackendProcess.start(settings), await BackendProcess.start(settings)];
  cleanUp = async () => {
    await Promise.all(copies.map((copy) => copy.kill()));
    await db.end();
    await drop();
    folder.remove();
  };
  await killedInTheMiddle();
});

afterAll(() => cleanUp());

/** Lets two days pass in steps, and kills one of the copies in each, a little later in its work than in the step before. */
async function killedInTheMiddle(): Promise<void> {
  const [begin, end] = [Date.parse(BEGIN), Date.parse(END)];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const before = await countEnded();
    setTime(begin + ((end - begin) * kill) / (KILLS + 1));
    await eventually(
      async () => (await countEnded()) > before + (kill % 7) || (await isIdle()),
      ENDS_WITHIN_MS,
    );
    const at = kill % 2 === 0 ? 0 : 1;
    await copies[at].kill();
    copies[at] = await copies[at].again();
  }
  setTime(end);
  await everythingWritten(due.length);
}

async function countEnded(): Promise<number> {
  const { rows } = await db.query(`select count(*)::int as n from email_summaries where outcome <> 'due'`);
  return rows[0].n;
}

async function isIdle(): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from email_summaries where outcome = 'due' union all
     select 1 from jobs.job where name in ('write-summaries', 'send-mail') and state in ('created', 'retry', 'active')`,
  );
  return rows.length === 0;
}

const everythingWritten = (count: number) =>
  eventually(async () => (await countEnded()) >= count && isIdle(), ENDS_WITHIN_MS);

/** The mails in the outbox as "address subject". */
function mailsSent(): string[] {
  const outbox = join(folder.path, 'outbox');
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .map((mail) => `${/^To: (.*)$/m.exec(mail)?.[1]?.trim()} ${/^Subject: (.*)$/m.exec(mail)?.[1]?.trim()}`);
}

test(`${KILLS} kills: every summary that is due is there once, and none for who opted out`, async () => {
  const { rows } = await db.query(
    `select u.email || ' ' || s.due_on as name, s.outcome from email_summaries s join users u on u.id = s.user_id`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(due);
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['sent']));
  const sent = mailsSent();
  expect([sent.length, new Set(sent).size]).toEqual([due.length, due.length]);
  const addresses = (mails: readonly string[]) => mails.map((mail) => mail.split(' ')[0]).sort();
  expect(addresses(sent)).toEqual(addresses(due));
});

test(`${READERS} summaries at once take at most ${MAX_GROWN_MB} MB more memory`, async () => {
  await db.query(`update users set time_zone = 'UTC'`);
  await db.query(`update email_preferences set frequency = 'daily', weekly_progress_summaries = true`);
  await db.query(`update progress_measurements set day = '2026-11-12'`);
  await copies[1].kill();
  setTime(Date.parse('2026-11-12T07:00:00Z'));
  copies[0] = await (await killed(copies[0])).again();
  const before = residentMb(copies[0].pid, 'VmRSS');
  const ended = await countEnded();
  setTime(Date.parse('2026-11-12T08:00:00Z'));
  await everythingWritten(ended + READERS);
  expect(residentMb(copies[0].pid, 'VmHWM') - before).toBeLessThanOrEqual(MAX_GROWN_MB);
});

async function killed(copy: BackendProcess): Promise<BackendProcess> {
  await copy.kill();
  return copy;
}

function residentMb(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${line}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
}
