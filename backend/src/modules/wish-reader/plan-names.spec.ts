import { describe, expect, test } from '@jest/globals';
import { understood } from '../../../test/support/understood.js';

describe('the name of the plan', () => {
  test.each<[string, Record<string, unknown>]>([
    ['call it "Summer reset", 14 days', { planName: 'Summer reset', days: 14 }],
    ['call it Summer reset', { not: ['call it Summer reset'] }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});
