import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Pool } from 'pg';
import { insertSavedPlan } from '../factories/meal-plans.ts';
import { insertUser, PASSWORD, type TestUser } from '../factories/users.ts';
import { cloneDatabase } from '../support/cloned-database.ts';
import { eventually } from '../support/eventually.ts';
import { cookieOf } from '../support/test-app.ts';
import { testPool } from '../support/test-pool.ts';
import { BackendProcess, callingFrom, DataFolder } from './backend-process.ts';
import { jobsDone } from './job-queue.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Pool;
let backends: BackendProcess[];
/** One outbox per backend: a mail that both sent would be in both. */
let folders: DataFolder[];

beforeAll(async () => {
  database = await cloneDatabase();
  db = testPool(database.url);
  folders = [new DataFolder(), new DataFolder()];
  backends = await Promise.all(
    folders.map(({ path }) => BackendProcess.start({ DATABASE_URL: database.url, DATA_DIR: path })),
  );
}, 120_000);

afterAll(async () => {
  await Promise.all(backends.map((backend) => backend.kill()));
  await db.end();
  await database.drop();
  for (const folder of folders) folder.remove();
});

test('a limit is shared by two backends', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      either(n)
        .api(callingFrom('192.0.2.1'))
        .POST('/api/password/forgot', { body: { email: `somebody-${n}@example.org` } }),
    ),
  );
  const refused = answers.filter(({ response }) => response.status === 429);
  expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(20);
  expect(refused).toHaveLength(10);
  expect(refused.every(({ response }) => Number(response.headers.get('retry-after')) > 0)).toBe(true);
});

test('guesses at a password are counted together', async () => {
  const user = await insertUser(db);
  const guess = (n: number, password: string) =>
    either(n)
      .api(callingFrom('192.0.2.2'))
      .POST('/api/auth/login', { body: { email: user.email, password } });
  for (let n = 0; n < 10; n += 1) expect((await guess(n, 'Wr0ng&wrong')).response.status).toBe(401);
  expect((await guess(0, PASSWORD)).response.status).toBe(429);
  expect((await guess(1, PASSWORD)).response.status).toBe(429);
});

test('each mail is sent once, by one of them', async () => {
  const trainer = await signIn(await insertUser(db, { role: 'trainer' }));
  const addresses = Array.from({ length: 30 }, (_, n) => `client-${n}@example.org`);
  const sent = await Promise.all(
    addresses.map((customerEmail, n) =>
      either(n)
        .api({ authorization: `Bearer ${trainer.token}` })
        .POST('/api/invitations/send', { body: { customerEmail } }),
    ),
  );
  expect(sent.map(({ response }) => response.status)).toEqual(addresses.map(() => 201));
  await jobsDone(db);
  const mails = (await Promise.all(folders.map(({ mailbox }) => mailbox.all()))).flat();
  expect(mails.map(({ to }) => to).sort()).toEqual([...addresses].sort());
});

test('a refresh token has one successor, even if both backends are asked at once', async () => {
  const { cookie } = await signIn(await insertUser(db));
  const answers = await Promise.all([0, 1, 0, 1, 0, 1].map((n) => refresh(n, cookie)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.cookie)).size).toBe(1);
});

test('a reused token ends the session at the other backend', async () => {
  const { cookie, token } = await signIn(await insertUser(db));
  const successor = (await refresh(0, cookie)).cookie;
  expect((await refresh(1, cookie)).cookie).toBe(successor);
  const latest = await refresh(1, successor);
  expect(latest.status).toBe(200);
  expect((await refresh(0, cookie)).status).toBe(401);
  expect([(await refresh(0, latest.cookie)).status, (await refresh(1, latest.cookie)).status]).toEqual([
    401, 401,
  ]);
  expect([await meStatus(0, token), await meStatus(1, token)]).toEqual([401, 401]);
});

test('signing out at one backend takes effect at the other at once', async () => {
  const { token } = await signIn(await insertUser(db));
  expect([await meStatus(0, token), await meStatus(1, token)]).toEqual([200, 200]);
  await either(0)
    .api({ authorization: `Bearer ${token}` })
    .POST('/api/auth/logout');
  expect([await meStatus(1, token), await meStatus(0, token)]).toEqual([401, 401]);
});

