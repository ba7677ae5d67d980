import { describe, expect, test } from '@jest/globals';
import { Turns } from './turns.js';

const LIMITS = { atOnce: 1, waiting: 10, waitingOfOne: 10, patienceMs: 60_000 };

const turnsOf = (limits: Partial<typeof LIMITS>) => new Turns({ ...LIMITS, ...limits });

/** Records the order in which turns are granted. */
async function taken(turns: Turns, by: string, order: string[]): Promise<() => void> {
  const end = await turns.take(by);
  order.push(by);
  return end;
}

describe('turns', () => {
  test('are had at once by so many, by the others as soon as one ends', async () => {
    const turns = turnsOf({ atOnce: 2 });
    const order: string[] = [];
    const [endA] = await Promise.all([taken(turns, 'a', order), taken(turns, 'b', order)]);
    const later = [taken(turns, 'c', order), taken(turns, 'd', order)];
    expect(order).toEqual(['a', 'b']);
    endA?.();
    (await later[0])?.();
    await later[1];
    expect(order).toEqual(['a', 'b', 'c', 'd']);
  });

  test('come first to those who have nothing going on', async () => {
    const turns = turnsOf({ atOnce: 2 });
    const order: string[] = [];
    const [end] = await Promise.all([1, 2].map(() => taken(turns, 'a', order)));
    const later = [taken(turns, 'a', order), taken(turns, 'b', order)];
    end?.();
    (await later[1])?.();
    await later[0];
    expect(order).toEqual(['a', 'a', 'b', 'a']);
  });

  test('are refused where too many wait, all together or of one', async () => {
    const turns = turnsOf({ waiting: 3, waitingOfOne: 2 });
    const ends = [turns.take('a'), turns.take('a'), turns.take('a')];
    await expect(turns.take('a')).rejects.toMatchObject({ status: 503 });
    ends.push(turns.take('b'));
    await expect(turns.take('c')).rejects.toMatchObject({ status: 503 });
    for (const end of ends) (await end)();
  });

  test('are not waited for forever, and who gave up is not called', async () => {
    const turns = turnsOf({ patienceMs: 1 });
    const end = await turns.take('a');
    await expect(turns.take('b')).rejects.toMatchObject({ status: 503 });
    end();
    await expect(turns.take('c')).resolves.toEqual(expect.any(Function));
  });

  test('that ended leave nothing behind', async () => {
    const turns = turnsOf({ waiting: 0 });
    for (let time = 0; time < 3; time++) (await turns.take('a'))();
    await expect(turns.take('b')).resolves.toEqual(expect.any(Function));
  });
});
