import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertDraft, insertSavedPlan } from '../../../../test/factories/meal-plans.ts';
import { readAssignedPlanNames } from '../../../../test/factories/plan-assignment.ts';
import { PASSWORD } from '../../../../test/factories/users.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;
let admin: SignedInUser;
let made = 0;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.signedIn({ role: 'admin' });
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
});

afterAll(() => app.stop());

interface Invited {
  id: string;
  token: string;
  email: string;
}

async function invite(by = trainer): Promise<Invited> {
  const email = `odd-${++made}@example.org`;
  const { data } = await by.api.POST('/api/invitations/send', { body: { customerEmail: email } });
  const { id = '', token } = data?.data.invitation ?? {};
  return { id, token: token ?? '', email };
}

async function assign(draftId: string, invited: Invited, by = trainer) {
  const body = { draftId, invitationIds: [invited.id] };
  return (await by.api.POST('/api/admin/assign-meal-plan', { body })).response.status;
}

const tryToAccept = async ({ token }: Invited) =>
  app.api.POST('/api/invitations/accept', { body: { token, password: PASSWORD, firstName: 'Mia' } });

async function heldAfterAccepting(invited: Invited) {
  const { response, data } = await tryToAccept(invited);
  expect(response.status).toBe(201);
  const id = data?.data.user.id ?? '';
  return readAssignedPlanNames(await app.signIn({ id, email: invited.email, role: 'customer' } as never));
}

const letWeekPass = ({ id }: Invited) =>
  app.db.query(
    `update customer_invitations
     set expires_at = now() - interval '1 second', sent_at = now() - interval '7 days' where id = $1`,
    [id],
  );

const savedPlans = async () => (await trainer.api.GET('/api/trainer/meal-plans')).data?.mealPlans;

describe('assigning a draft to an invitation', () => {
  test('is impossible for users who own neither, including admins', async () => {
    const other = await app.signedIn({ role: 'trainer' });
    const [own, foreign] = [await insertDraft(app.db, trainer), await insertDraft(app.db, other)];
    const [invited, foreignInvited] = [await invite(), await invite(other)];
    expect(await assign(foreign.id, invited)).toBe(404);
    expect(await assign(own.id, foreignInvited)).toBe(404);
    expect(await assign((await insertDraft(app.db, admin)).id, invited, admin)).toBe(404);
    expect(await savedPlans()).toEqual([]);
  });

  test('is possible only while both exist', async () => {
    const [ended, deleted, draft] = [
      await insertDraft(app.db, trainer),
      await insertDraft(app.db, trainer),
      await insertDraft(app.db, trainer),
    ];
    const [open, expired, withdrawn] = [await invite(), await invite(), await invite()];
    await app.db.query(`update meal_plan_drafts set expires_at = now() - interval '1 second' where id = $1`, [
      ended.id,
    ]);
    await trainer.api.DELETE('/api/meal-plan/drafts/{id}', { params: { path: { id: deleted.id } } });
    await letWeekPass(expired);
    await trainer.api.DELETE('/api/invitations/{id}', { params: { path: { id: withdrawn.id } } });
    for (const { id } of [ended, deleted]) expect(await assign(id, open)).toBe(404);
    for (const invited of [expired, withdrawn]) expect(await assign(draft.id, invited)).toBe(404);
    expect(await savedPlans()).toEqual([]);
  });

  test('twice, or again after a change, makes one plan', async () => {
    const { id } = await insertDraft(app.db, trainer, { planName: 'Once' });
    const invited = await invite();
    expect([await assign(id, invited), await assign(id, invited)]).toEqual([200, 200]);
    expect(await Promise.all([assign(id, invited), assign(id, invited)])).toEqual([200, 200]);
    expect(await savedPlans()).toHaveLength(1);
    const body = { draftId: id, invitationIds: [invited.id, invited.id] };
    expect((await trainer.api.POST('/api/admin/assign-meal-plan', { body })).response.status).toBe(400);
    expect(await heldAfterAccepting(invited)).toEqual([['Once', 'upcoming']]);
    expect(await savedPlans()).toMatchObject([{ assignmentCount: 1 }]);
  });
});

