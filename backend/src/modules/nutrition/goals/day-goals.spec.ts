import { describe, expect, test } from '@jest/globals';
import { goalsOn } from './day-goals.js';

const targets = (calories: number) => ({ calories, protein: 100, carbs: 200, fat: 50 });

const PLANS = [
  { planName: 'First', startsOn: '2026-03-02', endsOn: '2026-03-09', targets: targets(1500) },
  { planName: 'Second', startsOn: '2026-03-09', endsOn: null, targets: targets(1700) },
];

const ROWS = [
  { fromDay: '2026-03-05', goals: targets(1800) },
  { fromDay: '2026-03-12', goals: null },
];

describe('the goals of a day', () => {
  test.each([
    ['2026-03-01', 2200, 'default'],
    ['2026-03-02', 1500, 'plan'],
    ['2026-03-05', 1800, 'own'],
    ['2026-03-09', 1800, 'own'],
    ['2026-03-12', 1700, 'plan'],
  ])('are on %s %s kcal (%s)', (day, calories, source) => {
    expect(goalsOn(day, ROWS, PLANS)).toMatchObject({ calories, source });
  });

  test('change with the plan on its first day and end with its last', () => {
    expect(goalsOn('2026-03-08', [], PLANS).planName).toBe('First');
    expect(goalsOn('2026-03-09', [], PLANS).planName).toBe('Second');
    expect(goalsOn('2026-03-10', [], PLANS.slice(0, 1)).source).toBe('default');
  });
});
