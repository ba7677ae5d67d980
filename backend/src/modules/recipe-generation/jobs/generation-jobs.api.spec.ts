import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { proposalOf } from '../../../../test/factories/proposals.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { EngineFailure } from '../engine-failure.js';
import { Engines, type OpenedEngine } from '../engines.js';
import type { Attempt } from '../proposals/engine.js';
import type { Proposal } from '../proposals/proposal.js';
import { type Refused, refuse } from '../proposals/refused.js';
import { GenerationJobsService } from './generation-jobs.service.js';

let app: TestApp;
let admin: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  await app.db.query('delete from recipes where made_by is not null');
  admin = await app.signedIn({ role: 'admin' });
});

afterEach(() => {
  jest.restoreAllMocks();
});

afterAll(() => app.stop());

type Propose = (attempt: Attempt) => Promise<Proposal | Refused> | Proposal | Refused;

/** Puts an engine in place of the composer. */
function withEngine(propose: Propose, more: Partial<OpenedEngine> = {}) {
  const engine = { propose: async (_: unknown, attempt: Attempt) => propose(attempt) };
  jest.spyOn(app.app.get(Engines), 'open').mockResolvedValue({ engine, atOnce: 1, painter: null, ...more });
}

const ask = async (body: Record<string, unknown> & { count: number }, by = admin) => {
  const { data, error, response } = await by.api.POST('/api/admin/generate', { body });
  return { jobId: data?.jobId ?? '', message: data?.message, error, status: response.status };
};

const path = (jobId: string) => ({ params: { path: { jobId } } });

const progress = async (jobId: string, by = admin) =>
  (await by.api.GET('/api/admin/generation-progress/{jobId}', path(jobId))).data;

const ended = (jobId: string) =>
  eventually(async () => {
    const seen = await progress(jobId);
    return seen && ['complete', 'failed'].includes(seen.currentStep) ? seen : null;
  });

const shown = async (jobId: string) =>
  (await admin.api.GET('/api/admin/generation-jobs/{jobId}', path(jobId))).data;

const cancel = async (jobId: string, by = admin) =>
  (await by.api.POST('/api/admin/generation-jobs/{jobId}/cancel', path(jobId))).response.status;

const retry = (jobId: string, by = admin) =>
  by.api.POST('/api/admin/generation-jobs/{jobId}/retry', path(jobId));

const rows = async (statement: string, values: unknown[] = []) =>
  (await app.db.query(statement, values)).rows;

