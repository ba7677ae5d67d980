import { describe, expect, test } from '@jest/globals';
import { understood } from '../../../test/support/understood.js';

describe('repetition', () => {
  test.each<[string, Record<string, unknown>]>([
    ['no repeats', { maxUses: 1 }],
    ['each recipe at most twice a week', { maxUses: 2 }],
    ['same meal no more than 2x per week', { maxUses: 2 }],
    ['no recipe more than twice', { maxUses: 2 }],
    ['each recipe at most 10 times a week', { maxUses: 10 }],
    ['no repeats within 3 days', {}],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});
