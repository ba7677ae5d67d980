import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../test/factories/coaching.js';
import { eventually } from '../../../test/support/eventually.js';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.js';
import { Clock } from '../../platform/clock/clock.js';
import { SummaryClock } from './schedule/summary-clock.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

/** A Monday and the 1st of a month, at eight in UTC. All accounts of these tests are older. */
const DUE = '2027-02-01T08:00:00Z';

beforeEach(() => setTime('2027-01-20T12:00:00Z'));

function setTime(moment: string): void {
  app.app.get(Clock).now = () => new Date(moment);
}

/** Looks for summaries that are due at this moment, and waits until all of them are written and sent. */
async function mailsAt(moment: string): Promise<number> {
  setTime(moment);
  const due = await app.app.get(SummaryClock).enqueueDue();
  await eventually(async () => {
    const { rows } = await app.db.query(
      `select 1 from email_summaries where outcome = 'due'
       union all select 1 from jobs.job where name in ('send-mail', 'write-summaries') and state in ('created', 'retry', 'active')`,
    );
    return rows.length === 0;
  });
  return due;
}

const summariesFor = async ({ email }: { email: string }) =>
  (await app.mailbox.to(email)).filter(({ source }) => source.includes('summary from Mealwright'));

async function weigh({ id, api }: SignedInUser, weightKg: number, day: string): Promise<void> {
  const { response, error } = await api.POST('/api/progress/measurements', {
    body: { measurementDate: day, weightKg },
  });
  if (!response.ok) throw new Error(`${id} was not weighed: ${JSON.stringify(error)}`);
}

const outcomeOf = async ({ id }: { id: string }) =>
  (await app.db.query('select due_on::text as day, outcome from email_summaries where user_id = $1', [id]))
    .rows;

