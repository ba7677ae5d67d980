import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { endCoaching, insertCoaching } from '../../../../test/factories/coaching.ts';
import { insertAssignedPlan, keptPlan } from '../../../../test/factories/meal-plans.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { readPdf } from '../../../../test/support/read-pdf.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { storedFiles } from '../../../../test/support/upload-form.ts';
import { addDays, dateIn } from '../../../platform/clock/dates.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Storage } from '../../../platform/storage/storage.js';
import type { Plan } from '../../plan-model/index.js';
import { CardFiles } from './card-files.js';
import { makeCardsJob } from './make-cards.job.js';

let app: TestApp;
let trainer: SignedInUser;
let ann: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
  ann = await app.signedIn({ name: 'Ann', timeZone: 'UTC' });
  await insertCoaching(app.db, trainer, ann);
});

afterEach(() => {
  jest.restoreAllMocks();
});

afterAll(() => app.stop());

const TODAY = dateIn('UTC', new Date());

/** A plan of one day whose meals are these recipes, in order. */
function planOf(planName: string, names: readonly string[], ids = names.map(() => randomUUID())): Plan {
  const plan = keptPlan({ id: '', name: '' }, { planName });
  const [recipe] = plan.recipes;
  const recipes = names.flatMap((name, index) => (recipe ? [{ ...recipe, id: ids[index] ?? '', name }] : []));
  const meals = recipes.map(({ id }, index) => ({
    ...{ day: 1, mealNumber: index + 1, mealType: 'dinner' as const, recipeId: id, servings: 1 },
  }));
  return { ...plan, startsOn: TODAY, recipes, meals };
}

const assign = (plan: Plan, to = ann, more: { assignedAt?: Date; endsOn?: string; startsOn?: string } = {}) =>
  insertAssignedPlan(app.db, to, trainer, { plan, ...more });

const manyNames = (count: number) => Array.from({ length: count }, (_, index) => `Dish ${index + 1}`);

const pdf = (by: SignedInUser, body: { chosenId?: string; cardSize?: 'small' | 'medium' } = {}) =>
  by.api.POST('/api/recipe-cards/pdf', { body, parseAs: 'arrayBuffer' });

const start = async (by: SignedInUser, chosenId?: string) =>
  by.api.POST('/api/recipe-cards/exports', { body: { ...(chosenId && { chosenId }), cardSize: 'small' } });

const shown = async (by: SignedInUser) => (await by.api.GET('/api/recipe-cards')).data;

const file = (by: SignedInUser, id: string) =>
  by.api.GET('/api/recipe-cards/exports/{id}/file', { params: { path: { id } }, parseAs: 'arrayBuffer' });

const read = (data: ArrayBuffer | undefined) => readPdf(Buffer.from(data ?? new ArrayBuffer()));

/** The names of the cards, from the bookmarks. */
const cardsIn = (data: ArrayBuffer | undefined) =>
  read(data).outline.flatMap(({ children }) => children.map(({ title }) => title));

async function finished(by: SignedInUser, status = 'done'): Promise<string> {
  await eventually(async () => (await shown(by))?.export?.status === status);
  return (await shown(by))?.export?.id ?? '';
}

describe('the cards of a customer', () => {
  test('are those of the active plan, or of another plan of theirs', async () => {
    const past = await assign(planOf('Last week', ['Soup']), ann, {
      ...{ startsOn: addDays(TODAY, -20), endsOn: addDays(TODAY, -10) },
    });
    await assign(planOf('This week', ['Curry', 'Porridge']));
    const { response, data } = await pdf(ann);
    expect(response.headers.get('content-disposition')).toContain('filename=This-week-recipe-cards.pdf;');
    expect(cardsIn(data)).toEqual(['Curry', 'Porridge']);
    expect(read(data).pages[0]).toMatch(/In the plan: 1 serving on day 1/);
    expect(cardsIn((await pdf(ann, { chosenId: past.id })).data)).toEqual(['Soup']);
    expect((await shown(ann))?.choices.map(({ name, isActive }) => ({ name, isActive }))).toEqual([
      { name: 'This week', isActive: true },
      { name: 'Last week', isActive: false },
    ]);
  });

  test('count leftovers and sides once', async () => {
    const ids = [randomUUID(), randomUUID()] as const;
    const plan = planOf('Week', ['Curry', 'Rice'], [...ids]);
    const dinner = { day: 1, mealType: 'dinner' as const, recipeId: ids[0], servings: 1 };
    const sides = [{ recipeId: ids[1], servings: 1 }];
    const meals = [
      { ...dinner, mealNumber: 1, sides },
      { ...dinner, day: 2, mealNumber: 1, leftoverOf: { day: 1, mealNumber: 1 }, sides },
    ];
    await assign({ ...plan, days: 2, meals });
    expect(cardsIn((await pdf(ann)).data)).toEqual(['Curry', 'Rice']);
  });

  test('need a plan', async () => {
    const { error } = await pdf(ann);
    expect(error).toMatchObject({
      code: 'no_recipes',
      message: 'You have no active meal plan. Please choose one of your plans.',
    });
    expect(await shown(ann)).toEqual({ choices: [], export: null });
  });

  test('are never those of somebody else’s plan', async () => {
    const ben = await app.signedIn();
    const { id } = await assign(planOf('Week', ['Curry']), ben);
    expect((await pdf(ann, { chosenId: id })).response.status).toBe(404);
    expect((await start(ann, id)).response.status).toBe(404);
  });
});

