import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TestApp } from '../../../test/support/test-app.js';
import { Housekeeping } from './housekeeping.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

test('security events are kept for 180 days, and changes of accounts permanently', async () => {
  await app.db.query(
    `insert into security_events (type, at) values
       ('sign_in_failed', now() - interval '181 days'), ('sign_in_failed', now() - interval '179 days')`,
  );
  await app.db.query(
    `insert into audit_log (id, action, subject_type, subject_id, details, at)
     values (gen_random_uuid(), 'user.disabled', 'user', gen_random_uuid(), '{}', now() - interval '5 years')`,
  );
  await app.app.get(Housekeeping).sweep();
  const { rows } = await app.db.query(
    `select (select count(*)::int from security_events) as events, (select count(*)::int from audit_log) as entries`,
  );
  expect(rows).toEqual([{ events: 1, entries: 1 }]);
});
