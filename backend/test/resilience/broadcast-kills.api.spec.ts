import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Pool, PoolClient } from 'pg';
import { insertUser, PASSWORD } from '../factories/users.ts';
import { cloneDatabase } from '../support/cloned-database.ts';
import { eventually } from '../support/eventually.ts';
import { testPool } from '../support/test-pool.ts';
import { BackendProcess, DataFolder } from './backend-process.ts';
import { jobsDone } from './job-queue.ts';

const LONG = process.env.LONG === '1';
const KILLS = LONG ? 50 : 1;
/** Two hundred recipients are one page of the job, and a page is served between any two kills. */
const RECIPIENTS = 200 * KILLS + 100;
const ENDS_WITHIN_MS = LONG ? 1_800_000 : 60_000;
const SUBJECT = 'Maintenance on Sunday';

jest.setTimeout(LONG ? 3_600_000 : 300_000);

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Pool;
let folder: DataFolder;
let copies: BackendProcess[] = [];

/** Holds up each page just before its transaction commits, as long as the test has the lock. */
const HOLD_PAGES = `
  create function hold_page() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared(4711); return new; end';
  create trigger hold_page before update of recipients on broadcasts for each row execute function hold_page()`;

const IS_HELD = `
  select 1 from pg_locks l join pg_database d on d.oid = l.database
  where l.locktype = 'advisory' and l.objid = 4711 and not l.granted and d.datname = current_database()`;

const RECIPIENTS_AND_OTHERS = `
  with person as (
    insert into users (id, email, role, disabled_at, created_at, updated_at)
    select gen_random_uuid(), case when n <= $1 then 'reader-' else 'other-' end || n || '@example.org', 'trainer',
      case when n > $1 + 10 then now() end, now(), now()
    from generate_series(1, $1 + 20) as n returning id, email
  )
  insert into email_preferences (user_id, system_notifications, changed_at, summaries_since)
  select id, false, now(), now() from person where email like 'other-%'`;

/** The copies find dead workers by themselves, but only after fifteen seconds without a sign of life. */
const AGE_WORKERS = `
  update jobs.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`;

beforeAll(async () => {
  database = await cloneDatabase();
  db = testPool(database.url, 4);
  folder = new DataFolder();
  await db.query(HOLD_PAGES);
  await db.query(RECIPIENTS_AND_OTHERS, [RECIPIENTS]);
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder.path };
  copies = await Promise.all([BackendProcess.start(settings), BackendProcess.start(settings)]);
  await killedAtWork();
});

afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.kill()));
  await db.end();
  await database.drop();
  folder.remove();
});

/** Kills both copies again and again, while the test decides which pages get through. */
async function killedAtWork(): Promise<void> {
  const holder = await db.connect();
  try {
    await holder.query('select pg_advisory_lock(4711)');
    await send();
    for (let kill = 0; kill < KILLS; kill += 1) await killedAtAPage(holder);
  } finally {
    // The lock ends with its connection. The pool waits for that in the end, whatever went wrong before.
    holder.release(true);
  }
  await eventually(async () => (await broadcast()).sent_at !== null, ENDS_WITHIN_MS);
  await eventually(async () => (await logged()).mails >= RECIPIENTS, ENDS_WITHIN_MS);
  await jobsDone(db, ENDS_WITHIN_MS);
}

/** Lets one page through, and kills both copies while the next one waits to commit. */
async function killedAtAPage(holder: PoolClient): Promise<void> {
  await heldUp();
  await letThrough(holder);
  await heldUp();
  await Promise.all(copies.map((copy) => copy.kill()));
  await letThrough(holder);
  copies = await Promise.all(copies.map((copy) => copy.again()));
  await db.query(AGE_WORKERS);
  await db.query('update jobs.queue set monitor_on = null, monitor_claim_on = null');
}

/** The next try of a killed worker is due at once. After many kills, it would be up to a minute away. */
const heldUp = () =>
  eventually(async () => {
    await db.query(`update jobs.job set start_after = now() where state = 'retry' and start_after > now()`);
    return (await db.query(IS_HELD)).rows.length > 0;
  }, ENDS_WITHIN_MS);

/**
 * The waiting statement gets the lock first, because PostgreSQL grants locks in the order in which they were
 * asked for.
 */
async function letThrough(holder: PoolClient): Promise<void> {
  await holder.query('select pg_advisory_unlock(4711)');
  await holder.query('select pg_advisory_lock(4711)');
}

async function send(): Promise<void> {
  const [copy] = copies;
  const { email } = await insertUser(db, { role: 'admin' });
  const { data: signedIn } =
    (await copy?.api().POST('/api/auth/login', { body: { email, password: PASSWORD } })) ?? {};
  if (signedIn?.status !== 'success') throw new Error('The admin could not sign in');
  const api = copy?.api({ authorization: `Bearer ${signedIn.data.accessToken}` });
  const body = { kind: 'notice', audience: 'trainers', subject: SUBJECT, body: 'At night.' } as const;
  const { data } = (await api?.POST('/api/admin/broadcasts', { body })) ?? {};
  const path = { id: data?.id ?? '' };
  await api?.POST('/api/admin/broadcasts/{id}/send', { params: { path }, body: { version: 1 } });
}

async function broadcast(): Promise<{ sent_at: Date | null; recipients: number }> {
  return (await db.query('select sent_at, recipients from broadcasts')).rows[0];
}

async function logged(): Promise<{ mails: number; readers: number; others: number }> {
  const { rows } = await db.query(
    `select count(*)::int as mails, count(distinct recipient_email)::int as readers,
       count(*) filter (where status <> 'sent')::int as others
     from email_send_log where subject = $1`,
    [SUBJECT],
  );
  return rows[0];
}

/** The addresses of the mails in the outbox. */
function mailsSent(): string[] {
  const outbox = join(folder.path, 'outbox');
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`Subject: ${SUBJECT}`))
    .map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim() ?? '');
}

test(`killed ${KILLS} times: everybody gets the message once, and nobody else does`, async () => {
  expect((await broadcast()).recipients).toBe(RECIPIENTS);
  const readers = Array.from({ length: RECIPIENTS }, (_, at) => `reader-${at + 1}@example.org`);
  expect(mailsSent().sort()).toEqual(readers.sort());
  expect(await logged()).toEqual({ mails: RECIPIENTS, readers: RECIPIENTS, others: 0 });
});
