import { describe, expect, test } from '@jest/globals';
import { FairSemaphore } from './fair-semaphore.js';

const LIMITS = { atOnce: 1, waiting: 10, waitingOfOne: 10, maxWaitMs: 60_000 };

const semaphoreWith = (limits: Partial<typeof LIMITS>) => new FairSemaphore({ ...LIMITS, ...limits });

/** Records the order in which turns are granted. */
async function taken(semaphore: FairSemaphore, by: string, order: string[]): Promise<() => void> {
  const end = await semaphore.take(by);
  order.push(by);
  return end;
}

describe('places in the semaphore', () => {
  test('are given to a few at once, and to others as soon as one ends', async () => {
    const semaphore = semaphoreWith({ atOnce: 2 });
    const order: string[] = [];
    const [endA] = await Promise.all([taken(semaphore, 'a', order), taken(semaphore, 'b', order)]);
    const later = [taken(semaphore, 'c', order), taken(semaphore, 'd', order)];
    expect(order).toEqual(['a', 'b']);
    endA?.();
    (await later[0])?.();
    await later[1];
    expect(order).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are given first to callers without running work', async () => {
    const semaphore = semaphoreWith({ atOnce: 2 });
    const order: string[] = [];
    const [end] = await Promise.all([1, 2].map(() => taken(semaphore, 'a', order)));
    const later = [taken(semaphore, 'a', order), taken(semaphore, 'b', order)];
    end?.();
    (await later[1])?.();
    await later[0];
    expect(order).toEqual(['a', 'a', 'b', 'a']);
  });

  test('are refused if too many wait, in total or of one caller', async () => {
    const semaphore = semaphoreWith({ waiting: 3, waitingOfOne: 2 });
    const ends = [semaphore.take('a'), semaphore.take('a'), semaphore.take('a')];
    await expect(semaphore.take('a')).rejects.toMatchObject({ status: 503 });
    ends.push(semaphore.take('b'));
    await expect(semaphore.take('c')).rejects.toMatchObject({ status: 503 });
    for (const end of ends) (await end)();
  });

  test('are not awaited forever, and not given to callers who gave up', async () => {
    const semaphore = semaphoreWith({ maxWaitMs: 1 });
    const end = await semaphore.take('a');
    await expect(semaphore.take('b')).rejects.toMatchObject({ status: 503 });
    end();
    await expect(semaphore.take('c')).resolves.toEqual(expect.any(Function));
  });

  test('leave nothing behind when they end', async () => {
    const semaphore = semaphoreWith({ waiting: 0 });
    for (let time = 0; time < 3; time++) (await semaphore.take('a'))();
    await expect(semaphore.take('b')).resolves.toEqual(expect.any(Function));
  });
});
