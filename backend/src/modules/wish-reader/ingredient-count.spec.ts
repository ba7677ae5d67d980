import { describe, expect, test } from '@jest/globals';
import { understood } from '../../../test/support/understood.js';

describe('a number of ingredients', () => {
  test.each<[string, Record<string, unknown>]>([
    ['15 ingredients max', { maxIngredients: 15 }],
    ['up to 25 different ingredients', { maxIngredients: 25 }],
    ['20 ingredients', { maxIngredients: 20 }],
    ['5 ingredient recipes', { not: ['5 ingredient'] }],
    ['3 ingredients', {}],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});
