import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { sentPlan } from '../../../../test/factories/sent-plan.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { ShareViews } from './share-views.js';

const DAY_MS = 24 * 3600 * 1000;
const GONE = 'This link is not valid or has ended. Ask your trainer for a new one.';

let app: TestApp;
let trainer: SignedInUser;
let planId: string;
let recipe: { id: string };

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
  recipe = await insertRecipe(app.db, { name: 'Porridge' });
  const { data } = await trainer.api.POST('/api/trainer/meal-plans', {
    body: {
      mealPlanData: {
        ...sentPlan([recipe], { clientName: 'Secret Client' }),
        rules: { excludedAllergens: ['peanuts'] },
      },
      notes: 'Secret note',
      tags: ['lean'],
    },
  });
  planId = data?.mealPlan.id ?? '';
});

afterAll(() => app.stop());

const at = (id = planId) => ({ params: { path: { id } } });

const share = async (body: object = {}, by = trainer) =>
  by.api.POST('/api/meal-plans/{id}/share', { ...at(), body });

const tokenOf = (url = '') => url.split('/').at(-1) ?? '';

const shared = async (body: object = {}) => tokenOf((await share(body)).data?.shareUrl);

let visitors = 0;

const open = (token: string, api = app.from(`10.9.0.${visitors++ % 250}`)) =>
  api.GET('/api/shared/{token}', { params: { path: { token } } });

const views = async () => {
  await app.app.get(ShareViews).write();
  return (await trainer.api.GET('/api/meal-plans/{id}/share', at())).data?.viewCount;
};

describe('a share link', () => {
  test('ends in 30 days, at a moment, or never', async () => {
    const { response, data } = await share();
    expect(response.status).toBe(201);
    expect(data).toMatchObject({
      message: 'Share link created!',
      viewCount: 0,
      showClient: false,
      showNotes: false,
    });
    expect(data?.shareUrl).toMatch(/^http:\/\/localhost:3000\/shared\/[\w-]{43}$/);
    const days = (Date.parse(data?.expiresAt ?? '') - Date.now()) / DAY_MS;
    expect(days).toBeCloseTo(30, 2);
    expect((await share({ expiresAt: null, mealPlanId: planId })).data?.expiresAt).toBeNull();
    const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
    expect((await share({ expiresAt })).data).toMatchObject({ expiresAt, shareUrl: data?.shareUrl });
    expect((await trainer.api.GET('/api/meal-plans/{id}/share', at())).data?.expiresAt).toBe(expiresAt);
  });

  test('is created once, even by several requests at once', async () => {
    const links = await Promise.all(Array.from({ length: 5 }, () => share()));
    expect(new Set(links.map(({ data }) => data?.shareUrl)).size).toBe(1);
  });

  test('cannot expire in the past', async () => {
    const { response, error } = await share({ expiresAt: '2020-01-01T00:00:00Z' });
    expect(response.status).toBe(400);
    expect(error?.fields).toEqual({ expiresAt: ['Please choose a date in the future'] });
  });

  test('is stored encrypted', async () => {
    const token = await shared();
    const { rows } = await app.db.query('select * from shared_meal_plans where meal_plan_id = $1', [planId]);
    expect(rows).toHaveLength(1);
    expect(Buffer.from(JSON.stringify(rows)).includes(token)).toBe(false);
    expect(rows[0].token_sealed.includes(token)).toBe(false);
  });

  test('can be created only by the owner of the plan', async () => {
    await share();
    for (const role of ['trainer', 'admin'] as const) {
      const { api } = await app.signedIn({ role });
      const answers = await Promise.all([
        api.POST('/api/meal-plans/{id}/share', { ...at(), body: {} }),
        api.GET('/api/meal-plans/{id}/share', at()),
        api.DELETE('/api/meal-plans/{id}/share', at()),
      ]);
      expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404]);
    }
    expect((await trainer.api.GET('/api/meal-plans/{id}/share', at(randomUUID()))).response.status).toBe(404);
  });
});

describe('a visitor of a shared plan', () => {
  test('sees the plan, but nothing that is not meant for strangers', async () => {
    const { data, response } = await open(await shared());
    expect(response.status).toBe(200);
    expect(data).toMatchObject({
      mealPlan: {
        planName: 'Lean week',
        fitnessGoal: 'weight_loss',
        dailyCalorieTarget: 1800,
        clientName: null,
        days: 1,
        mealsPerDay: 3,
      },
      createdBy: { name: 'Toni', email: null },
      viewCount: 0,
      notes: null,
      tags: ['lean'],
    });
    expect(data?.mealPlan.meals[0]?.recipe).toMatchObject({
      name: 'Porridge',
      imageUrl: null,
      drawing: expect.stringMatching(/^\w+\.\w+\.\w+/),
    });
    const text = JSON.stringify(data);
    for (const secret of ['Secret', trainer.email, trainer.id, planId, 'peanuts', 'startsOn', 'instructions'])
      expect(text).not.toContain(secret);
  });

  test('does not see the client in the plan’s name, description, or tags', async () => {
    const plan = {
      planName: '7-day plan for Ann Lee',
      description: 'Ann Lee trains.',
      clientName: 'Ann Lee',
    };
    await trainer.api.PATCH('/api/trainer/meal-plans/{id}', {
      ...at(),
      body: { mealPlanData: { ...sentPlan([recipe]), ...plan }, tags: ['Ann Lee', 'lean'] },
    });
    const { data: link } = await share();
    expect(link?.planName).toBe('7-day plan');
    const token = tokenOf(link?.shareUrl);
    const { data } = await open(token);
    expect(data).toMatchObject({
      mealPlan: { planName: '7-day plan', description: 'Client trains.', clientName: null },
      tags: ['Client', 'lean'],
    });
    expect(JSON.stringify(data)).not.toContain('Ann');
    expect((await share({ showClient: true })).data?.planName).toBe(plan.planName);
    expect((await open(token)).data).toMatchObject({ mealPlan: plan, tags: ['Ann Lee', 'lean'] });
  });

  test('sees the client and the notes if the owner allows it', async () => {
    const token = await shared({ showClient: true, showNotes: true });
    expect((await open(token)).data).toMatchObject({
      mealPlan: { clientName: 'Secret Client' },
      notes: 'Secret note',
    });
    await share();
    expect((await open(token)).data).toMatchObject({ mealPlan: { clientName: null }, notes: null });
  });

  test('sees the current plan, and can ask whether it has changed', async () => {
    const token = await shared();
    const etag = (await open(token)).response.headers.get('etag') ?? '';
    const again = () => open(token, app.from('10.9.1.1', { 'If-None-Match': `W/${etag}` }));
    expect((await again()).response.status).toBe(304);
    await trainer.api.PATCH('/api/trainer/meal-plans/{id}', { ...at(), body: { planName: 'Renamed' } });
    const { response, data } = await again();
    expect(response.status).toBe(200);
    expect(data?.mealPlan.planName).toBe('Renamed');
  });
});

