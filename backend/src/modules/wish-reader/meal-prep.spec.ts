import { describe, expect, test } from '@jest/globals';
import { understood } from '../../../test/support/understood.js';

describe('meal prep', () => {
  test.each<[string, Record<string, unknown>]>([
    ['with meal prep', { generateMealPrep: true }],
    ['no meal prep', { generateMealPrep: false }],
    ['meal prep: no', { generateMealPrep: false }],
    ['with a shopping list', {}],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});
