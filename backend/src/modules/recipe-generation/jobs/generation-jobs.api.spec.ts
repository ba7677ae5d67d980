import { describe, expect, jest, test } from '@jest/globals';
import { proposalOf } from '../../../../test/factories/proposals.ts';
import { GenerationCalls } from '../../../../test/support/generation-calls.ts';
import { EngineFailure } from '../engine-failure.js';
import { refuse } from '../proposals/refused.js';

const calls = GenerationCalls.ofSpec();

describe('a job', () => {
  test('puts what it makes into the review queue, marked by what made it, and says how far it is', async () => {
    calls.withEngine(({ place }) => proposalOf(place));
    const { jobId, message, status } = await calls.ask({ count: 6 });
    expect({ message, status }).toEqual({ message: 'Recipe generation started', status: 202 });
    const seen = await calls.ended(jobId);
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
    const { data: queue } = await calls.admin.api.GET('/api/admin/recipes', { params: { query } });
    const made = queue?.recipes.filter(({ madeBy }) => madeBy === 'composer').map(({ name }) => name);
    expect(made?.sort()).toEqual(Array.from({ length: 6 }, (_, n) => proposalOf(n).name).sort());
    const job = await calls.shown(jobId);
    expect(job?.job).toMatchObject({
      adminEmail: calls.admin.email,
      madeBy: 'composer',
      model: null,
      status: 'complete',
    });
    expect(job?.made.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    const recipeId = job?.made[0]?.recipeId ?? '';
    const { data: recipe } = await calls.admin.api.GET('/api/admin/recipes/{id}', {
      params: { path: { id: recipeId } },
    });
    expect(recipe).toMatchObject({ madeBy: 'composer', isApproved: false, nutritionSource: 'computed' });
    expect(recipe?.history).toMatchObject([
      { action: 'recipe.created', actorEmail: calls.admin.email, details: { madeBy: 'composer', jobId } },
    ]);
  });

  test('sends a proposal back once with the reason, and then counts it as failed with it', async () => {
    const sentBack: unknown[] = [];
    calls.withEngine((attempt) => {
      sentBack.push([attempt.place, attempt.sentBack?.refused ?? null]);
      if (attempt.place === 0) return proposalOf(0);
      if (attempt.place === 1) return proposalOf(attempt.sentBack ? 1 : 0);
      return refuse('impossible', 'No dish has that');
    });
    const { jobId } = await calls.ask({ count: 3 });
    expect(await calls.ended(jobId)).toMatchObject({
      ...{ currentStep: 'complete', completed: 2, failed: 1, percentage: 100 },
      errors: ['Recipe 3: No dish has that'],
    });
    expect(sentBack).toEqual([
      [0, null],
      [1, null],
      [1, 'tooAlike'],
      [2, null],
    ]);
    expect((await calls.shown(jobId))?.failed).toEqual([
      { number: 3, name: null, reason: 'No dish has that' },
    ]);
  });

  test('that makes nothing has failed, and what has failed can be tried again', async () => {
    calls.withEngine(() => refuse('impossible', 'No dish has that'));
    const { jobId } = await calls.ask({ count: 2 });
    expect(await calls.ended(jobId)).toMatchObject({
      currentStep: 'failed',
      status: 'failed',
      completed: 0,
      failed: 2,
    });
    jest.restoreAllMocks();
    calls.withEngine(({ place }) => (place === 0 ? proposalOf(0) : refuse('impossible', 'No dish has that')));
    expect((await calls.retry(jobId)).response.status).toBe(202);
    expect(await calls.ended(jobId)).toMatchObject({ currentStep: 'complete', completed: 1, failed: 1 });
    jest.restoreAllMocks();
    calls.withEngine(() => proposalOf(1));
    const another = await calls.another();
    expect((await another.retry(jobId)).response.status).toBe(202);
    expect(await calls.ended(jobId)).toMatchObject({ currentStep: 'complete', completed: 2, failed: 0 });
    expect((await calls.retry(jobId)).error).toMatchObject({ code: 'nothing_to_retry' });
    expect(await calls.rows('select count(*)::int as n from recipes where made_by is not null')).toEqual([
      { n: 2 },
    ]);
  });

  test('is given up when the engine cannot answer at all, without asking for every recipe', async () => {
    let asked = 0;
    calls.withEngine(() => {
      asked += 1;
      throw new EngineFailure('The server of the model refuses the key or the model (401)', true);
    });
    const { jobId } = await calls.ask({ count: 50 });
    expect(await calls.ended(jobId)).toMatchObject({
      ...{ currentStep: 'failed', completed: 0, failed: 0 },
      errors: ['The server of the model refuses the key or the model (401)'],
    });
    expect(asked).toBe(1);
  });

  test('is recorded with who asked for what, without typed words, and so is its retry', async () => {
    calls.withEngine(() => refuse('impossible', 'No dish has that'));
    const { jobId } = await calls.ask({
      count: 1,
      naturalLanguagePrompt: 'Something for Jo Planted, no kiwi',
      mainIngredient: 'lentils',
      maxCalories: 500,
    });
    await calls.ended(jobId);
    await calls.retry(jobId);
    await calls.ended(jobId);
    expect(
      await calls.rows('select action, actor_id, details from audit_log where subject_id = $1 order by at', [
        jobId,
      ]),
    ).toEqual([
      {
        action: 'generation.asked',
        actor_id: calls.admin.id,
        details: {
          ...{ count: 1, madeBy: 'composer', model: null },
          asked: { maxCalories: 500 },
        },
      },
      expect.objectContaining({ action: 'generation.retried', actor_id: calls.admin.id }),
    ]);
  });
});
