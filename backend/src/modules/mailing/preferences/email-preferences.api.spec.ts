import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { eventually } from '../../../../test/support/eventually.js';
import { linkIn } from '../../../../test/support/mailbox.js';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';
import { type MailKind, OPTIONAL_KINDS } from '../../../platform/mail/mail-kind.js';
import { defineMail } from '../../../platform/mail/mail-template.js';
import { Mailer } from '../../../platform/mail/mailer.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const MAILS = [...OPTIONAL_KINDS, 'security', 'invitation'].map((kind) =>
  defineMail({
    type: `test-${kind}`,
    kind: kind as MailKind,
    subject: () => `About ${kind}`,
    body: () => '' as never,
  }),
);

/** Sends one mail of each kind, waits for all of them to end, and tells which were sent. */
async function sendOfEachKind({ email, id }: SignedInUser): Promise<string[]> {
  await app.db.query('delete from email_send_log where user_id = $1', [id]);
  const em = app.app.get(MikroORM).em.fork();
  await em.transactional(async (transaction) => {
    for (const mail of MAILS) await app.app.get(Mailer).send(transaction, mail, { email, userId: id }, {});
  });
  const log = await eventually(async () => {
    const { rows } = await app.db.query('select kind, status from email_send_log where user_id = $1', [id]);
    return rows.length === MAILS.length && rows;
  });
  return log.filter(({ status }) => status === 'sent').map(({ kind }) => kind);
}

const tokenIn = (link: string): string => link.slice(link.lastIndexOf('/') + 1);

describe('email preferences', () => {
  test('are the defaults at first, and what is not sent stays as it is', async () => {
    const ann = await app.signedIn();
    const defaults = {
      weeklyProgressSummaries: true,
      mealPlanUpdates: true,
      recipeRecommendations: true,
      systemNotifications: true,
      marketingEmails: false,
      frequency: 'weekly',
      marketingConsent: { wording: expect.stringContaining('announcements'), agreedAt: null, agreedIn: null },
    };
    expect((await ann.api.GET('/api/email-preferences')).data).toEqual(defaults);
    const { data } = await ann.api.PUT('/api/email-preferences', {
      body: { frequency: 'monthly', mealPlanUpdates: false },
    });
    expect(data).toEqual({ ...defaults, frequency: 'monthly', mealPlanUpdates: false });
    expect((await ann.api.GET('/api/email-preferences')).data).toEqual(data);
    const wrong = await ann.api.PUT('/api/email-preferences', {
      body: { frequency: 'hourly', marketingEmails: 'yes' } as never,
    });
    expect([wrong.response.status, Object.keys(wrong.error?.fields ?? {}).sort()]).toEqual([
      400,
      ['frequency', 'marketingEmails'],
    ]);
  });

  test('record the consent to announcements with its time and place, each time', async () => {
    const ann = await app.signedIn();
    const agree = (marketingEmails: boolean) =>
      ann.api.PUT('/api/email-preferences', { body: { marketingEmails } });
    const { data } = await agree(true);
    expect(data?.marketingConsent).toMatchObject({
      agreedAt: expect.any(String),
      agreedIn: 'email_settings',
    });
    expect((await agree(true)).data?.marketingConsent).toEqual(data?.marketingConsent);
    expect((await agree(false)).data?.marketingConsent).toMatchObject({ agreedAt: null, agreedIn: null });
    await agree(true);
    const { rows } = await app.db.query(
      `select agreed_in, taken_back_in, taken_back_at >= agreed_at as ended from marketing_consents
       where user_id = $1 order by agreed_at`,
      [ann.id],
    );
    expect(rows).toEqual([
      { agreed_in: 'email_settings', taken_back_in: 'email_settings', ended: true },
      { agreed_in: 'email_settings', taken_back_in: null, ended: null },
    ]);
  });

  test('are asked just before a mail is sent, except for security and invitations', async () => {
    const ann = await app.signedIn();
    expect(await sendOfEachKind(ann)).toEqual(
      expect.arrayContaining(['planUpdates', 'summary', 'notice', 'security', 'invitation']),
    );
    await ann.api.PUT('/api/email-preferences', {
      body: {
        weeklyProgressSummaries: false,
        mealPlanUpdates: false,
        systemNotifications: false,
        marketingEmails: true,
      },
    });
    expect((await sendOfEachKind(ann)).sort()).toEqual(['announcement', 'invitation', 'security']);
  });
});

describe('unsubscribing', () => {
  test('is named in the headers and the text of every mail that can be turned off', async () => {
    const ann = await app.signedIn();
    await ann.api.PUT('/api/email-preferences', { body: { marketingEmails: true } });
    await sendOfEachKind(ann);
    for (const mail of await app.mailbox.to(ann.email)) {
      const isOptional = OPTIONAL_KINDS.some((kind) => mail.subject === `About ${kind}`);
      expect([mail.subject, /^List-Unsubscribe:\s+<http/m.test(mail.source)]).toEqual([
        mail.subject,
        isOptional,
      ]);
      if (isOptional) expect(mail.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    }
  });

  test.each(OPTIONAL_KINDS)('turns off %s alone, signed out, and only when it is posted', async (kind) => {
    const ann = await app.signedIn();
    await ann.api.PUT('/api/email-preferences', { body: { marketingEmails: true } });
    await sendOfEachKind(ann);
    const mail = await app.mailbox.next(ann.email, new RegExp(`^About ${kind}$`));
    const params = { path: { token: tokenIn(linkIn(mail, '/unsubscribe/')) } };
    const opened = await app.api.GET('/api/unsubscribe/{token}', { params });
    expect(opened.data).toEqual({ kind, isSubscribed: true });
    expect((await sendOfEachKind(ann)).length).toBe(MAILS.length);
    for (const _ of ['once', 'twice']) {
      const { data } = await app.api.POST('/api/unsubscribe/{token}', { params });
      expect(data).toEqual({ kind, isSubscribed: false });
    }
    const sent = await sendOfEachKind(ann);
    expect(MAILS.filter((one) => !sent.includes(one.kind)).map((one) => one.kind)).toEqual([kind]);
    if (kind !== 'announcement') return;
    const { rows } = await app.db.query('select taken_back_in from marketing_consents where user_id = $1', [
      ann.id,
    ]);
    expect(rows).toEqual([{ taken_back_in: 'unsubscribe_link' }]);
  });

  test('is refused for a token that was changed anywhere, and for an account that is gone', async () => {
    const ann = await app.signedIn();
    await sendOfEachKind(ann);
    const token = tokenIn(linkIn(await app.mailbox.next(ann.email, /summary/), '/unsubscribe/'));
    const statusOf = async (changed: string) =>
      (await app.api.POST('/api/unsubscribe/{token}', { params: { path: { token: changed } } })).response
        .status;
    const flipped = [0, 10, 22, 30, 43].map((at) => {
      const other = token[at] === 'A' ? 'B' : 'A';
      return token.slice(0, at) + other + token.slice(at + 1);
    });
    for (const changed of [...flipped, token.slice(1), `${token}A`, 'x'])
      expect([changed, await statusOf(changed)]).toEqual([changed, 404]);
    await app.db.query('delete from users where id = $1', [ann.id]);
    expect(await statusOf(token)).toBe(404);
  });
});