describe('the cards of a trainer', () => {
  test('are those of all plans that they assigned, each recipe once, by name and as it is written', async () => {
    const ben = await app.signedIn({ name: 'Ben' });
    await insertCoaching(app.db, trainer, ben);
    const [curry, soup, oats] = [randomUUID(), randomUUID(), randomUUID()];
    await assign(planOf('First', ['Old curry', 'Soup'], [curry, soup]), ann, {
      assignedAt: new Date('2026-11-01'),
    });
    await assign(planOf('Second', ['Curry', 'Oats'], [curry, oats]), ben);
    const other = await app.signedIn({ role: 'trainer' });
    await insertCoaching(app.db, other, ann);
    await insertAssignedPlan(app.db, ann, other, {
      plan: planOf('Other', ['Stew']),
      ...{ startsOn: addDays(TODAY, -20), endsOn: addDays(TODAY, -10) },
    });
    const { data, response } = await pdf(trainer);
    expect(response.headers.get('content-disposition')).toContain('filename=All-customers-recipe-cards.pdf;');
    expect(cardsIn(data)).toEqual(['Curry', 'Oats', 'Soup']);
    expect(read(data).pages[0]).not.toContain('In the plan');
    expect(read(data).pages[0]).toContain('Ingredients for 2 servings');
    expect(cardsIn((await pdf(trainer, { chosenId: ann.id })).data)).toEqual(['Old curry', 'Soup']);
    expect((await shown(trainer))?.choices.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  });

  test('leave out customers whom they no longer coach', async () => {
    await assign(planOf('Week', ['Curry']));
    await endCoaching(app.db, trainer, ann);
    expect((await pdf(trainer)).error).toMatchObject({
      message: 'You have not assigned a meal plan to a customer yet.',
    });
    expect((await pdf(trainer, { chosenId: ann.id })).response.status).toBe(404);
    expect(await shown(trainer)).toEqual({ choices: [], export: null });
  });

  test('say that a customer has no plan of theirs', async () => {
    expect((await pdf(trainer, { chosenId: ann.id })).error).toMatchObject({
      message: 'You have not assigned a meal plan to Ann.',
    });
  });
});

describe('more than 60 cards', () => {
  beforeEach(async () => {
    await assign(planOf('Long plan', manyNames(61)));
  });

  test('are refused at once, and made by a job whose file only its user gets', async () => {
    expect((await pdf(ann)).error).toMatchObject({
      code: 'too_many_cards',
      details: { cards: 61, most: 60 },
    });
    const started = await start(ann);
    expect(started.response.status).toBe(202);
    expect(started.data).toMatchObject({ status: 'waiting', made: 0, total: 61, name: 'Long plan' });
    const id = await finished(ann);
    expect((await shown(ann))?.export).toMatchObject({ made: 61, total: 61, bytes: expect.any(Number) });
    const { data, response } = await file(ann, id);
    expect(response.headers.get('content-disposition')).toContain('Long-plan-recipe-cards.pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(cardsIn(data)).toEqual(manyNames(61));
    expect((await file(trainer, id)).response.status).toBe(404);
    expect((await file(await app.signedIn(), id)).response.status).toBe(404);
  });

  test('are made once if they are asked for twice, even at the same time', async () => {
    const both = await Promise.all([start(ann), start(ann)]);
    const [first, second] = both.map(({ data }) => data?.id);
    expect(first).toBe(second);
    const id = await finished(ann);
    expect(id).toBe(first);
    const again = await start(ann);
    expect(again.data?.id).not.toBe(id);
    await finished(ann);
    await eventually(async () => (await storedFiles(app, id)).length === 0);
    expect((await file(ann, id)).response.status).toBe(404);
  });

  test('are kept for a day, with their file', async () => {
    await start(ann);
    const id = await finished(ann);
    expect(await storedFiles(app, id)).not.toEqual([]);
    await app.app.get(CardFiles).sweep();
    expect((await file(ann, id)).response.status).toBe(200);
    await app.db.query(`update card_exports set expires_at = expires_at - interval '1 day' where id = $1`, [
      id,
    ]);
    expect((await file(ann, id)).response.status).toBe(404);
    expect((await shown(ann))?.export).toBeNull();
    await app.app.get(CardFiles).sweep();
    expect(await storedFiles(app, id)).toEqual([]);
    expect((await app.db.query('select 1 from card_exports where id = $1', [id])).rowCount).toBe(0);
  });

  test('are out of a trainer’s reach after the coaching, if they are of that customer alone', async () => {
    await start(trainer, ann.id);
    const id = await finished(trainer);
    expect((await file(trainer, id)).response.status).toBe(200);
    await endCoaching(app.db, trainer, ann);
    expect((await file(trainer, id)).response.status).toBe(404);
  });

  test('say that they failed if the file is lost, and can be made again', async () => {
    await start(ann);
    const id = await finished(ann);
    await app.app.get(Storage).delete(`recipe-cards/${id}.pdf`);
    expect((await file(ann, id)).response.status).toBe(404);
    expect((await shown(ann))?.export?.status).toBe('failed');
    await start(ann);
    expect(await finished(ann)).not.toBe(id);
  });
});

test('a file has at most 1,000 cards', async () => {
  await assign(planOf('Endless', manyNames(1001)));
  expect((await start(trainer)).error).toMatchObject({
    code: 'too_large_export',
    message: 'A file holds at most 1,000 recipe cards. Please choose one customer.',
  });
});

describe('an export that goes wrong', () => {
  let id: string;

  /** Puts an export in the state that a number of attempts has left, and gives it to a job. */
  async function afterAttempts(attempts: number) {
    const { id: planId } = await assign(planOf('Week', ['Curry']));
    id = randomUUID();
    await app.db.query(
      `insert into card_exports (id, user_id, plan_id, name, card_size, includes_nutrition, status, total, attempts,
         created_at, changed_at)
       values ($1, $2, $3, 'Week', 'small', true, 'running', 1, $4, now(), now())`,
      [id, ann.id, planId, attempts],
    );
    return planId;
  }

  const giveToJob = () =>
    app.app
      .get(MikroORM)
      .em.fork()
      .transactional((em) => app.app.get(Jobs).enqueue(em, makeCardsJob, { exportId: id }));

  test('is made by another attempt after the process died during the first', async () => {
    await afterAttempts(1);
    await giveToJob();
    await finished(ann);
    expect(cardsIn((await file(ann, id)).data)).toEqual(['Curry']);
  });

  test('has failed after three attempts, and leaves no file', async () => {
    await afterAttempts(2);
    const storage = app.app.get(Storage);
    const put = jest.spyOn(storage, 'put').mockRejectedValue(new Error('The disk is full'));
    await giveToJob();
    expect(await finished(ann, 'failed')).toBe(id);
    expect(put).toHaveBeenCalledTimes(1);
    expect((await shown(ann))?.export).toMatchObject({ bytes: null, expiresAt: expect.any(String) });
  });

  test('has failed if the process died during the third attempt', async () => {
    await afterAttempts(3);
    await giveToJob();
    await finished(ann, 'failed');
  });

  test('has failed at once if the plan is gone, because no attempt would help', async () => {
    const planId = await afterAttempts(0);
    await app.db.query('delete from personalized_meal_plans where id = $1', [planId]);
    await giveToJob();
    await finished(ann, 'failed');
  });

  test('has failed if no job has touched it for 20 minutes', async () => {
    await afterAttempts(1);
    await app.app.get(CardFiles).sweep();
    expect((await shown(ann))?.export?.status).toBe('running');
    await app.db.query(`update card_exports set changed_at = now() - interval '21 minutes' where id = $1`, [
      id,
    ]);
    await app.app.get(CardFiles).sweep();
    expect((await shown(ann))?.export?.status).toBe('failed');
  });

  test('leaves no file if its user is gone meanwhile', async () => {
    await afterAttempts(0);
    const files = app.app.get(CardFiles);
    await files.keep(id, Buffer.from('half'));
    await app.db.query('delete from users where id = $1', [ann.id]);
    await files.sweep();
    expect(await storedFiles(app, id)).not.toEqual([]);
    await app.db.query(`update abandoned_card_files set due_at = now() where id = $1`, [id]);
    await files.sweep();
    expect(await storedFiles(app, id)).toEqual([]);
  });
});

describe('recipe cards of admins', () => {
  test('are of the plans of all trainers, or of one customer, who is listed with their trainers', async () => {
    const admin = await app.signedIn({ role: 'admin' });
    await app.db.query('delete from personalized_meal_plans');
    const other = await app.signedIn({ role: 'trainer', name: 'Otto' });
    const ben = await app.signedIn({ name: 'Ben' });
    await insertCoaching(app.db, other, ben);
    await assign(planOf('Of Ann', ['Soup']));
    await insertAssignedPlan(app.db, ben, other, { plan: planOf('Of Ben', ['Stew']) });
    const { choices } = (await shown(admin)) ?? { choices: [] };
    expect(choices).toHaveLength(2);
    expect(choices).toContainEqual(expect.objectContaining({ id: ben.id, name: 'Ben', trainers: 'Otto' }));
    const ofAll = cardsIn((await pdf(admin)).data);
    expect(ofAll).toEqual(expect.arrayContaining(['Soup', 'Stew']));
    expect(cardsIn((await pdf(admin, { chosenId: ben.id })).data)).toEqual(['Stew']);
    const started = await start(admin, ben.id);
    await eventually(async () => (await shown(admin))?.export?.status === 'done');
    expect(cardsIn((await file(admin, started.data?.id ?? '')).data)).toEqual(['Stew']);
  });
});
