import { describe, expect, test } from '@jest/globals';
import { readExcludedWords } from '../../../test/corpora/excluded-words/words.js';
import { excludedFood } from './excluded-food.js';

const words = readExcludedWords();

const judged = words
  .filter(({ isAsked }) => !isAsked)
  .map(({ word, keepsOut, eitherWay }) => {
    const foodIds = excludedFood(word)?.foodIds ?? [];
    return {
      word,
      leaks: keepsOut.filter((id) => !foodIds.includes(id)),
      wrong: foodIds.filter((id) => !keepsOut.includes(id) && !eitherWay.includes(id)),
    };
  });

describe('the reader of excluded foods', () => {
  test('includes no food that a careful person excludes', () => {
    expect(
      judged.filter(({ leaks }) => leaks.length > 0).map(({ word, leaks }) => `${word}: ${leaks}`),
    ).toEqual([]);
  });

  test('excludes no food that the word does not mean', () => {
    expect(
      judged.filter(({ wrong }) => wrong.length > 0).map(({ word, wrong }) => `${word}: ${wrong}`),
    ).toEqual([]);
  });

  test('guesses nothing from a word whose meaning has to be asked', () => {
    const guessed = words.filter(({ isAsked, word }) => isAsked && excludedFood(word) !== null);
    expect(guessed.map(({ word }) => word)).toEqual([]);
  });
});
