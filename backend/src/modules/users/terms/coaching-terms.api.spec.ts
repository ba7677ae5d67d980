import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { addDays, dateIn } from '../../../platform/clock/dates.js';

let app: TestApp;
let admin: SignedInUser;
let trainer: SignedInUser;
let ann: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.signedIn({ role: 'admin' });
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
  ann = await app.signedIn({ name: 'Ann' });
  await insertCoaching(app.db, trainer, ann);
});

afterAll(() => app.stop());

const pathOf = ({ id }: { id: string }) => ({ params: { path: { id } } });

const inDays = (days: number) => addDays(dateIn(null, new Date()), days);

const terms = async (by = trainer, of = ann) =>
  (await by.api.GET('/api/trainer/customers/{id}/coaching', pathOf(of))).data;

async function setFee(amount: number, startsOn = inDays(0), currency = 'EUR') {
  const { response, error } = await trainer.api.PUT('/api/trainer/customers/{id}/coaching/fee', {
    ...pathOf(ann),
    body: { amount, currency, startsOn },
  });
  return [response.status, ...(error ? [error.fields] : [])];
}

const writeNotes = (notes: string) =>
  trainer.api.PUT('/api/trainer/customers/{id}/coaching/notes', { ...pathOf(ann), body: { notes } });

/** Moves everything that the trainer has done so far into the past. */
const letDaysPass = (days: number) =>
  Promise.all(
    ['coaching set since = since', 'coaching_fees set set_at = set_at'].map((table) =>
      app.db.query(`update ${table} - $1 * interval '1 day'`, [days]),
    ),
  );

describe('a monthly fee', () => {
  test('is none until it is set, and then counts from its day', async () => {
    expect(await terms()).toMatchObject({ currentFee: null, fees: [], earliestStart: inDays(0) });
    expect(await setFee(80.5)).toEqual([200]);
    expect(await terms()).toMatchObject({
      currentFee: { amount: 80.5, currency: 'EUR', startsOn: inDays(0) },
    });
    expect(await setFee(95, inDays(7))).toEqual([200]);
    expect(await terms()).toMatchObject({
      currentFee: { amount: 80.5 },
      fees: [{ amount: 95 }, { amount: 80.5 }],
    });
  });

  test('may begin with the coaching, but later changes leave the days alone that are over', async () => {
    await letDaysPass(40);
    expect(await setFee(80, inDays(-40))).toEqual([200]);
    expect(await setFee(70, inDays(-40))).toEqual([200]);
    expect((await terms())?.currentFee).toMatchObject({ amount: 70 });
    await letDaysPass(1);
    const range = `Please choose a day from ${inDays(0)} to ${inDays(366)}`;
    expect(await setFee(60, inDays(-1))).toEqual([400, { startsOn: [range] }]);
    expect(await setFee(60, inDays(367))).toEqual([400, { startsOn: [range] }]);
    expect(await setFee(60)).toEqual([200]);
    const kept = await app.db.query(
      `select f.amount::float, f.currency from coaching_fees f join coaching c on c.id = f.coaching_id
       where c.customer_id = $1 order by f.set_at`,
      [ann.id],
    );
    expect(kept.rows.map(({ amount }) => amount)).toEqual([80, 70, 60]);
  });

  test('can be set a hundred times', async () => {
    await setFee(80);
    await app.db.query(
      `insert into coaching_fees (id, coaching_id, amount, currency, starts_on, set_at)
       select gen_random_uuid(), coaching_id, amount, currency, starts_on, set_at
       from coaching_fees f cross join generate_series(1, 99)
         join coaching c on c.id = f.coaching_id where c.customer_id = $1`,
      [ann.id],
    );
    expect(await setFee(81)).toEqual([409, undefined]);
    expect((await terms())?.fees).toHaveLength(100);
  });

  test('is audited without saying how much it is', async () => {
    await setFee(80);
    const { rows } = await app.db.query(
      `select actor_id as actor, details from audit_log where action = 'coaching.fee_set' and actor_id = $1`,
      [trainer.id],
    );
    expect(rows).toEqual([{ actor: trainer.id, details: { trainerId: trainer.id, customerId: ann.id } }]);
  });

  test.each<[object, string]>([
    [{ amount: -1 }, 'amount'],
    [{ amount: 1.234 }, 'amount'],
    [{ currency: 'gold' }, 'currency'],
    [{ startsOn: '2026-02-30' }, 'startsOn'],
  ])('is refused as %j', async (wrong, field) => {
    const { error } = await trainer.api.PUT('/api/trainer/customers/{id}/coaching/fee', {
      ...pathOf(ann),
      body: { amount: 80, currency: 'EUR', startsOn: inDays(0), ...wrong },
    });
    expect(Object.keys(error?.fields ?? {})).toEqual([field]);
  });
});

test('fees and notes can be saved so often an hour', async () => {
  await app.db.query(
    `insert into rate_limits (key, hits, ends_at) values ($1, 120, now() + interval '1 hour')`,
    [`coaching-terms:user:${trainer.id}`],
  );
  expect(await setFee(80)).toEqual([429, undefined]);
  expect((await writeNotes('Late')).response.status).toBe(429);
  expect(await terms()).toMatchObject({ fees: [], notes: '' });
});

