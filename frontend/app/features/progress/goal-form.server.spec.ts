import { expect, test } from '@jest/globals';
import { goalFrom } from './goal-form.server';

const typed = (fields: Record<string, string>) =>
  goalFrom({
    ...{
      intent: '',
      units: 'metric',
      goalName: 'Lighter',
      description: '',
      metric: 'weight',
      startValue: '',
    },
    ...{ startDate: '', targetValue: '80', targetUnit: 'reps', targetDate: '' },
    ...fields,
  });

test('a goal about a figure has the unit of that figure, in the units of the form', () => {
  expect(typed({})).toEqual({
    ...{ goalName: 'Lighter', description: null, metric: 'weight' },
    ...{ startValue: null, targetValue: 80, targetUnit: 'kg' },
  });
  expect(typed({ units: 'us' }).targetUnit).toBe('lb');
  expect(typed({ units: 'us', metric: 'waistCm' }).targetUnit).toBe('in');
  expect(typed({ units: 'us', metric: 'bodyFatPercentage' }).targetUnit).toBe('%');
});

test('a goal about something else has the unit that was typed', () => {
  expect(typed({ metric: 'custom' }).targetUnit).toBe('reps');
});

test('a number may be followed by the unit of the goal', () => {
  expect(typed({ startValue: '84 kg', targetValue: '80kg' })).toMatchObject({
    startValue: 84,
    targetValue: 80,
  });
  expect(typed({ units: 'us', metric: 'waistCm', targetValue: '31.5 in' }).targetValue).toBe(31.5);
  expect(typed({ metric: 'custom', targetValue: '20 reps' }).targetValue).toBe(20);
  expect(typed({ targetValue: '180 lb' }).targetValue).toBe('180 lb');
});

test('numbers are read in any notation, and what is no number is passed on', () => {
  expect(typed({ startValue: '84,5', targetValue: 'less' })).toMatchObject({
    startValue: 84.5,
    targetValue: 'less',
  });
  expect(typed({ targetDate: '2027-01-01', startDate: '2026-01-01' })).toMatchObject({
    ...{ targetDate: '2027-01-01', startDate: '2026-01-01' },
  });
});
