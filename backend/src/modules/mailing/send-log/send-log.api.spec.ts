import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';

let app: TestApp;
let admin: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.signedIn({ role: 'admin' });
  await app.db.query(
    `insert into email_send_log (email_type, kind, subject, recipient_email, status, message_id, error_message, sent_at)
     select 'plan-assigned', case when n % 2 = 0 then 'planUpdates' else 'summary' end, 'Mail ' || n,
       'reader' || n || '@example.org', case when n % 10 = 0 then 'failed' when n % 10 = 1 then 'withheld' else 'sent' end,
       'm' || n, case when n % 10 = 0 then '451 try later' end, timestamptz '2026-11-01' + n * interval '1 minute'
     from generate_series(1, 45) n`,
  );
});

afterAll(() => app.stop());

type Asked = { search?: string; status?: 'sent' | 'failed' | 'withheld'; kind?: 'summary'; page?: number };

const ask = (query: Asked = {}) => admin.api.GET('/api/admin/mails', { params: { query } });

const subjectsOf = async (query: Asked) => (await ask(query)).data?.mails.map(({ subject }) => subject);

describe('the log of mails', () => {
  test('is paged, newest first', async () => {
    const { data } = await ask();
    expect([data?.found, data?.mails.length, data?.mails[0]?.subject]).toEqual([45, 20, 'Mail 45']);
    expect((await subjectsOf({ page: 3 }))?.length).toBe(5);
  });

  test('shows why a mail failed, and which were withheld', async () => {
    const { data } = await ask({ status: 'failed' });
    expect([data?.found, data?.mails[0]]).toEqual([
      4,
      {
        id: expect.any(String),
        recipientEmail: 'reader40@example.org',
        subject: 'Mail 40',
        kind: 'planUpdates',
        emailType: 'plan-assigned',
        status: 'failed',
        errorMessage: '451 try later',
        sentAt: '2026-11-01T00:40:00.000Z',
      },
    ]);
    expect(await subjectsOf({ status: 'withheld', kind: 'summary' })).toHaveLength(5);
  });

  test('is searched by parts of addresses and subjects, whatever they contain', async () => {
    expect(await subjectsOf({ search: 'READER44@' })).toEqual(['Mail 44']);
    expect(await subjectsOf({ search: 'mail 3', status: 'failed' })).toEqual(['Mail 30']);
    for (const search of ['%', '_eader', '\\', "'"])
      expect([search, await subjectsOf({ search })]).toEqual([search, []]);
  });

  test.each([
    ['status', 'lost'],
    ['kind', 'fax'],
    ['page', 0],
    ['search', 'a'.repeat(201)],
  ])('is not searched by a %s of %s', async (name, value) => {
    const { response, error } = await ask({ [name]: value } as never);
    expect([response.status, Object.keys(error?.fields ?? {})]).toEqual([400, [name]]);
  });
});
