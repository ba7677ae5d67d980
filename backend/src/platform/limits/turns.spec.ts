import { describe, expect, test } from '@jest/globals';
import { Turns } from './turns.js';

const turnsOf = (limits: Partial<{ atOnce: number; waiting: number; waitingOfOne: number }>) =>
  new Turns({ atOnce: 1, waiting: 10, waitingOfOne: 10, ...limits });

/** Notes in which order turns are had. */
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
    for (const by of ['a', 'a', 'a']) void turns.take(by);
    await expect(turns.take('a')).rejects.toMatchObject({ status: 503 });
    void turns.take('b');
    await expect(turns.take('c')).rejects.toMatchObject({ status: 503 });
  });

  test('that ended leave nothing behind', async () => {
    const turns = turnsOf({ waiting: 0 });
    for (let time = 0; time < 3; time++) (await turns.take('a'))();
    await expect(turns.take('b')).resolves.toBeInstanceOf(Function);
  });
});
