import { describe, expect, test } from '@jest/globals';
import { proposalOf } from '../../../../test/factories/proposals.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { GenerationCalls, gate, pathOf } from '../../../../test/support/generation-calls.ts';
import { GenerationJobsService } from './generation-jobs.service.js';

const calls = GenerationCalls.ofSpec();

describe('a job', () => {
  test('that is canceled keeps what was made, and the next one of its admin begins', async () => {
    const { opened, open } = gate();
    calls.withEngine(async ({ place, signal }) => {
      if (place === 1)
        await Promise.race([opened, new Promise((_, no) => signal.addEventListener('abort', no))]);
      return proposalOf(place);
    });
    const { jobId } = await calls.ask({ count: 5 });
    await eventually(async () => (await calls.progress(jobId))?.completed === 1);
    const second = await calls.ask({ count: 1 });
    expect(await calls.progress(second.jobId)).toMatchObject({ currentStep: 'starting', status: 'waiting' });
    expect((await calls.retry(jobId)).error).toMatchObject({ code: 'job_under_way' });
    expect((await calls.cancel(jobId)).response.status).toBe(200);
    expect(await calls.progress(jobId)).toMatchObject({
      ...{
        currentStep: 'failed',
        status: 'cancelled',
        completed: 1,
        failed: 0,
        errors: ['The job was canceled.'],
      },
    });
    open();
    expect((await calls.cancel(jobId)).response.status).toBe(200);
    // Its only recipe is too like that of the first job, so it fails, but it runs.
    expect(await calls.ended(second.jobId)).toMatchObject({ status: 'failed', failed: 1 });
    expect(await calls.progress(jobId)).toMatchObject({ completed: 1, failed: 0 });
  });

  test('of another admin does not wait, and recipes of both differ', async () => {
    const { opened, open } = gate();
    calls.withEngine(async ({ place, sentBack }) => {
      await opened;
      return proposalOf(place + (sentBack ? 3 : 0));
    });
    const another = await calls.another();
    const jobs = [await another.ask({ count: 3 }), await calls.ask({ count: 3 })];
    await eventually(async () => (await calls.progress(jobs[1]?.jobId ?? ''))?.status === 'running');
    open();
    for (const { jobId } of jobs) expect(await calls.ended(jobId)).toMatchObject({ completed: 3, failed: 0 });
    const names = await calls.rows('select name from recipes where made_by is not null');
    expect(new Set(names.map(({ name }) => name)).size).toBe(6);
  });

  test('that has lost its place in the queue is found again', async () => {
    const { opened, open } = gate();
    calls.withEngine(async ({ place }) => {
      await opened;
      return proposalOf(place);
    });
    const { jobId } = await calls.ask({ count: 1 });
    const waiting = await calls.ask({ count: 1, mealTypes: ['lunch'] });
    await eventually(async () => (await calls.progress(jobId))?.status === 'running');
    await calls.app.db.query(`update recipe_generation_jobs set changed_at = now() - interval '1 hour'`);
    await calls.app.app.get(GenerationJobsService).reviveForgotten();
    open();
    expect(await calls.ended(jobId)).toMatchObject({ completed: 1, failed: 0 });
    await calls.ended(waiting.jobId);
    expect(
      await calls.rows('select number from recipe_generation_outcomes where job_id = $1', [jobId]),
    ).toHaveLength(1);
  });
});

test('events say each change until the job has ended, and all admins see it in the list', async () => {
  const { opened, open } = gate();
  calls.withEngine(async ({ place }) => {
    if (place > 0) await opened;
    return proposalOf(place);
  });
  const { jobId } = await calls.ask({ count: 2 });
  const another = await calls.another();
  await eventually(async () => (await another.progress(jobId))?.completed === 1);
  const { data, response } = await another.admin.api.GET('/api/admin/generation-progress/{jobId}/events', {
    ...pathOf(jobId),
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
  expect(events.at(-1)).toEqual(await calls.progress(jobId));
  expect(events.at(-1)).toMatchObject({ currentStep: 'complete', completed: 2 });
  const { data: list } = await another.admin.api.GET('/api/admin/generation-jobs');
  expect(list?.jobs.find(({ id }) => id === jobId)).toMatchObject({
    adminEmail: calls.admin.email,
    completed: 2,
  });
});
