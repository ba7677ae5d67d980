import { expect, jest, test } from '@jest/globals';
import { retryAfterDeadlock } from './retry-after-deadlock.js';

const failure = (code: string) => Object.assign(new Error('failed'), { code });

const failingWith = (...failures: Error[]) =>
  jest.fn(async () => {
    const next = failures.shift();
    if (next) throw next;
    return 'done';
  });

test('work that ended in a deadlock is repeated once', async () => {
  expect(await retryAfterDeadlock(failingWith(failure('40P01')))).toBe('done');
});

test('the repetition gives the other transaction time to finish', async () => {
  const failures = [failure('40P01')];
  const tried: number[] = [];
  await retryAfterDeadlock(async () => {
    tried.push(performance.now());
    const next = failures.shift();
    if (next) throw next;
  });
  expect((tried[1] ?? 0) - (tried[0] ?? 0)).toBeGreaterThan(150);
});

test('a second deadlock is thrown', async () => {
  const work = failingWith(failure('40P01'), failure('40P01'));
  await expect(retryAfterDeadlock(work)).rejects.toMatchObject({ code: '40P01' });
  expect(work).toHaveBeenCalledTimes(2);
});

test('work that failed for another reason is not repeated', async () => {
  const work = failingWith(failure('23505'));
  await expect(retryAfterDeadlock(work)).rejects.toMatchObject({ code: '23505' });
  expect(work).toHaveBeenCalledTimes(1);
});