describe('a share link stops working at once', () => {
  const expectGone = async (token: string) => {
    const { response, error } = await open(token);
    expect([response.status, error?.code, error?.message]).toEqual([404, 'not_found', GONE]);
  };

  test('when it is revoked, and the next one is different', async () => {
    const token = await shared();
    const { data } = await trainer.api.DELETE('/api/meal-plans/{id}/share', at());
    expect(data).toEqual({ message: 'Share revoked' });
    await expectGone(token);
    expect((await trainer.api.GET('/api/meal-plans/{id}/share', at())).response.status).toBe(404);
    expect((await trainer.api.DELETE('/api/meal-plans/{id}/share', at())).response.status).toBe(404);
    expect(await shared()).not.toBe(token);
    await expectGone(token);
  });

  test('when it expires, and sharing again makes another one', async () => {
    const token = await shared();
    await app.db.query(
      `update shared_meal_plans set expires_at = now() - interval '1 second' where meal_plan_id = $1`,
      [planId],
    );
    await expectGone(token);
    expect((await trainer.api.GET('/api/meal-plans/{id}/share', at())).response.status).toBe(200);
    expect(await shared()).not.toBe(token);
  });

  test('when the account is disabled or the plan is deleted, like an invented one', async () => {
    const token = await shared();
    await app.db.query('update users set disabled_at = now() where id = $1', [trainer.id]);
    await expectGone(token);
    await app.db.query('update users set disabled_at = null where id = $1', [trainer.id]);
    expect((await open(token)).response.status).toBe(200);
    await trainer.api.DELETE('/api/trainer/meal-plans/{id}', at());
    await expectGone(token);
    await expectGone('made-up');
  });
});

describe('views of a shared plan', () => {
  test('count once per visitor and hour, whatever headers are sent, and never for the owner', async () => {
    const token = await shared();
    const ann = app.from('192.0.2.1');
    await Promise.all([open(token, ann), open(token, ann), open(token, ann)]);
    await open(token, app.from('192.0.2.1', { 'If-None-Match': '"x"' }));
    expect(await views()).toBe(1);
    await open(token, ann);
    await open(token, app.from('192.0.2.2'));
    await open(token, app.from('192.0.2.1', { 'User-Agent': 'Another browser' }));
    expect(await views()).toBe(3);
    await open(token, trainer.api);
    expect(await views()).toBe(3);
    await open(token, (await app.signedIn({ role: 'customer' })).api);
    expect(await views()).toBe(4);
  });

  test('are sent together by the frontend', async () => {
    const token = await shared();
    await open(token, app.from('192.0.2.1', { 'X-Others': '192.0.2.2 a,192.0.2.2 a,192.0.2.3 b' }));
    expect(await views()).toBe(3);
  });

  test('count again in the next hour, when nobody can tell who the visitor was', async () => {
    const token = await shared();
    await open(token, app.from('192.0.2.1'));
    expect(await views()).toBe(1);
    const { rows } = await app.db.query('select * from share_views v join share_view_keys using (hour)');
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
    await app.db.query(`
      with old as (insert into share_view_keys select hour - interval '2 hours', 'gone' from share_view_keys returning hour)
      update share_views set hour = (select min(hour) from old)`);
    await open(token, app.from('192.0.2.1'));
    expect(await views()).toBe(2);
    await app.app.get(ShareViews).throwAway();
    const left = await app.db.query(
      `select (select count(*)::int from share_view_keys) as keys, (select count(*)::int from share_views) as views`,
    );
    expect(left.rows).toEqual([{ keys: 1, views: 1 }]);
    expect(await views()).toBe(2);
  });

  test('are kept in memory until they can be written', async () => {
    const token = await shared();
    await open(token, app.from('192.0.2.1'));
    await app.db.query('alter table share_views rename to share_views_away');
    await expect(app.app.get(ShareViews).write()).rejects.toThrow('share_views');
    await app.db.query('alter table share_views_away rename to share_views');
    expect(await views()).toBe(1);
  });
});

test('a visitor who tries many addresses is slowed down', async () => {
  const stranger = app.from('198.51.100.1');
  const statuses: number[] = [];
  for (let n = 0; n < 301; n += 1) statuses.push((await open(`guess-${n}`, stranger)).response.status);
  expect(statuses.at(299)).toBe(404);
  expect(statuses.at(300)).toBe(429);
  expect((await open(await shared(), stranger)).response.status).toBe(200);
});