/** A promise that a test fulfills when it has seen enough. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('a job', () => {
  test('puts what it makes into the review queue, marked by what made it, and says how far it is', async () => {
    withEngine(({ place }) => proposalOf(place));
    const { jobId, message, status } = await ask({ count: 6 });
    expect({ message, status }).toEqual({ message: 'Recipe generation started', status: 202 });
    const seen = await ended(jobId);
    expect(seen).toMatchObject({
      ...{ jobId, currentStep: 'complete', status: 'complete', completed: 6, failed: 0, totalRecipes: 6 },
      ...{
        percentage: 100,
        errors: [],
        stepProgress: { stepName: 'Done', itemsProcessed: 6, totalItems: 6 },
      },
      currentRecipeName: expect.any(String),
    });
    const query = { approved: false, view: 'card', limit: 100 } as const;
    const { data: queue } = await admin.api.GET('/api/admin/recipes', { params: { query } });
    const made = queue?.recipes.filter(({ madeBy }) => madeBy === 'composer').map(({ name }) => name);
    expect(made?.sort()).toEqual(Array.from({ length: 6 }, (_, n) => proposalOf(n).name).sort());
    const job = await shown(jobId);
    expect(job?.job).toMatchObject({
      adminEmail: admin.email,
      madeBy: 'composer',
      model: null,
      status: 'complete',
    });
    expect(job?.made.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    const recipeId = job?.made[0]?.recipeId ?? '';
    const { data: recipe } = await admin.api.GET('/api/admin/recipes/{id}', {
      params: { path: { id: recipeId } },
    });
    expect(recipe).toMatchObject({ madeBy: 'composer', isApproved: false, nutritionSource: 'computed' });
    expect(recipe?.history).toMatchObject([
      { action: 'recipe.created', actorEmail: admin.email, details: { madeBy: 'composer', jobId } },
    ]);
  });

  test('sends a proposal back once with the reason, and then counts it as failed with it', async () => {
    const sentBack: unknown[] = [];
    withEngine((attempt) => {
      sentBack.push([attempt.place, attempt.sentBack?.refused ?? null]);
      if (attempt.place === 0) return proposalOf(0);
      if (attempt.place === 1) return proposalOf(attempt.sentBack ? 1 : 0);
      return refuse('impossible', 'No dish has that');
    });
    const { jobId } = await ask({ count: 3 });
    expect(await ended(jobId)).toMatchObject({
      ...{ currentStep: 'complete', completed: 2, failed: 1, percentage: 100 },
      errors: ['Recipe 3: No dish has that'],
    });
    expect(sentBack).toEqual([
      [0, null],
      [1, null],
      [1, 'tooAlike'],
      [2, null],
    ]);
    expect((await shown(jobId))?.failed).toEqual([{ number: 3, name: null, reason: 'No dish has that' }]);
  });

  test('that makes nothing has failed, and what has failed can be tried again', async () => {
    withEngine(() => refuse('impossible', 'No dish has that'));
    const { jobId } = await ask({ count: 2 });
    expect(await ended(jobId)).toMatchObject({
      currentStep: 'failed',
      status: 'failed',
      completed: 0,
      failed: 2,
    });
    jest.restoreAllMocks();
    withEngine(({ place }) => (place === 0 ? proposalOf(0) : refuse('impossible', 'No dish has that')));
    expect((await retry(jobId)).response.status).toBe(202);
    expect(await ended(jobId)).toMatchObject({ currentStep: 'complete', completed: 1, failed: 1 });
    jest.restoreAllMocks();
    withEngine(() => proposalOf(1));
    const other = await app.signedIn({ role: 'admin' });
    expect((await retry(jobId, other)).response.status).toBe(202);
    expect(await ended(jobId)).toMatchObject({ currentStep: 'complete', completed: 2, failed: 0 });
    expect((await retry(jobId)).error).toMatchObject({ code: 'nothing_to_retry' });
    expect(await rows('select count(*)::int as n from recipes where made_by is not null')).toEqual([
      { n: 2 },
    ]);
  });

  test('is given up when the engine cannot answer at all, without asking for every recipe', async () => {
    let asked = 0;
    withEngine(() => {
      asked += 1;
      throw new EngineFailure('The server of the model refuses the key or the model (401)', true);
    });
    const { jobId } = await ask({ count: 50 });
    expect(await ended(jobId)).toMatchObject({
      ...{ currentStep: 'failed', completed: 0, failed: 0 },
      errors: ['The server of the model refuses the key or the model (401)'],
    });
    expect(asked).toBe(1);
  });

  test('that is canceled keeps what was made, and the next one of its admin begins', async () => {
    const { opened, open } = gate();
    withEngine(async ({ place, signal }) => {
      if (place === 1)
        await Promise.race([opened, new Promise((_, no) => signal.addEventListener('abort', no))]);
      return proposalOf(place);
    });
    const { jobId } = await ask({ count: 5 });
    await eventually(async () => (await progress(jobId))?.completed === 1);
    const second = await ask({ count: 1 });
    expect(await progress(second.jobId)).toMatchObject({ currentStep: 'starting', status: 'waiting' });
    expect((await retry(jobId)).error).toMatchObject({ code: 'job_under_way' });
    expect(await cancel(jobId)).toBe(200);
    expect(await progress(jobId)).toMatchObject({
      ...{
        currentStep: 'failed',
        status: 'cancelled',
        completed: 1,
        failed: 0,
        errors: ['The job was canceled.'],
      },
    });
    open();
    expect(await cancel(jobId)).toBe(200);
    // Its only recipe is too like that of the first job, so it fails, but it runs.
    expect(await ended(second.jobId)).toMatchObject({ status: 'failed', failed: 1 });
    expect(await progress(jobId)).toMatchObject({ completed: 1, failed: 0 });
  });

  test('of another admin does not wait, and recipes of both differ', async () => {
    const { opened, open } = gate();
    withEngine(async ({ place, sentBack }) => {
      await opened;
      return proposalOf(place + (sentBack ? 3 : 0));
    });
    const other = await app.signedIn({ role: 'admin' });
    const jobs = [await ask({ count: 3 }), await ask({ count: 3 }, other)];
    await eventually(async () => (await progress(jobs[1]?.jobId ?? ''))?.status === 'running');
    open();
    for (const { jobId } of jobs) expect(await ended(jobId)).toMatchObject({ completed: 3, failed: 0 });
    const names = await rows('select name from recipes where made_by is not null');
    expect(new Set(names.map(({ name }) => name)).size).toBe(6);
  });

  test('that has lost its place in the queue is found again', async () => {
    const { opened, open } = gate();
    withEngine(async ({ place }) => {
      await opened;
      return proposalOf(place);
    });
    const { jobId } = await ask({ count: 1 });
    const waiting = await ask({ count: 1, mealTypes: ['lunch'] });
    await eventually(async () => (await progress(jobId))?.status === 'running');
    await app.db.query(`update recipe_generation_jobs set changed_at = now() - interval '1 hour'`);
    await app.app.get(GenerationJobsService).reviveForgotten();
    open();
    expect(await ended(jobId)).toMatchObject({ completed: 1, failed: 0 });
    await ended(waiting.jobId);
    expect(
      await rows('select number from recipe_generation_outcomes where job_id = $1', [jobId]),
    ).toHaveLength(1);
  });

  test('is recorded with who asked for what, and so are its cancellation and retry', async () => {
    withEngine(() => refuse('impossible', 'No dish has that'));
    const { jobId } = await ask({
      count: 1,
      naturalLanguagePrompt: ' Something with lentils ',
      maxCalories: 500,
    });
    await ended(jobId);
    await retry(jobId);
    await ended(jobId);
    expect(
      await rows('select action, actor_id, details from audit_log where subject_id = $1 order by at', [
        jobId,
      ]),
    ).toEqual([
      {
        action: 'generation.asked',
        actor_id: admin.id,
        details: {
          ...{ count: 1, madeBy: 'composer', model: null },
          asked: { prompt: 'Something with lentils', maxCalories: 500 },
        },
      },
      expect.objectContaining({ action: 'generation.retried', actor_id: admin.id }),
    ]);
  });
});

describe('a request', () => {
  test('in plain words becomes fields for the composer, which says what it left out', async () => {
    withEngine(() => refuse('impossible', 'No dish has that'));
    const asked = {
      count: 1,
      naturalLanguagePrompt: 'Vegan, at least 30 g protein per meal, a taste of autumn',
    };
    const { jobId } = await ask(asked);
    expect((await shown(jobId))?.job).toMatchObject({
      asked: {
        naturalLanguagePrompt: asked.naturalLanguagePrompt,
        dietaryRestrictions: ['vegan'],
        minProtein: 30,
      },
      notUsed: [expect.stringMatching(/autumn/)],
    });
    expect((await ask({ count: 1, naturalLanguagePrompt: 'Low FODMAP' })).error).toMatchObject({
      fields: { naturalLanguagePrompt: [expect.stringContaining('cannot promise')] },
    });
  });

  test('is refused with every field that cannot be', async () => {
    expect((await ask({ count: 0, minProtein: 40, maxProtein: 20 })).error).toMatchObject({
      fields: { count: [expect.any(String)] },
    });
    expect(
      (await ask({ count: 5, minProtein: 40, maxProtein: 20, minFat: 9, maxFat: 3 })).error,
    ).toMatchObject({
      fields: { maxProtein: [expect.any(String)], maxFat: [expect.any(String)] },
    });
    expect((await ask({ count: 501 })).status).toBe(400);
    expect((await ask({ count: 5, dietaryRestrictions: ['tasty'] })).status).toBe(400);
  });

  test('is refused while ten of the admin wait', async () => {
    await app.db.query(
      `insert into recipe_generation_jobs (id, admin_id, asked, seed, made_by, total, status, step, created_at, changed_at)
       select gen_random_uuid(), $1, '{}', 1, 'composer', 1, 'waiting', 'starting', now(), now() from generate_series(1, 10)`,
      [admin.id],
    );
    expect((await ask({ count: 1 })).error).toMatchObject({ code: 'too_many_jobs' });
    await app.db.query('delete from recipe_generation_jobs where admin_id = $1', [admin.id]);
  });

  test('for a job that does not exist is 404', async () => {
    const jobId = randomUUID();
    expect(await cancel(jobId)).toBe(404);
    expect((await retry(jobId)).response.status).toBe(404);
    for (const route of ['generation-progress/{jobId}', 'generation-jobs/{jobId}'] as const)
      expect((await admin.api.GET(`/api/admin/${route}`, path(jobId))).response.status).toBe(404);
  });
});

test('events say each change until the job has ended, and all admins see it in the list', async () => {
  const { opened, open } = gate();
  withEngine(async ({ place }) => {
    if (place > 0) await opened;
    return proposalOf(place);
  });
  const { jobId } = await ask({ count: 2 });
  const other = await app.signedIn({ role: 'admin' });
  await eventually(async () => (await progress(jobId, other))?.completed === 1);
  const { data, response } = await other.api.GET('/api/admin/generation-progress/{jobId}/events', {
    ...path(jobId),
    parseAs: 'stream',
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  let said = '';
  for await (const piece of data as unknown as AsyncIterable<Uint8Array>) {
    said += Buffer.from(piece);
    if (said.includes('"completed":1')) open();
  }
  const events = [...said.matchAll(/^event: progress\ndata: (.*)$/gm)].map(([, json = '']) =>
    JSON.parse(json),
  );
  expect(events.map(({ completed }) => completed)).toContain(1);
  expect(events.at(-1)).toEqual(await progress(jobId));
  expect(events.at(-1)).toMatchObject({ currentStep: 'complete', completed: 2 });
  const { data: list } = await other.api.GET('/api/admin/generation-jobs');
  expect(list?.jobs.find(({ id }) => id === jobId)).toMatchObject({ adminEmail: admin.email, completed: 2 });
});
