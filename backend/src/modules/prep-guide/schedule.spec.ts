import { describe, expect, test } from '@jest/globals';
import { randomNumbers } from '../../../test/factories/library-plans.js';
import { lengthOf, schedule, type Task } from './schedule.js';

const task = (handsOn: number, passive = 0, wish: Partial<Task> = {}): Task => ({
  handsOn,
  passive,
  place: null,
  after: [],
  ...wish,
});

const total = (tasks: Task[]) => lengthOf(schedule(tasks));

describe('the schedule', () => {
  test('of nothing takes no time', () => expect(total([])).toBe(0));

  test('allows one manual task at a time', () => expect(total([task(10), task(5)])).toBe(15));

  test('lets the rice simmer while the onions are chopped', () =>
    expect(total([task(2, 20, { place: 'hob' }), task(10)])).toBe(22));

  test('takes as long as its longest chain of tasks', () => {
    const chop = task(10);
    const stew = task(5, 40, { place: 'hob', after: [chop] });
    const box = task(6, 0, { after: [stew] });
    expect(total([box, stew, chop, task(8)])).toBe(10 + 5 + 40 + 6);
  });

  test('allows one use of the oven at a time', () =>
    expect(total([task(5, 30, { place: 'oven' }), task(5, 30, { place: 'oven' })])).toBe(70));

  test('allows four pots at a time', () => {
    const pots = (count: number) => Array.from({ length: count }, () => task(1, 30, { place: 'hob' }));
    expect(total(pots(4))).toBe(34);
    expect(total(pots(5))).toBe(31 + 31);
  });

  test('starts tasks as soon as they can start, in the given order', () => {
    const [wait, first, second] = [task(1, 30), task(3), task(4)];
    const late = task(2, 0, { after: [wait] });
    expect(schedule([wait, late, first, second]).map(({ task: each, start }) => [each, start])).toEqual([
      [wait, 0],
      [first, 1],
      [second, 4],
      [late, 31],
    ]);
  });

  test('refuses tasks that wait for each other', () => {
    const one = task(1);
    one.after.push(task(1, 0, { after: [one] }));
    expect(() => schedule([one])).toThrow('wait for each other');
  });

  test('is at most the sum of all tasks, and at least all manual work and the longest task', () => {
    for (let seed = 0; seed < 200; seed++) {
      const random = randomNumbers(seed);
      const minutes = (most: number) => 1 + Math.floor(random() * most);
      const tasks: Task[] = [];
      for (let count = minutes(12); count > 0; count--) {
        const after = tasks.filter(() => random() < 0.2);
        const place = ([null, 'oven', 'hob'] as const)[Math.floor(random() * 3)] ?? null;
        tasks.push(task(minutes(15), minutes(40), { after, place }));
      }
      const sum = (pick: (one: Task) => number) => tasks.reduce((all, one) => all + pick(one), 0);
      const whole = (one: Task) => one.handsOn + one.passive;
      expect(total(tasks)).toBeLessThanOrEqual(sum(whole));
      expect(total(tasks)).toBeGreaterThanOrEqual(
        Math.max(
          sum(({ handsOn }) => handsOn),
          ...tasks.map(whole),
        ),
      );
    }
  });
});
