import { describe, expect, test } from '@jest/globals';
import type { Place } from './pots.js';
import { potsAroundDays } from './pots-around-days.js';

const DAYS = 14;
const MAX_DAYS_KEPT = 4;

/** Every set of days of a week but all. */
const SETS = Array.from({ length: 127 }, (_, set) => [0, 1, 2, 3, 4, 5, 6].filter((day) => set & (1 << day)));

const SOME_SETS = SETS.filter((_, at) => at % 16 === 0);

const mealsOf = (days: number, perDay: number): Place[] =>
  Array.from({ length: days * perDay }, (_, at) => ({ day: Math.floor(at / perDay), index: at % perDay }));

interface Asked {
  cooking: 'little' | 'normal';
  days?: number;
  perDay?: number;
  /** The days of each week on which nobody cooks. */
  off: readonly number[];
}

function pottedAround({ cooking, days = DAYS, perDay = 2, off }: Asked) {
  const without = new Set(
    Array.from({ length: days }, (_, day) => day).filter((day) => off.includes(day % 7)),
  );
  return { without, pots: potsAroundDays(mealsOf(days, perDay), { cooking, without }) };
}

const daysOf = (pot: readonly Place[]): number[] => pot.map(({ day }) => day);

describe.each(['normal', 'little'] as const)('pots around days without cooking (%s)', (cooking) => {
  test.each([1, 2, 3])('hold each of %i meals a day once, and no dish twice on a day', (perDay) => {
    for (const off of SOME_SETS) {
      const { pots } = pottedAround({ cooking, perDay, off });
      const eaten = pots.flat().map(({ day, index }) => day * perDay + index);
      expect(eaten.toSorted((one, other) => one - other)).toEqual([...mealsOf(DAYS, perDay).keys()]);
      for (const days of pots.map(daysOf)) expect(new Set(days).size).toBe(days.length);
    }
  });

  test('are cooked on other days, wherever one of the four days before is one', () => {
    for (const off of SETS) {
      const { pots, without } = pottedAround({ cooking, off });
      for (const days of pots.map(daysOf)) {
        const [first = 0] = days;
        if (!without.has(first)) continue;
        expect(days).toEqual([first]);
        for (let day = Math.max(0, first - MAX_DAYS_KEPT); day < first; day++)
          expect([off, first, without.has(day)]).toEqual([off, first, true]);
      }
    }
  });

  test('last four days at most, and fewer around single days', () => {
    const spansOf = (off: readonly number[]) =>
      pottedAround({ cooking, off }).pots.map((pot) => (pot.at(-1)?.day ?? 0) - (pot[0]?.day ?? 0));
    for (const off of SETS) expect(Math.max(...spansOf(off))).toBeLessThanOrEqual(MAX_DAYS_KEPT);
    for (let day = 0; day < 7; day++)
      expect(Math.max(...spansOf([day]))).toBeLessThanOrEqual(cooking === 'normal' ? 2 : 3);
  });
});

test('who cooks normally eats nothing on three days running around a single day', () => {
  for (let off = 1; off < 7; off++) {
    const { pots } = pottedAround({ cooking: 'normal', days: 7, off: [off] });
    const running = pots
      .map(daysOf)
      .filter((days) => days.some((day) => days.includes(day + 1) && days.includes(day + 2)));
    expect([off, running]).toEqual([off, []]);
  }
});
