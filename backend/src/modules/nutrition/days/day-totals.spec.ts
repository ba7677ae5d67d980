import { describe, expect, test } from '@jest/globals';
import type { EntryState } from '../diary/entry.entity.js';
import { totalsOf } from './day-totals.js';

const figures = {
  calories: 100,
  protein: 1.0203,
  carbs: 4.1,
  fat: 0.25,
  fiber: 2,
  sugar: null,
  sodium: 45.5,
};

const entryOf = (wish: Partial<EntryState> = {}): EntryState => ({
  ...{ id: '1', day: '2026-11-20', meal: 'lunch', kind: 'own', source: null, name: 'Soup', said: null },
  ...{ figures, isSkipped: false, planId: null, planDay: null, mealNumber: null, ...wish },
});

const planned = (mealNumber: number, wish: Partial<EntryState> = {}) =>
  entryOf({ kind: 'plan_meal', planId: 'p', planDay: 1, mealNumber, ...wish });

const skipped = { figures: null, isSkipped: true };

const totals = (...entries: EntryState[]) => totalsOf('2026-11-20', entries);

describe('the totals of a day', () => {
  test('are absent if nothing was eaten', () => {
    expect(totals()).toBeNull();
    expect(totals(planned(1, skipped))).toBeNull();
  });

  test('are rounded once, after the figures were added', () => {
    expect(totals(entryOf(), entryOf(), entryOf())).toEqual({
      ...{ date: '2026-11-20', calories: 300, protein: 3.1, carbs: 12.3, fat: 0.8, fiber: 6, sugar: null },
      ...{ sodium: 136.5, mealCount: 1, atLeast: ['sugar'] },
    });
  });

  test('say which of them are at least what is known', () => {
    const unknown = entryOf({ figures: { ...figures, fiber: null } });
    expect(totals(entryOf(), unknown)).toMatchObject({ fiber: 2, sugar: null, atLeast: ['fiber', 'sugar'] });
  });

  test('count each planned meal that was eaten, and everything else at a meal as one', () => {
    const supper = planned(3, { meal: 'dinner', ...skipped });
    const atBreakfast = [entryOf({ meal: 'breakfast' }), entryOf({ meal: 'breakfast' })];
    expect(totals(planned(1), planned(2), entryOf(), supper, ...atBreakfast)?.mealCount).toBe(3);
  });
});
