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

describe('the reader of words for foods that somebody does not eat', () => {
  test('lets no food in that a careful person leaves out', () => {
    expect(
      judged.filter(({ leaks }) => leaks.length > 0).map(({ word, leaks }) => `${word}: ${leaks}`),
    ).toEqual([]);
  });

  test('leaves out no food that the word does not mean', () => {
    expect(
      judged.filter(({ wrong }) => wrong.length > 0).map(({ word, wrong }) => `${word}: ${wrong}`),
    ).toEqual([]);
  });

  test('guesses nothing from a word that has to be asked about', () => {
    const guessed = words.filter(({ isAsked, word }) => isAsked && excludedFood(word) !== null);
    expect(guessed.map(({ word }) => word)).toEqual([]);
  });
});
