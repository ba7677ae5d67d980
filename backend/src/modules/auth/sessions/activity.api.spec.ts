import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';
import { Housekeeping } from '../../../platform/database/housekeeping.js';
import { Activity } from './activity.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const view = (user: SignedInUser, headers: Record<string, string> = { 'X-Page-View': '1' }) =>
  user.api.GET('/api/auth/me', { headers });

/** Returns the rows that are otherwise written every few seconds. */
const written = async ({ id }: SignedInUser) => {
  await app.app.get(Activity).write();
  const { rows } = await app.db.query(
    'select * from user_activity_sessions where user_id = $1 order by start_time',
    [id],
  );
  return rows;
};

const beSilent = ({ id }: SignedInUser, minutes: number) =>
  app.db.query(
    `update user_activity_sessions
     set start_time = start_time - make_interval(mins => $2), end_time = end_time - make_interval(mins => $2)
     where user_id = $1`,
    [id, minutes],
  );

describe('a visit', () => {
  test('is recorded from sign-in on, with the number of pages viewed', async () => {
    const ann = await app.signedIn();
    expect(await written(ann)).toMatchObject([
      { pages_viewed: 0, ip_address: expect.stringMatching(/^10\./), user_agent: expect.any(String) },
    ]);
    await view(ann);
    await view(ann);
    await view(ann, {});
    await view(ann, { 'X-Page-View': 'many' });
    expect((await written(ann)).map((row) => row.pages_viewed)).toEqual([2]);
    await view(ann);
    expect((await written(ann)).map((row) => row.pages_viewed)).toEqual([3]);
  });

  test('lasts until the last request', async () => {
    const ann = await app.signedIn();
    await beSilent(ann, 20);
    await view(ann);
    const [row, ...more] = await written(ann);
    expect(more).toEqual([]);
    const lasted = row.end_time.getTime() - row.start_time.getTime();
    expect(Math.round(lasted / 60_000)).toBe(20);
  });

  test('ends after half an hour without requests', async () => {
    const ann = await app.signedIn();
    await view(ann);
    await written(ann);
    await beSilent(ann, 31);
    await view(ann);
    expect((await written(ann)).map((row) => row.pages_viewed)).toEqual([1, 1]);
  });

  test('belongs to one session, and shows in the list of sessions', async () => {
    const phone = await app.signedIn();
    const laptop = await app.signIn(phone);
    await app.db.query(`update sessions set last_seen_at = now() - interval '1 day' where user_id = $1`, [
      phone.id,
    ]);
    await view(phone);
    expect((await written(phone)).map((row) => row.pages_viewed).sort()).toEqual([0, 1]);
    const { data } = await laptop.api.GET('/api/auth/sessions');
    expect(data?.sessions.map(({ current }) => current)).toEqual([false, true]);
  });
});

describe('housekeeping', () => {
  test('deletes what has expired, and nothing else', async () => {
    const ann = await app.signedIn();
    const count = async () => {
      const tables = [
        'rate_limits',
        'one_time_codes',
        'password_reset_tokens',
        'refresh_tokens',
        'sessions',
        'known_devices',
      ];
      const counts = await Promise.all(
        tables.map((table) => app.db.query(`select count(*)::int from ${table}`)),
      );
      return Object.fromEntries(tables.map((table, n) => [table, counts[n]?.rows[0].count]));
    };
    await app.app.get(Housekeeping).sweep();
    const before = await count();
    await app.db.query(
      `with old as (
         insert into sessions (id, user_id, expires_at, ended_at)
         values (gen_random_uuid(), $1, now() - interval '100 days', now() - interval '91 days') returning id
       ), limits as (
         insert into rate_limits values ('old', 3, now() - interval '1 second')
       ), codes as (
         insert into one_time_codes values ('old', 'google_link', $1, null, 'browser', now() - interval '1 second')
       ), resets as (
         insert into password_reset_tokens values
           (gen_random_uuid(), $1, 'old', now() - interval '9 days', now() - interval '8 days', null)
       ), tokens as (
         insert into refresh_tokens (id, session_id, user_id, token_hash, expires_at, spent_at)
         select gen_random_uuid(), s.id, $1, t.hash, now() + t.expires, now() - t.spent
         from (select id from sessions where user_id = $1 and ended_at is null) s,
              (values ('spent'::bytea, interval '1 day', interval '3 days'),
                      ('expired'::bytea, interval '-1 second', null)) as t(hash, expires, spent)
       )
       insert into known_devices values ($1, 'old', now(), now() - interval '13 months')`,
      [ann.id],
    );
    expect(await count()).toEqual({
      rate_limits: before.rate_limits + 1,
      one_time_codes: 1,
      password_reset_tokens: 1,
      refresh_tokens: before.refresh_tokens + 2,
      sessions: before.sessions + 1,
      known_devices: before.known_devices + 1,
    });
    await app.app.get(Housekeeping).sweep();
    expect(await count()).toEqual(before);
    expect((await view(ann)).response.status).toBe(200);
    const refreshed = await app.api.POST('/api/auth/refresh_token', { headers: { Cookie: ann.cookie } });
    expect(refreshed.response.status).toBe(200);
  });
});