describe('the summary', () => {
  test('of a customer says what they recorded, in both parts, once', async () => {
    setTime('2027-01-30T12:00:00Z');
    const ann = await app.signedIn({ name: 'Ann', timeZone: 'UTC' });
    await ann.api.PUT('/api/profile/health-consent', { body: { agrees: true } });
    await weigh(ann, 71.4, '2027-01-30');
    await mailsAt('2027-02-01T07:59:00Z');
    expect(await summariesFor(ann)).toHaveLength(0);
    await mailsAt(DUE);
    await mailsAt('2027-02-01T08:05:00Z');
    const [mail, ...more] = await summariesFor(ann);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your week on Mealwright: January 25 to January 31');
    const [text = '', html = ''] = (mail?.source ?? '').split(/Content-Type: text\/html/);
    for (const part of [text, html]) {
      expect(part).toContain('71.4 kg (January 30)');
      expect(part).toMatch(/0 of 7/);
      expect(part).toContain('/unsubscribe/');
    }
    expect(text).toContain('Weight: 71.4 kg');
  });

  test('of a customer has a goal in the week in which it was achieved where they live', async () => {
    setTime('2027-01-26T12:00:00Z');
    const ann = await app.signedIn({ name: 'Ann', timeZone: 'America/Los_Angeles' });
    await ann.api.PUT('/api/profile/health-consent', { body: { agrees: true } });
    const aim = { metric: 'weight', startValue: 84, targetValue: 80, targetUnit: 'kg' } as const;
    await ann.api.POST('/api/progress/goals', { body: { goalName: 'Down to 80 kg', ...aim } });
    // Nine in the evening on Sunday.
    setTime('2027-02-01T05:00:00Z');
    await weigh(ann, 79.8, '2027-02-01T05:00:00Z');
    const { data } = await ann.api.GET('/api/progress/goals');
    expect(data?.data[0]).toMatchObject({ status: 'achieved', achievedDay: '2027-01-31' });
    await mailsAt('2027-02-01T16:00:00Z');
    const [mail] = await summariesFor(ann);
    expect(mail?.source).toContain('Down to 80 kg: Achieved');
    await mailsAt('2027-02-08T16:00:00Z');
    expect(await summariesFor(ann)).toHaveLength(1);
  });

  test('of one day says yes or no, and of which year an old weight is', async () => {
    const ben = await app.signedIn({ name: 'Ben', timeZone: 'UTC' });
    await ben.api.PUT('/api/profile/health-consent', { body: { agrees: true } });
    await ben.api.PUT('/api/email-preferences', { body: { frequency: 'daily' } });
    await weigh(ben, 88.2, '2025-12-30');
    setTime('2027-01-31T12:00:00Z');
    const meal = { kind: 'own', day: '2027-01-31', meal: 'lunch', name: 'Soup' } as const;
    const figures = { calories: 300, protein: 12, carbs: 40, fat: 9 };
    await ben.api.POST('/api/nutrition/entries', { body: { ...meal, figures } });
    await mailsAt(DUE);
    const [mail] = await summariesFor(ben);
    expect(mail?.subject).toBe('Your day on Mealwright: January 31');
    expect(mail?.source).toContain('Weight: 88.2 kg (December 30, 2025)');
    expect(mail?.source).toContain('Your diary has an entry: Yes');
    expect(mail?.source).not.toMatch(/\d of 1\b/);
  });

  test('is not sent where there is nothing to say, nor to who opted out, nor to closed accounts', async () => {
    const [silent, unwilling, closed] = await Promise.all([
      app.signedIn({ timeZone: 'UTC' }),
      app.signedIn({ timeZone: 'UTC', role: 'trainer' }),
      app.signedIn({ timeZone: 'UTC', role: 'trainer' }),
    ]);
    for (const trainer of [unwilling, closed]) await insertCoaching(app.db, trainer, await app.user());
    await unwilling.api.PUT('/api/email-preferences', { body: { weeklyProgressSummaries: false } });
    await app.db.query('update users set disabled_at = now() where id = $1', [closed.id]);
    await mailsAt(DUE);
    expect(await outcomeOf(silent)).toEqual([{ day: '2027-02-01', outcome: 'nothing_to_say' }]);
    expect([await outcomeOf(unwilling), await outcomeOf(closed)]).toEqual([[], []]);
    for (const user of [silent, unwilling, closed]) expect(await summariesFor(user)).toEqual([]);
  });

  test('comes as often as its reader wants, and from when they want it', async () => {
    const readers = await Promise.all(
      (['daily', 'weekly', 'monthly'] as const).map(async (frequency) => {
        const reader = await app.signedIn({ role: 'trainer', timeZone: 'UTC' });
        await insertCoaching(app.db, reader, await app.user());
        await reader.api.PUT('/api/email-preferences', { body: { frequency } });
        return reader;
      }),
    );
    for (let day = 22; day <= 40; day += 1) await mailsAt(new Date(Date.UTC(2027, 0, day, 8)).toISOString());
    const counts = await Promise.all(readers.map(async (reader) => (await outcomeOf(reader)).length));
    expect(counts).toEqual([19, 3, 1]);
    setTime('2027-02-09T12:00:00Z');
    await readers[1]?.api.PUT('/api/email-preferences', { body: { frequency: 'daily' } });
    await mailsAt('2027-02-09T12:05:00Z');
    expect((await outcomeOf(readers[1] as SignedInUser)).length).toBe(3);
  });

  test('of a trainer lists each client, says who needs attention first, and has no health datum', async () => {
    const trainer = await app.signedIn({ role: 'trainer', name: 'Tom', timeZone: 'UTC' });
    const [anna, ben] = await Promise.all([
      app.signedIn({ name: 'Anna Lee', timeZone: 'UTC' }),
      app.signedIn({ name: 'Ben Ode', timeZone: 'UTC' }),
    ]);
    for (const client of [anna, ben]) await insertCoaching(app.db, trainer, client);
    setTime('2027-01-30T12:00:00Z');
    await anna.api.PUT('/api/profile/health-consent', { body: { agrees: true } });
    await weigh(anna, 337.31, '2027-01-30');
    await mailsAt(DUE);
    const [mail] = await summariesFor(trainer);
    expect(mail?.subject).toBe('2 of your 2 clients need your attention');
    expect(mail?.source).toMatch(/Anna Lee[\s\S]*No meal plan[\s\S]*Ben Ode/);
    expect(mail?.source).not.toContain('337');
    await app.db.query('update coaching set ended_at = now() where trainer_id = $1 and customer_id = $2', [
      trainer.id,
      anna.id,
    ]);
    await mailsAt('2027-02-08T08:00:00Z');
    const after = (await summariesFor(trainer)).find(({ subject }) => subject.startsWith('1 of your 1'));
    expect(after?.source).toContain('Ben Ode');
    expect(after?.source).not.toContain('Anna Lee');
  });

  test('of an admin has numbers only', async () => {
    const admin = await app.signedIn({ role: 'admin', name: 'Ada', timeZone: 'UTC' });
    const marker = await app.user({ name: 'Planted-Name' });
    await app.db.query(`update users set created_at = '2027-01-28' where id = $1`, [marker.id]);
    await mailsAt(DUE);
    const [mail] = await summariesFor(admin);
    expect(mail?.subject).toBe('Mealwright in numbers: January 25 to January 31');
    expect(mail?.source).toContain('New customers: 1');
    expect(mail?.source).not.toContain('Planted-Name');
  });
});