describe('handing over a plan', () => {
  test('works even if its draft was deleted or has expired', async () => {
    const [deleted, ended] = [
      await insertDraft(app.db, trainer, { planName: 'Deleted' }),
      await insertDraft(app.db, trainer, { planName: 'Ended' }),
    ];
    const [first, second] = [await invite(), await invite()];
    await assign(deleted.id, first);
    await assign(ended.id, second);
    await trainer.api.DELETE('/api/meal-plan/drafts/{id}', { params: { path: { id: deleted.id } } });
    await app.db.query(`update meal_plan_drafts set expires_at = now() - interval '1 second' where id = $1`, [
      ended.id,
    ]);
    expect(await heldAfterAccepting(first)).toEqual([['Deleted', 'upcoming']]);
    expect(await heldAfterAccepting(second)).toEqual([['Ended', 'upcoming']]);
  });

  test('happens once, even if the invitation is accepted several times at once', async () => {
    const { id } = await insertDraft(app.db, trainer, { planName: 'Once' });
    const customer = await app.signedIn();
    const { data } = await trainer.api.POST('/api/invitations/send', {
      body: { customerEmail: customer.email },
    });
    const { id: invitationId = '', token } = data?.data.invitation ?? {};
    await trainer.api.POST('/api/admin/assign-meal-plan', {
      body: { draftId: id, invitationIds: [invitationId] },
    });
    const link = () => customer.api.POST('/api/invitations/link', { body: { token: token ?? '' } });
    const answers = await Promise.all([link(), link(), link()]);
    expect(answers.map(({ response }) => response.ok).filter(Boolean)).toHaveLength(1);
    for (const { response } of answers) expect(response.status).toBeLessThan(500);
    expect(await readAssignedPlanNames(customer)).toEqual([['Once', 'upcoming']]);

    const invited = await invite();
    await assign(id, invited);
    const opened = await Promise.all([tryToAccept(invited), tryToAccept(invited)]);
    expect(opened.map(({ response }) => response.status).toSorted()[0]).toBe(201);
    expect(opened.map(({ response }) => response.status).toSorted()[1]).toBeLessThan(500);
    expect(await savedPlans()).toMatchObject([{ assignmentCount: 2 }]);
  });

  test('works only through the new link after the invitation was resent', async () => {
    const { id } = await insertDraft(app.db, trainer, { planName: 'Patient' });
    const expired = await invite();
    await assign(id, expired);
    await letWeekPass(expired);
    expect((await tryToAccept(expired)).response.status).toBe(410);
    const { data } = await trainer.api.POST('/api/invitations/resend/{id}', {
      params: { path: { id: expired.id } },
    });
    expect((await tryToAccept(expired)).response.ok).toBe(false);
    const token = data?.data.invitation.token ?? '';
    expect(await heldAfterAccepting({ ...expired, token })).toEqual([['Patient', 'upcoming']]);
  });

  test('waits until its trainer’s account is open again', async () => {
    const { id } = await insertDraft(app.db, trainer, { planName: 'Back again' });
    const invited = await invite();
    await assign(id, invited);
    const params = { path: { id: trainer.id } };
    await admin.api.POST('/api/admin/users/{id}/disable', { params });
    const { response } = await tryToAccept(invited);
    expect([response.status >= 400, response.status < 500]).toEqual([true, true]);
    await admin.api.POST('/api/admin/users/{id}/enable', { params });
    expect(await heldAfterAccepting(invited)).toEqual([['Back again', 'upcoming']]);
  });

  test('happens before or after a simultaneous deletion of the plan, without a deadlock', async () => {
    const { id } = await insertSavedPlan(app.db, trainer, { planName: 'Gone' });
    const invited = await invite();
    const body = { invitationIds: [invited.id] };
    await trainer.api.POST('/api/trainer/meal-plans/{id}/assign', { params: { path: { id } }, body });
    const other = await app.db.connect();
    try {
      await other.query('begin');
      await other.query('select from trainer_meal_plans where id = $1 for update', [id]);
      const accepting = tryToAccept(invited);
      await eventually(async () => (await app.db.query(WAITING)).rowCount);
      await other.query('delete from trainer_meal_plans where id = $1', [id]);
      await other.query('commit');
      expect((await accepting).response.status).toBe(201);
    } finally {
      other.release();
    }
    expect(await savedPlans()).toEqual([]);
  });
});

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