const SECRET = 'Complains about the price of broccoli';

describe('private notes', () => {
  test('are kept as they are written, and an empty text deletes them', async () => {
    await writeNotes(` ${SECRET}\nevery Monday `);
    expect((await terms())?.notes).toBe(`${SECRET}\nevery Monday`);
    await writeNotes('');
    expect((await terms())?.notes).toBe('');
    expect((await writeNotes('a'.repeat(5001))).response.status).toBe(400);
  });

  test('and fees are for nobody but the trainer who coaches', async () => {
    await writeNotes(SECRET);
    await setFee(4321.09);
    const other = await app.signedIn({ role: 'trainer' });
    await insertCoaching(app.db, other, ann);
    expect(await terms(other)).toMatchObject({ notes: '', fees: [], currentFee: null });
    for (const by of [ann, admin]) expect(await terms(by)).toBeUndefined();
    const answers = await Promise.all([
      ...['/api/profile', '/api/customer/trainers', '/api/auth/me', '/api/meal-plan/personalized'].map(
        (path) => textOf(ann, path),
      ),
      ...[
        ...[`/api/admin/users/${ann.id}`, `/api/admin/users/${trainer.id}`, '/api/admin/users?limit=100'],
        ...['/api/admin/customers', `/api/trainer/customers/${ann.id}`],
      ].map((path) => textOf(admin, path)),
      ...['/api/trainer/customers', `/api/trainer/customers/${ann.id}`].map((path) => textOf(other, path)),
    ]);
    const { rows: audited } = await app.db.query('select details::text from audit_log');
    for (const seen of [...answers, JSON.stringify(audited), ...app.logs]) {
      expect(seen).not.toContain('broccoli');
      // As the JSON has it: four digits alone may also stand in a random id.
      expect(seen).not.toContain('4321.09');
    }
  });
});

async function textOf({ token }: SignedInUser, path: string): Promise<string> {
  const response = await fetch(app.url + path, { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return response.text();
}

describe('the end of a coaching', () => {
  const leave = () => ann.api.DELETE('/api/customer/trainers/{id}', pathOf(trainer));
  const end = () => trainer.api.DELETE('/api/trainer/customers/{id}/coaching', pathOf(ann));

  const seesAnn = async () =>
    (await trainer.api.GET('/api/trainer/customers/{id}', pathOf(ann))).response.status === 200;

  test('by the customer shuts the trainer out at once, deletes the notes, keeps the fees, and tells the trainer', async () => {
    await writeNotes(SECRET);
    await setFee(80);
    expect((await leave()).data?.message).toBe('Toni no longer coaches you.');
    expect([await seesAnn(), await terms()]).toEqual([false, undefined]);
    const { rows } = await app.db.query(
      `select (select count(*)::int from coaching_notes n where n.coaching_id = c.id) as notes,
         (select count(*)::int from coaching_fees f where f.coaching_id = c.id) as fees
       from coaching c where c.customer_id = $1`,
      [ann.id],
    );
    expect(rows).toEqual([{ notes: 0, fees: 1 }]);
    const mail = await app.mailbox.next(trainer.email, /^Ann has ended your coaching$/);
    expect(mail.source).toContain('/trainer/customers');
    expect(mail.source).not.toContain('broccoli');
    expect((await leave()).response.status).toBe(404);
  });

  test('by the trainer tells the customer, and is in the history of both', async () => {
    expect((await end()).data?.message).toBe('You no longer coach Ann.');
    expect(await seesAnn()).toBe(false);
    const mail = await app.mailbox.next(ann.email, /^Toni has ended your coaching$/);
    expect(mail.source).toContain('/my-meal-plans');
    const { rows } = await app.db.query(
      `select subject_id as id, actor_id as actor from audit_log
       where action = 'coaching.ended' and details ->> 'customerId' = $1`,
      [ann.id],
    );
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([trainer.id, ann.id]));
    for (const { actor } of rows) expect(actor).toBe(trainer.id);
    expect((await end()).response.status).toBe(404);
  });

  test('is not for others, and tells nobody whose account is closed', async () => {
    const other = await app.signedIn({ role: 'trainer' });
    const answers = [
      await other.api.DELETE('/api/trainer/customers/{id}/coaching', pathOf(ann)),
      await (await app.signedIn()).api.DELETE('/api/customer/trainers/{id}', pathOf(trainer)),
    ];
    expect(answers.map(({ response }) => response.status)).toEqual([404, 404]);
    expect(await seesAnn()).toBe(true);
    await app.db.query('update users set disabled_at = now() where id = $1', [trainer.id]);
    expect((await leave()).response.status).toBe(200);
    const { rows } = await app.db.query(
      `select count(*)::int as mails from email_send_log where user_id = $1 and email_type = 'coaching-ended'`,
      [trainer.id],
    );
    expect(rows).toEqual([{ mails: 0 }]);
  });

  test('by both at the same moment happens once', async () => {
    const answers = await Promise.all([leave(), end()]);
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 404]);
    await eventually(async () => !(await seesAnn()));
  });
});
