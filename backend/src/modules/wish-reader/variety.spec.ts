import { describe, expect, test } from '@jest/globals';
import { understood } from '../../../test/support/understood.js';

describe('ingredients', () => {
  test.each<[string, Record<string, unknown>]>([
    ['15 ingredients max', { maxIngredients: 15 }],
    ['up to 25 different ingredients', { maxIngredients: 25 }],
    ['20 ingredients', { maxIngredients: 20 }],
    ['5 ingredient recipes', { not: ['5 ingredient'] }],
    ['3 ingredients', {}],
  ])('%s', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('repetition', () => {
  test.each<[string, Record<string, unknown>]>([
    ['no repeats', { maxUses: 1 }],
    ['each recipe at most twice a week', { maxUses: 2 }],
    ['same meal no more than 2x per week', { maxUses: 2 }],
    ['no recipe more than twice', { maxUses: 2 }],
    ['no repeats within 3 days', {}],
  ])('%s', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('meal prep', () => {
  test.each<[string, Record<string, unknown>]>([
    ['with meal prep', { generateMealPrep: true }],
    ['no meal prep', { generateMealPrep: false }],
    ['meal prep: no', { generateMealPrep: false }],
    ['with a shopping list', {}],
  ])('%s', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('the name of the plan', () => {
  test.each<[string, Record<string, unknown>]>([
    ['call it "Summer reset", 14 days', { planName: 'Summer reset', days: 14 }],
    ['call it Summer reset', { not: ['call it Summer reset'] }],
  ])('%s', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});
