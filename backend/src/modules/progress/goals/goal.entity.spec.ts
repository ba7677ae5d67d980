import { describe, expect, test } from '@jest/globals';
import { User } from '../../users/index.js';
import { Goal, type GoalContent } from './goal.entity.js';
import { valueInUnit } from './goal-metric.js';
import { computeProgress, type DatedValue, findReaching } from './goal-progress.js';

const NOW = new Date('2026-03-01T08:00:00Z');
const customer = new User({ email: 'ann@example.org', role: 'customer', now: NOW });
const trainer = new User({ email: 'toni@example.org', role: 'trainer', now: NOW });

const newGoal = (wish: Partial<GoalContent> = {}, by = customer) =>
  new Goal(
    customer,
    by,
    {
      ...{ goalName: 'Lighter', description: null, metric: 'weight', startValue: 84, targetValue: 80 },
      ...{ targetUnit: 'kg', startsOn: '2026-03-01', targetDate: null },
      ...wish,
    },
    NOW,
  );

const on = (day: string, value: number): DatedValue => ({ day, at: null, value });

describe('the progress of a goal', () => {
  const down = { startValue: 84, targetValue: 80 };
  const progress = (...values: number[]) =>
    computeProgress(
      down,
      values.map((value) => on('2026-03-02', value)),
      '2026-03-02',
    );

  test('is the share of the way that lies behind, and never less than nothing', () => {
    expect([progress(), progress(83), progress(82), progress(80), progress(79)]).toEqual([
      0, 25, 50, 100, 125,
    ]);
    expect(progress(86)).toBe(0);
    expect(computeProgress({ startValue: 10, targetValue: 20 }, [on('2026-03-02', 13)], '2026-03-02')).toBe(
      30,
    );
  });

  test('says 100 only once the target is reached', () => {
    expect(progress(80.01)).toBe(99);
    expect(findReaching(down, [on('2026-03-02', 80.01)])).toBeNull();
    expect(
      computeProgress({ startValue: 81.4, targetValue: 77.4 }, [on('2026-03-02', 79.4)], '2026-03-02'),
    ).toBe(50);
  });

  test('of a band is the share of values within 2% of its target in 28 days', () => {
    const band = { startValue: 80, targetValue: 80 };
    const values = [
      on('2026-03-01', 95),
      on('2026-03-02', 81.6),
      on('2026-03-20', 78.4),
      on('2026-03-29', 81.7),
    ];
    expect(computeProgress(band, values, '2026-03-29')).toBe(66);
    expect(computeProgress(band, values, '2026-03-28')).toBe(50);
    expect(computeProgress(band, [], '2026-03-29')).toBe(0);
    expect(findReaching(band, values)).toBeNull();
  });
});

describe('a goal', () => {
  test('is achieved by the first value that reaches it, and active again without that value', () => {
    const goal = newGoal();
    goal.follow([on('2026-03-02', 81), on('2026-03-05', 79.9), on('2026-03-07', 79)]);
    expect(goal).toMatchObject({ status: 'achieved', achievedAt: new Date('2026-03-05') });
    goal.follow([on('2026-03-02', 81), on('2026-03-07', 79)]);
    expect(goal.achievedAt).toEqual(new Date('2026-03-07'));
    goal.follow([on('2026-03-02', 81)]);
    expect(goal).toMatchObject({ status: 'active', achievedAt: null });
  });

  test('that was given up follows nothing until it is taken up again', () => {
    const goal = newGoal();
    goal.giveUp(NOW);
    goal.follow([on('2026-03-02', 79)]);
    expect(goal.status).toBe('given_up');
    goal.resume(NOW);
    goal.follow([on('2026-03-02', 79)]);
    expect(goal.status).toBe('achieved');
    expect(() => goal.giveUp(NOW)).toThrow('cannot be given up');
  });

  test('is achieved by hand only if it is a band', () => {
    expect(() => newGoal().achieve(NOW)).toThrow('when its target is reached');
    const band = newGoal({ startValue: 80 });
    band.follow([on('2026-03-02', 80)]);
    expect(band.status).toBe('active');
    band.achieve(NOW);
    band.follow([]);
    expect(band).toMatchObject({ status: 'achieved', achievedAt: NOW });
  });

  test('keeps to the units and bounds of its figure, and to the order of its days', () => {
    expect(() => newGoal({ targetUnit: 'cm' })).toThrow('The unit must be kg or lb');
    expect(() => newGoal({ targetValue: 8 })).toThrow('Weight must be 20 to 400 kg');
    expect(() => newGoal({ targetUnit: 'lb', targetValue: 44 })).toThrow('Weight must be');
    expect(() => newGoal({ targetDate: '2026-03-01' })).toThrow('after the day on which the goal begins');
    expect(newGoal({ metric: 'custom', targetUnit: 'push-ups', targetValue: 5000 }).targetValue).toBe(5000);
  });

  test('has one entered value a day if it is about no figure', () => {
    expect(() => newGoal().enterValue('2026-03-02', 3, NOW)).toThrow('come from your measurements');
    const goal = newGoal({ metric: 'custom', startValue: 10, targetValue: 40 });
    expect(() => goal.enterValue('2026-02-28', 3, NOW)).toThrow('before the goal began');
    goal.enterValue('2026-03-03', 20, NOW);
    goal.enterValue('2026-03-02', 15, NOW);
    goal.enterValue('2026-03-03', 18, NOW);
    expect(goal.enteredValues).toEqual([
      { day: '2026-03-02', value: 15 },
      { day: '2026-03-03', value: 18 },
    ]);
    expect([goal.removeValue('2026-03-02', NOW), goal.removeValue('2026-03-02', NOW)]).toEqual([true, false]);
  });

  test('says who set it', () => {
    expect([newGoal().isByTrainer, newGoal({}, trainer).isByTrainer]).toEqual([false, true]);
  });
});

test('values are compared as they were entered if the unit is that of the goal, and else to a tenth', () => {
  const kg = (value: number) => ({ value, units: 'metric' }) as const;
  expect(valueInUnit('weight', kg(81.65), 'kg')).toBe(81.65);
  expect(valueInUnit('weight', kg(81.65), 'lb')).toBe(180);
  expect(valueInUnit('weight', { value: 180, units: 'us' }, 'lb')).toBe(180);
  expect(valueInUnit('waistCm', { value: 86.36, units: 'us' }, 'in')).toBe(34);
  expect(valueInUnit('waistCm', { value: 86.36, units: 'us' }, 'cm')).toBe(86.36);
});
