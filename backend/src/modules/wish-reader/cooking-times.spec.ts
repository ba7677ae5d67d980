import { describe, expect, test } from '@jest/globals';
import { understood } from '../../../test/support/understood.js';

describe('the cooking time of any day', () => {
  test.each<[string, Record<string, unknown>]>([
    ['on weekends she likes to cook for up to an hour', { weekendMinutes: 60 }],
    ['max 15 min for breakfast', { not: ['max 15 min for breakfast'] }],
    ['3 meals, 2 of them under 20 minutes', { mealsPerDay: 3, not: ['2 of them under 20 minutes'] }],
    ['ready in 20 minutes', { weekdayMinutes: 20, weekendMinutes: 20, maxPrepTime: 20 }],
    ['30 min meals', { weekdayMinutes: 30, weekendMinutes: 30, maxPrepTime: 30 }],
    ['meals that take less than half an hour', { weekdayMinutes: 30, weekendMinutes: 30, maxPrepTime: 30 }],
    [
      'nothing that takes more than 20 minutes to cook',
      { weekdayMinutes: 20, weekendMinutes: 20, maxPrepTime: 20 },
    ],
    [
      'no more than 1 hour in the kitchen, half an hour on weekdays',
      { weekdayMinutes: 30, weekendMinutes: 60, maxPrepTime: 60 },
    ],
    ['nothing over 20 minutes', { weekdayMinutes: 20, weekendMinutes: 20, maxPrepTime: 20 }],
    ['can cook for up to 45 minutes', { weekdayMinutes: 45, weekendMinutes: 45, maxPrepTime: 45 }],
    ['nothing takes longer than 20 minutes', { weekdayMinutes: 20, weekendMinutes: 20, maxPrepTime: 20 }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('the cooking time of some days', () => {
  test.each<[string, Record<string, unknown>]>([
    ['prep time max 10 min', { maxPrepTime: 10 }],
    ['Weekdays: 15 min; weekends: 45 min', { weekdayMinutes: 15, weekendMinutes: 45 }],
    [
      'starting Monday, weekdays 20 minutes, weekends up to an hour',
      { startsOn: '2026-11-23', weekdayMinutes: 20, weekendMinutes: 60 },
    ],
    ['1h 30 of cooking on weekends', { weekendMinutes: 90 }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('a time that is no cooking time', () => {
  test.each<[string, Record<string, unknown>]>([
    ['45-minute workouts', { not: ['45-minute workouts'] }],
    ['30 minutes of cardio daily', { not: ['30 minutes of cardio'] }],
    ['dinners under 30 minutes', { not: ['dinners under 30 minutes'] }],
    ['8 hours of sleep', { not: ['8 hours of sleep'] }],
    ['quick dinners', { not: ['quick dinners'] }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});
