import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PASSWORD } from '../../../../test/factories/users.js';
import { TestApp } from '../../../../test/support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const WRONG = 'wr0ng-Password!';

async function attempt(email: string, password: string, address: string, deviceToken?: string) {
  const headers = deviceToken ? { 'X-Device-Token': deviceToken } : undefined;
  const { response } = await app
    .from(address, headers)
    .POST('/api/auth/login', { body: { email, password } });
  return response;
}

const guesses = async (count: number, email: string, address: (n: number) => string, device?: string) => {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) => attempt(email, WRONG, address(n), device)),
  );
  const statuses = answers.map(({ status }) => status);
  return {
    wrong: statuses.filter((s) => s === 401).length,
    refused: statuses.filter((s) => s === 429).length,
  };
};

/** Simulates ten failed guesses. */
const useUpGuesses = async (email: string) => {
  await app.db.query(`delete from rate_limits`);
  await attempt(email, WRONG, '10.3.99.1');
  await app.db.query(`update rate_limits set hits = 10 where key like 'sign-in:account:%'`);
};

const hitsOf = async (key: string) => {
  const { rows } = await app.db.query('select hits from rate_limits where key like $1', [`${key}%`]);
  return rows.map((row) => row.hits as number);
};

describe('the limits of an account', () => {
  test('allow ten guesses, even at once and from many addresses', async () => {
    const { email } = await app.user();
    expect(await guesses(14, email, (n) => `10.3.0.${n}`)).toEqual({ wrong: 10, refused: 4 });
  });

  test('then refuse even the right password, and say for how long', async () => {
    const { email, id } = await app.user();
    await useUpGuesses(email);
    const answer = await attempt(email, PASSWORD, '10.3.1.99');
    expect(answer.status).toBe(429);
    expect((await attempt(email, PASSWORD, '10.3.1.98')).status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    const { rows } = await app.db.query(
      `select type from security_events where user_id = $1 and type = 'locked_out'`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  test('are the same for an email without an account', async () => {
    const guessed = await guesses(12, 'no.such.account@example.org', (n) => `10.3.2.${n}`);
    expect(guessed).toEqual({ wrong: 10, refused: 2 });
  });

  test('count all spellings of an email together', async () => {
    const { email } = await app.user();
    await useUpGuesses(email);
    expect((await attempt(` ${email.toUpperCase()}`, WRONG, '10.3.3.99')).status).toBe(429);
  });

  test('reset after a quarter of an hour', async () => {
    const { email } = await app.user();
    await useUpGuesses(email);
    await app.db.query(`update rate_limits set ends_at = now() - interval '1 second'`);
    expect((await attempt(email, PASSWORD, '10.3.4.99')).status).toBe(200);
  });

  test('allow sixty sign-ins, including successful ones', async () => {
    const { email, id } = await app.user();
    const device = (await attempt(email, PASSWORD, '10.3.20.1')).headers.get('x-device-token') ?? '';
    await app.db.query('update rate_limits set hits = 60 where key = $1', [`signed-in:account:${id}`]);
    expect((await attempt(email, PASSWORD, '10.3.20.1', device)).status).toBe(429);
    expect((await attempt(email, PASSWORD, '10.3.20.2')).status).toBe(429);
    expect(await hitsOf('sign-in:address:10.3.20.2')).toEqual([1]);
  });

  test('allow fifty sessions, and end the least recently used one for another', async () => {
    const { email, id } = await app.user();
    await attempt(email, PASSWORD, '10.3.21.1');
    await app.db.query(
      `insert into sessions (id, user_id, expires_at, last_seen_at)
       select gen_random_uuid(), $1, now() + interval '1 day', now() - make_interval(hours => n)
       from generate_series(1, 49) as n`,
      [id],
    );
    await attempt(email, PASSWORD, '10.3.21.1');
    const { rows } = await app.db.query(
      `select count(*) filter (where ended_at is null)::int as live,
         array_agg(round(extract(epoch from now() - last_seen_at) / 3600)::int) filter (where end_reason = 'too_many') as ended
       from sessions where user_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ live: 50, ended: [49] }]);
  });

  test('are not used up by successful sign-ins', async () => {
    const { email } = await app.user();
    await attempt(email, PASSWORD, '10.3.5.1');
    await attempt(email, PASSWORD, '10.3.5.1');
    expect(await hitsOf('sign-in:address:10.3.5.1')).toEqual([0]);
  });
});

describe('the limits of an address', () => {
  test('allow sixty guesses, for any emails', async () => {
    await app.db.query(
      `insert into rate_limits (key, hits, ends_at) values
       ('sign-in:address:10.3.6.1', 60, now() + interval '15 minutes'),
       ('sign-in:address:2001:db8:1:2::/64', 60, now() + interval '15 minutes')`,
    );
    const { email } = await app.user();
    expect((await attempt(email, PASSWORD, '10.3.6.1')).status).toBe(429);
    expect((await attempt(email, PASSWORD, '10.3.6.2')).status).toBe(200);
  });

  test('store nothing once they are exceeded, for any made-up accounts', async () => {
    const counted = async () => (await hitsOf('sign-in:account:')).length;
    const before = await counted();
    for (let n = 0; n < 3; n += 1) await attempt(`made.up.${n}@example.org`, WRONG, '10.3.6.1');
    expect(await counted()).toBe(before);
  });

  test('count all addresses of an IPv6 customer as one', async () => {
    const { email } = await app.user();
    expect((await attempt(email, PASSWORD, '2001:db8:1:2:dead:beef:0:1')).status).toBe(429);
    expect((await attempt(email, PASSWORD, '2001:db8:1:3::1')).status).toBe(200);
  });

  test('ignore address headers from anyone but the frontend', async () => {
    const { email } = await app.user();
    for (let n = 0; n < 3; n += 1) {
      const headers = { 'X-Forwarded-For': `10.3.7.${n}` };
      await app.api.POST('/api/auth/login', { body: { email, password: WRONG }, headers });
    }
    expect(await hitsOf('sign-in:address:10.3.7.')).toEqual([]);
    expect(await hitsOf('sign-in:address:127.0.0.1')).toEqual([3]);
  });
});

describe('a known device', () => {
  const deviceOf = async (email: string, address: string) =>
    (await attempt(email, PASSWORD, address)).headers.get('x-device-token') ?? '';

  test('is not locked out by an attacker elsewhere', async () => {
    const { email } = await app.user();
    const device = await deviceOf(email, '10.3.8.1');
    await useUpGuesses(email);
    expect((await attempt(email, PASSWORD, '10.3.8.1')).status).toBe(429);
    expect((await attempt(email, PASSWORD, '10.3.8.1', device)).status).toBe(200);
  });

  test('has a limit on guesses too', async () => {
    const { email } = await app.user();
    const device = await deviceOf(email, '10.3.9.1');
    expect(await guesses(22, email, () => '10.3.9.1', device)).toEqual({ wrong: 20, refused: 2 });
  });

  test('is known only for its own accounts', async () => {
    const [own, other] = [await app.user(), await app.user()];
    const device = await deviceOf(own.email, '10.3.10.1');
    await useUpGuesses(other.email);
    expect((await attempt(other.email, PASSWORD, '10.3.10.1', device)).status).toBe(429);
  });

  test('is not recognized by a token that we did not issue', async () => {
    const { email } = await app.user();
    const device = await deviceOf(email, '10.3.11.1');
    await useUpGuesses(email);
    expect((await attempt(email, PASSWORD, '10.3.11.1', `${device}x`)).status).toBe(429);
  });

  test('stays the same device from one sign-in to the next', async () => {
    const { email } = await app.user();
    const device = await deviceOf(email, '10.3.12.1');
    const again = await attempt(email, PASSWORD, '10.3.12.1', device);
    expect(again.headers.get('x-device-token')).toBe(device);
  });
});
