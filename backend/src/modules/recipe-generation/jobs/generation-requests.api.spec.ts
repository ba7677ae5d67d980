import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { GenerationCalls, pathOf } from '../../../../test/support/generation-calls.ts';
import { refuse } from '../proposals/refused.js';

const calls = GenerationCalls.ofSpec();

describe('a request', () => {
  test('in plain words becomes fields for the composer, which says what it left out', async () => {
    calls.withEngine(() => refuse('impossible', 'No dish has that'));
    const asked = {
      count: 1,
      naturalLanguagePrompt: 'Vegan, at least 30 g protein per meal, a taste of autumn',
    };
    const { jobId } = await calls.ask(asked);
    expect((await calls.shown(jobId))?.job).toMatchObject({
      asked: {
        naturalLanguagePrompt: asked.naturalLanguagePrompt,
        dietaryRestrictions: ['vegan'],
        minProtein: 30,
      },
      notUsed: [expect.stringMatching(/autumn/)],
    });
    // Otherwise, the job might meet the composer itself after this test.
    await calls.ended(jobId);
    expect((await calls.ask({ count: 1, naturalLanguagePrompt: 'Low FODMAP' })).error).toMatchObject({
      fields: { naturalLanguagePrompt: [expect.stringContaining('cannot promise')] },
    });
  });

  test('is refused with every field that cannot be', async () => {
    expect((await calls.ask({ count: 0, minProtein: 40, maxProtein: 20 })).error).toMatchObject({
      fields: { count: [expect.any(String)] },
    });
    expect(
      (await calls.ask({ count: 5, minProtein: 40, maxProtein: 20, minFat: 9, maxFat: 3 })).error,
    ).toMatchObject({
      fields: { maxProtein: [expect.any(String)], maxFat: [expect.any(String)] },
    });
    expect((await calls.ask({ count: 501 })).status).toBe(400);
    expect((await calls.ask({ count: 5, dietaryRestrictions: ['tasty'] })).status).toBe(400);
  });

  test('takes the calories of a day, of which a meal has a third', async () => {
    calls.withEngine(() => refuse('impossible', 'No dish has that'));
    const { jobId } = await calls.ask({ count: 1, dailyCalories: 2000 });
    expect((await calls.shown(jobId))?.job).toMatchObject({ asked: { targetCalories: 666 } });
    await calls.ended(jobId);
    for (const dailyCalories of [799, 5001, 900.5])
      expect((await calls.ask({ count: 1, dailyCalories })).error).toMatchObject({
        fields: { dailyCalories: ['Daily calories must be from 800 to 5,000'] },
      });
    for (const targetCalories of [265, 1667])
      expect((await calls.ask({ count: 1, targetCalories })).error).toMatchObject({
        fields: { targetCalories: [expect.stringContaining('from 266 to 1,666')] },
      });
    const both = { count: 1, dailyCalories: 2000, targetCalories: 600 };
    expect((await calls.ask(both)).error).toMatchObject({ fields: { targetCalories: [expect.any(String)] } });
  });

  test('is refused while ten of the admin wait', async () => {
    await calls.app.db.query(
      `insert into recipe_generation_jobs (id, admin_id, asked, seed, made_by, total, status, step, created_at, changed_at)
       select gen_random_uuid(), $1, '{}', 1, 'composer', 1, 'waiting', 'starting', now(), now() from generate_series(1, 10)`,
      [calls.admin.id],
    );
    expect((await calls.ask({ count: 1 })).error).toMatchObject({ code: 'too_many_jobs' });
    await calls.app.db.query('delete from recipe_generation_jobs where admin_id = $1', [calls.admin.id]);
  });

  test('for a job that does not exist is 404', async () => {
    const jobId = randomUUID();
    expect((await calls.cancel(jobId)).response.status).toBe(404);
    expect((await calls.retry(jobId)).response.status).toBe(404);
    for (const route of ['generation-progress/{jobId}', 'generation-jobs/{jobId}'] as const)
      expect((await calls.admin.api.GET(`/api/admin/${route}`, pathOf(jobId))).response.status).toBe(404);
  });
});