test('a shared plan that is seen at both counts once, and revoking it at one takes effect at the other', async () => {
  const trainer = await insertUser(db, { role: 'trainer' });
  const { id } = await insertSavedPlan(db, trainer);
  const api = either(0).api({ authorization: `Bearer ${(await signIn(trainer)).token}` });
  const params = { path: { id } };
  const { data } = await api.POST('/api/meal-plans/{id}/share', { params, body: {} });
  const token = data?.shareUrl.split('/').at(-1) ?? '';
  const open = (n: number, address: string) =>
    either(n)
      .api(callingFrom(address))
      .GET('/api/shared/{token}', { params: { path: { token } } });
  const visits = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => open(n, `198.51.100.${n % 4 > 1 ? 1 : 2}`));
  expect((await Promise.all(visits)).map(({ response }) => response.status)).toEqual(Array(8).fill(200));
  await open(1, '198.51.100.3');
  const seen = async () => (await api.GET('/api/meal-plans/{id}/share', { params })).data?.viewCount;
  await eventually(async () => (await seen()) === 3);
  await api.DELETE('/api/meal-plans/{id}/share', { params });
  expect((await open(1, '198.51.100.1')).response.status).toBe(404);
}, 120_000);

describe('analytics', () => {
  let admin: string;

  const metrics = async (n: number) => {
    const { data } = await either(n)
      .api({ authorization: `Bearer ${admin}` })
      .GET('/api/analytics/metrics');
    return data;
  };

  beforeAll(async () => {
    admin = (await signIn(await insertUser(db, { role: 'admin' }))).token;
  });

  test('are the same at both until they are cleared at one', async () => {
    const before = await metrics(0);
    await insertUser(db);
    expect([await metrics(1), await metrics(0)]).toEqual([before, before]);
    const cleared = await either(0)
      .api({ authorization: `Bearer ${admin}` })
      .POST('/api/analytics/cache/clear');
    expect(cleared.response.status).toBe(200);
    const users = (before?.data.users.total ?? 0) + 1;
    await eventually(async () => (await metrics(1))?.data.users.total === users);
    expect(await metrics(0)).toEqual(await metrics(1));
  });

  test('lose no more of a killed backend than what it has not written, and are the same after it starts again', async () => {
    const counted = async () => {
      const { rows } = await db.query(
        'select copy_id, sum(requests)::int as requests from request_minutes group by 1',
      );
      return new Map(rows.map(({ copy_id, requests }) => [copy_id as string, requests as number]));
    };
    const before = await counted();
    const [killed, other] = [either(1), either(0)];
    await Promise.all(Array.from({ length: 40 }, () => killed.api().GET('/api/app')));
    // It writes every ten seconds.
    const [id, written] = await eventually(async () =>
      [...(await counted())].find(([copy, requests]) => requests >= (before.get(copy) ?? 0) + 40),
    );
    await Promise.all(Array.from({ length: 7 }, () => killed.api().GET('/api/app')));
    const shown = await metrics(0);
    await killed.kill();
    expect((await counted()).get(id)).toBeGreaterThanOrEqual(written);
    backends = [other, await killed.again()];
    expect(await metrics(1)).toEqual(await metrics(0));
    expect((await metrics(1))?.data.users).toEqual(shown?.data.users);
  }, 120_000);
});

function either(n: number): BackendProcess {
  const backend = backends[n % backends.length];
  if (!backend) throw new Error('There are no backends');
  return backend;
}

async function signIn({ email }: TestUser): Promise<{ token: string; cookie: string }> {
  const { data, response } = await either(0)
    .api()
    .POST('/api/auth/login', { body: { email, password: PASSWORD } });
  const token = data?.status === 'success' ? data.data.accessToken : '';
  return { token, cookie: cookieOf(response) };
}

async function refresh(n: number, cookie: string): Promise<{ status: number; cookie: string }> {
  const { response } = await either(n).api({ cookie }).POST('/api/auth/refresh_token');
  return { status: response.status, cookie: cookieOf(response) };
}

async function meStatus(n: number, token: string): Promise<number> {
  const { response } = await either(n)
    .api({ authorization: `Bearer ${token}` })
    .GET('/api/auth/me');
  return response.status;
}
