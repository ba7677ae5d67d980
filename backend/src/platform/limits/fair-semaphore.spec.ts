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

describe('semaphore', () => {
  test('are had at once by so many, by the others as soon as one ends', async () => {
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

  test('come first to those who have nothing going on', async () => {
    const semaphore = semaphoreWith({ atOnce: 2 });
    const order: string[] = [];
    const [end] = await Promise.all([1, 2].map(() => taken(semaphore, 'a', order)));
    const later = [taken(semaphore, 'a', order), taken(semaphore, 'b', order)];
    end?.();
    (await later[1])?.();
    await later[0];
    expect(order).toEqual(['a', 'a', 'b', 'a']);
  });

  test('are refused where too many wait, all together or of one', async () => {
    const semaphore = semaphoreWith({ waiting: 3, waitingOfOne: 2 });
    const ends = [semaphore.take('a'), semaphore.take('a'), semaphore.take('a')];
    await expect(semaphore.take('a')).rejects.toMatchObject({ status: 503 });
    ends.push(semaphore.take('b'));
    await expect(semaphore.take('c')).rejects.toMatchObject({ status: 503 });
    for (const end of ends) (await end)();
  });

  test('are not waited for forever, and who gave up is not called', async () => {
    const semaphore = semaphoreWith({ maxWaitMs: 1 });
    const end = await semaphore.take('a');
    await expect(semaphore.take('b')).rejects.toMatchObject({ status: 503 });
    end();
    await expect(semaphore.take('c')).resolves.toEqual(expect.any(Function));
  });

  test('that ended leave nothing behind', async () => {
    const semaphore = semaphoreWith({ waiting: 0 });
    for (let time = 0; time < 3; time++) (await semaphore.take('a'))();
    await expect(semaphore.take('b')).resolves.toEqual(expect.any(Function));
  });
});
