import { describe, expect, test } from '@jest/globals';
import { read, understood } from '../../../test/support/understood.js';

describe('how much variety is wanted', () => {
  test.each([
    'few ingredients',
    'simple shopping',
    'a short shopping list',
    'always the same is fine',
    'doesn’t mind repetition',
    'not much variety',
    'wenige Zutaten',
    'immer das Gleiche ist ok',
    'pocos ingredientes',
    'poca variedad',
    'peu d’ingrédients',
    'toujours la même chose',
  ])('is few foods for "%s"', (wish) => {
    expect(understood(wish)).toEqual({ variety: 'few' });
  });

  test.each([
    'lots of variety',
    'something different every day',
    'gets bored easily',
    'viel Abwechslung',
    'jeden Tag etwas anderes',
    'mucha variedad',
    'algo diferente cada día',
    'beaucoup de variété',
  ])('is much for "%s"', (wish) => {
    expect(understood(wish)).toEqual({ variety: 'much' });
  });

  test('is not asked for by words that deny it, which is told', () => {
    const { values, notes } = read('doesn’t need lots of variety');
    expect(values).not.toHaveProperty('variety');
    expect(notes).toEqual(['“doesn’t need lots of variety” was read as no rule.']);
  });

  test.each<[string, Record<string, unknown>]>([
    ['few ingredients per recipe', { not: ['few ingredients'] }],
    ['no more than 20 ingredients', { maxIngredients: 20 }],
    ['with a shopping list', {}],
    ['always the same breakfast', { not: ['always'] }],
    ['lots of variety, no repeats', { variety: 'much', maxUses: 1 }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});
