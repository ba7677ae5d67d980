import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import type { TestUser } from '../../../test/factories/users.js';
import { eventually } from '../../../test/support/eventually.js';
import { TestApp } from '../../../test/support/test-app.js';
import { mailTemplate } from './mail-template.js';
import { MailRefusedError, MailTransport } from './mail-transport.js';
import { Mailer } from './mailer.js';

let app: TestApp;
let outbox: string;

beforeAll(async () => {
  app = await TestApp.start();
  outbox = join(app.environment.DATA_DIR ?? '', 'outbox');
});

afterAll(() => app.stop());

/** Requests a mail. Any kind of mail would do for these tests. */
const askForMail = ({ email }: TestUser) => app.api.POST('/api/password/forgot', { body: { email } });

const logOf = async ({ id }: TestUser) =>
  (await app.db.query('select * from email_send_log where user_id = $1', [id])).rows;

/** Makes the job due now instead of after its delay, once its last run has ended. A new mail wakes the queue. */
async function runAgain(messageId: string) {
  const id = messageId.slice(1, messageId.indexOf('@'));
  await eventually(async () => {
    const { rowCount } = await app.db.query(
      `update jobs.job set state = 'retry', start_after = now(), completed_on = null where id = $1 and state <> 'active'`,
      [id],
    );
    return rowCount === 1;
  });
  await askForMail(await app.user());
  await eventually(async () => {
    const { rows } = await app.db.query('select state from jobs.job where id = $1', [id]);
    return rows[0]?.state === 'completed';
  });
}

test('each mail is logged with recipient, type, and message ID', async () => {
  const ann = await app.user();
  await askForMail(ann);
  const mail = await app.mailbox.next(ann.email, /Reset/);
  const [row] = await eventually(async () => {
    const rows = await logOf(ann);
    return rows.length > 0 && rows;
  });
  expect(row).toMatchObject({
    email_type: 'password_reset',
    subject: 'Reset your Mealwright password',
    recipient_email: ann.email,
    status: 'sent',
    error_message: null,
  });
  expect(mail.source).toContain(`Message-ID: ${row.message_id}`);
  expect(mail.source).toMatch(/Content-Type: text\/plain.*Content-Type: text\/html/s);
});

test('a failure is logged, and the mail is retried until it is sent', async () => {
  const ann = await app.user();
  await rm(outbox, { recursive: true, force: true });
  await writeFile(outbox, 'in the way');
  await askForMail(ann);
  const failed = await eventually(async () => (await logOf(ann))[0]);
  expect(failed).toMatchObject({ status: 'failed', error_message: expect.stringContaining('EEXIST') });
  await eventually(async () => app.logs.some((line) => line.includes('job failed, will be retried')));

  await rm(outbox);
  await runAgain(failed.message_id);
  expect(await logOf(ann)).toMatchObject([
    { status: 'sent', error_message: null, message_id: failed.message_id },
  ]);
  expect(await app.mailbox.to(ann.email)).toHaveLength(1);
});

test('a mail that waited goes to the address that its reader has by then', async () => {
  const ann = await app.user();
  await rm(outbox, { recursive: true, force: true });
  await writeFile(outbox, 'in the way');
  const data = { subject: 'For Ann', body: 'Hello' };
  const to = { email: ann.email, userId: ann.id };
  const mailer = app.app.get(Mailer);
  const em = app.app.get(EntityManager).fork();
  await em.transactional((inside) => mailer.send(inside, mailTemplate('notice'), to, data));
  const failed = await eventually(async () => (await logOf(ann))[0]);
  await app.db.query(`update users set email = 'moved@example.org' where id = $1`, [ann.id]);
  await rm(outbox);
  await runAgain(failed.message_id);
  expect(await logOf(ann)).toMatchObject([{ status: 'sent', recipient_email: 'moved@example.org' }]);
  expect([await app.mailbox.to(ann.email), await app.mailbox.to('moved@example.org')]).toMatchObject([
    [],
    [{ subject: 'For Ann' }],
  ]);
});

test('a job that runs twice sends one mail, whatever was recorded of the first run', async () => {
  const ann = await app.user();
  await askForMail(ann);
  await app.mailbox.next(ann.email, /Reset/);
  const { message_id: messageId } = await eventually(async () => (await logOf(ann))[0]);
  await runAgain(messageId);
  await app.db.query('delete from email_send_log where message_id = $1', [messageId]);
  await runAgain(messageId);
  expect(await app.mailbox.to(ann.email)).toHaveLength(1);
  expect(await logOf(ann)).toMatchObject([{ status: 'sent' }]);
  // Another mail may be in the middle of being written.
  await eventually(async () => !(await readdir(outbox)).some((name) => name.endsWith('.part')));
});

test('a mail that is refused for good is logged, and never tried again', async () => {
  const ann = await app.user();
  const transport = app.app.get(MailTransport);
  const send = transport.deliver.bind(transport);
  // Mails of earlier tests may still be on their way.
  const deliver = jest.spyOn(transport, 'deliver').mockImplementation(async (mail) => {
    if (mail.to === ann.email) throw new MailRefusedError('550 no such user');
    return send(mail);
  });
  await askForMail(ann);
  const [refused] = await eventually(async () => {
    const rows = await logOf(ann);
    return rows.length > 0 && rows;
  });
  deliver.mockRestore();
  expect(refused).toMatchObject({ status: 'refused', error_message: '550 no such user' });
  await runAgain(refused.message_id);
  expect(await app.mailbox.to(ann.email)).toEqual([]);
});

test('a link to sign in with does not wait behind a message to many', async () => {
  const [ann, many] = [await app.user(), 20];
  const mailer = app.app.get(Mailer);
  await app.app
    .get(EntityManager)
    .fork()
    .transactional(async (em) => {
      const to = { email: ann.email, userId: ann.id };
      const data = { subject: 'To many', body: 'Hello' };
      await mailer.sendAll(
        em,
        mailTemplate('notice'),
        Array.from({ length: many }, () => ({ to, data })),
      );
      await mailer.send(em, mailTemplate('password_reset'), to, {
        link: 'http://localhost:3000/reset-password/x',
      });
    });
  const rows = await eventually(async () => {
    const logged = await logOf(ann);
    return logged.length === many + 1 && logged;
  });
  const inOrder = rows.toSorted((a, b) => a.sent_at - b.sent_at).map(({ email_type }) => email_type);
  // Two mails are sent at a time.
  expect(inOrder.indexOf('password_reset')).toBeLessThan(3);
});
