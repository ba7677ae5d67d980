import { describe, expect, test } from '@jest/globals';
import { understood } from '../../../test/support/understood.js';

describe('the length of a plan', () => {
  test.each<[string, Record<string, unknown>]>([
    ['10-day', { days: 10 }],
    ['a fortnight', { days: 14 }],
    ['twenty-one days', { days: 21 }],
    ['1 ½ weeks', { days: 11 }],
    ['half a week', { days: 4 }],
    ['three weeks and two days', { days: 23 }],
    ['weekly plan', { days: 7 }],
    ['work week', { days: 5 }],
    ['Mon-Fri', { days: 5 }],
    ['a couple of weeks', { days: 14 }],
    ['month long', { days: 30 }],
    ['half-month', { days: 15 }],
    ['7 DAYS', { days: 7 }],
    ['for the next 10 days', { days: 10 }],
    ['days: 6', { days: 6 }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('a length that no plan can have', () => {
  test.each<[string, Record<string, unknown>]>([
    ['45 days', { days: 30 }],
    ['6 weeks', { days: 30 }],
    ['0 days', {}],
    ['999999999999999999999 days', { days: 30 }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('a frequency, which is no length', () => {
  test.each<[string, Record<string, unknown>]>([
    ['im 5. Monat, 5 Tage', { days: 5, not: ['5', 'Monat'] }],
    ['fifth month, 5 days', { days: 5, not: ['fifth month'] }],
    ['in her 5th month, 5 days', { days: 5, not: ['5th month'] }],
    ['5 months pregnant', {}],
    ['a baby, 3 months old', { not: ['baby', '3 months old'] }],
    ['she trains 4 days a week', { not: ['trains 4 days a week'] }],
    ['fish twice a week', { not: ['fish twice a week'] }],
    ['lose 0.5 kg per week', { fitnessGoal: 'weight_loss' }],
    ['wants to lose 5 kg in 8 weeks', { fitnessGoal: 'weight_loss' }],
    ['every other day fish', { not: ['other day fish'] }],
    ['a budget of $50 a week', { not: ['$50 a week'] }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('the first day of a plan', () => {
  test.each<[string, Record<string, unknown>]>([
    ['starting tomorrow', { startsOn: '2026-11-21' }],
    ['starting next Monday', { startsOn: '2026-11-23' }],
    ['next week', { days: 7, startsOn: '2026-11-23' }],
    ['this weekend', { days: 2, startsOn: '2026-11-21' }],
    ['weekend plan', { days: 2, startsOn: '2026-11-21' }],
    ['from 1 December for two weeks', { days: 14, startsOn: '2026-12-01' }],
    ['starts on Dec 1st, 2026', { startsOn: '2026-12-01' }],
    ['start date: 2026-12-24', { startsOn: '2026-12-24' }],
    ['from 24.12.2026', { startsOn: '2026-12-24' }],
    ['begins 13/12/2026', { startsOn: '2026-12-13' }],
    ['from Dec 24 to Dec 31', { days: 8, startsOn: '2026-12-24' }],
    ['from 20 December until 3 January', { days: 15, startsOn: '2026-12-20' }],
    ['from 1 to 10 December', { days: 10, startsOn: '2026-12-01' }],
    ['Dec 24-31', { days: 8, startsOn: '2026-12-24' }],
    ['starting tomorrow until next Friday', { days: 7, startsOn: '2026-11-21' }],
    ['from 1 December to 31 January', { days: 30, startsOn: '2026-12-01' }],
    ['from 05/12/2026', {}],
    ['starting 1 Nov 2026', {}],
    ['starting 1.12.', { startsOn: '2026-12-01' }],
    ['ab 24.12. für 7 Tage', { days: 7, startsOn: '2026-12-24' }],
    ['from 24/12', { startsOn: '2026-12-24' }],
    ['vegan for 1/2 of it', { dietaryTags: ['vegan'], not: ['1/2'] }],
    ['starts 12/24', { startsOn: '2026-12-24' }],
    ['from 24/12 to 31/12', { days: 8, startsOn: '2026-12-24' }],
    ['starting in 3 days', { startsOn: '2026-11-23' }],
    ['on Monday she trains', { not: ['Monday she trains'] }],
    ['cheat meal on weekends', {}],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});
