import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { breachesOf } from '../../../../test/generator/breaches.js';
import { madeUpLibrary, STAPLES } from '../../../../test/generator/made-up-library.js';
import { aWish, targetsOf } from '../../../../test/generator/wishes.js';
import { DEFAULT_RULES } from '../../plan-model/rules/index.js';
import { randomFrom } from '../problem/random.js';
import type { GeneratorRecipe } from '../recipe-columns/generator-recipe.js';
import type { Generated, GenerateTask } from '../task.js';
import { GeneratorAbandonedError, GeneratorBusyError, GeneratorFailedError } from './generator-errors.js';
import { GeneratorPool, type PoolOptions } from './generator-pool.js';

/** Threads run what was built. */
const workerFile = pathToFileURL('build/backend/src/modules/plan-generator/worker/generator-worker.js');
const recipes = madeUpLibrary(400, randomFrom(2));
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));

const task = (viewerId: string, seed = 1): GenerateTask => ({
  wish: aWish({ days: 3, mealsPerDay: 4 }),
  viewerId,
  seed,
  kept: [],
  deadlineMs: 20_000,
});

async function* inBatches(all: GeneratorRecipe[]) {
  for (let from = 0; from < all.length; from += 150) yield all.slice(from, from + 150);
}

let pool: GeneratorPool;

const openPool = (options: Partial<PoolOptions> = {}) => {
  pool = new GeneratorPool({
    packages: [],
    staples: STAPLES,
    feed: () => inBatches(recipes),
    workerFile,
    ...options,
  });
  return pool;
};

afterEach(() => pool.close());

const breaches = (asked: GenerateTask, answer: Generated) =>
  answer.kind === 'plan'
    ? breachesOf({ recipes: byId, staples: STAPLES, task: asked, meals: answer.meals })
    : [`refused: ${answer.rule}`];

test('100 plans at once are all right, and no one waits for all of someone else’s', async () => {
  openPool({ mostWaitingOfOne: 100, patienceMs: 60_000 });
  const order: string[] = [];
  const asked = Array.from({ length: 100 }, (_, at) => task(at < 90 ? 'eager' : `user ${at}`, at));
  const answers = await Promise.all(
    asked.map(async (each) => {
      const answer = await pool.generate(each);
      order.push(each.viewerId);
      return breaches(each, answer);
    }),
  );
  expect(answers.flat()).toEqual([]);
  expect(order.slice(0, 20).filter((user) => user !== 'eager')).toHaveLength(10);
}, 60_000);

test('the same task and seed give the same plan, and other seeds give others', async () => {
  openPool();
  const seeds = [1, 1, 2, 3, 4];
  const [first, again, ...others] = await Promise.all(seeds.map((seed) => pool.generate(task('me', seed))));
  expect(again).toEqual(first);
  expect(others).not.toEqual(others.map(() => first));
});

test('while many wait, a second worker makes the same plans, and it goes when nobody waits', async () => {
  let feeds = 0;
  const ends: Error[] = [];
  openPool({
    workers: 2,
    idleMs: 1,
    mostWaitingOfOne: 60,
    feed: () => {
      feeds += 1;
      return inBatches(recipes);
    },
    onEnd: (reason) => ends.push(reason),
  });
  const ofMany = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => pool.generate(task('me', at % 2))));
  await ofMany(5);
  expect([feeds, pool.workers]).toEqual([1, 1]);
  const answers = await ofMany(60);
  expect(feeds).toBe(2);
  expect(answers).toEqual(answers.map((_, at) => answers[at % 2]));
  while (pool.workers > 1) await new Promise(setImmediate);
  expect((await pool.generate(task('me', 1))).kind).toBe('plan');
  expect([feeds, ends]).toEqual([2, []]);
});

test('who comes when too many wait is told when to come again', async () => {
  openPool({ mostWaiting: 2 });
  const waiting = [pool.generate(task('a')), pool.generate(task('b'))];
  const refused: unknown = await pool.generate(task('c')).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(GeneratorBusyError);
  expect((refused as GeneratorBusyError).retryAfterSeconds).toBeGreaterThan(0);
  expect((await Promise.all(waiting)).map(({ kind }) => kind)).toEqual(['plan', 'plan']);
});

test('one who asks for too much at once is told so, and no one else is', async () => {
  openPool();
  const eager = Array.from({ length: 10 }, (_, seed) => pool.generate(task('eager', seed)));
  const other = pool.generate(task('other'));
  const ends = await Promise.allSettled(eager);
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? end.reason : []));
  expect(refused).toHaveLength(5);
  for (const reason of refused) expect(reason).toBeInstanceOf(GeneratorBusyError);
  expect((await other).kind).toBe('plan');
});

/** There is no plan for it, and that cannot be proven at once. */
const hard = (viewerId: string): GenerateTask => ({
  ...task(viewerId),
  wish: aWish({
    days: 30,
    mealsPerDay: 6,
    targets: targetsOf(2000, 0.5, 0.4),
    rules: { ...DEFAULT_RULES, dietaryTags: ['keto'] },
  }),
});

test('what no one waits for any more is not made', async () => {
  openPool();
  const [running, waiting] = [new AbortController(), new AbortController()];
  await pool.generate(task('other'));
  const abandoned = [
    pool.generate({ ...hard('a'), deadlineMs: 600_000 }, running.signal),
    pool.generate(hard('a'), waiting.signal),
  ];
  const next = pool.generate(task('b'));
  waiting.abort();
  await expect(abandoned[1]).rejects.toBeInstanceOf(GeneratorAbandonedError);
  running.abort();
  expect((await next).kind).toBe('plan');
  await abandoned[0];
  await expect(pool.generate(task('c'), AbortSignal.abort())).rejects.toBeInstanceOf(GeneratorAbandonedError);
});

test('who has waited too long is not kept waiting', async () => {
  openPool({ patienceMs: 2_001 });
  await expect(Promise.all([pool.generate(hard('a')), pool.generate(task('b'))])).rejects.toBeInstanceOf(
    GeneratorBusyError,
  );
});

test('a worker that dies is replaced, fed again and goes on', async () => {
  let feeds = 0;
  const ends: Error[] = [];
  openPool({
    feed: () => {
      feeds += 1;
      return inBatches(recipes);
    },
    onEnd: (reason) => ends.push(reason),
  });
  const deadly = { ...task('a'), wish: null } as unknown as GenerateTask;
  await expect(pool.generate(deadly)).rejects.toBeInstanceOf(GeneratorFailedError);
  expect((await pool.generate(task('a'))).kind).toBe('plan');
  expect(feeds).toBe(1);
  // A message that the worker cannot read ends it.
  pool.upsert([null as unknown as GeneratorRecipe]);
  await expect(pool.generate(task('a'))).rejects.toBeInstanceOf(GeneratorFailedError);
  expect((await pool.generate(task('a'))).kind).toBe('plan');
  expect(feeds).toBe(2);
  expect(ends).toHaveLength(1);
});

test('plans follow changes of the library', async () => {
  openPool();
  await pool.generate(task('a'));
  pool.remove(recipes.map(({ id }) => id));
  expect(await pool.generate(task('a'))).toMatchObject({ kind: 'refused', proven: true, rule: 'complete' });
  pool.upsert(recipes);
  expect((await pool.generate(task('a'))).kind).toBe('plan');
});
