import { expect, test } from '@jest/globals';
import { excludedFood, foodsOfTerm } from './excluded-food.js';
import { ASKED_ABOUT, FOOD_GROUPS } from './food-groups.js';
import { FOOD_WORDS_ABROAD } from './food-words-abroad.js';

const listed = (words: string) => words.split(',').map((word) => word.trim());

test('every term of a group means a food of the table', () => {
  const empty = FOOD_GROUPS.flatMap(([words, means]) =>
    means
      .split(/\s+/)
      .filter((term) => foodsOfTerm(term.replace(/^-/, '')).length === 0)
      .map((term) => `${words}: ${term}`),
  );
  expect(empty).toEqual([]);
});

test('every word of a group has a meaning, and none is in two groups', () => {
  const words = FOOD_GROUPS.flatMap(([group]) => listed(group));
  expect(words.filter((word) => excludedFood(word) === null)).toEqual([]);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test('a word of another language means the same as its English word, and is shown as that', () => {
  for (const [english, others] of FOOD_WORDS_ABROAD) {
    const meant = excludedFood(english);
    expect({ english, isKnown: meant !== null }).toEqual({ english, isKnown: true });
    for (const other of listed(others)) {
      expect({ other, foodIds: excludedFood(other)?.foodIds }).toEqual({ other, foodIds: meant?.foodIds });
    }
  }
  expect(excludedFood('Pilze')?.name).toBe('mushrooms');
});

test('the trainer is asked about an ambiguous word', () => {
  expect(listed(ASKED_ABOUT).filter((word) => excludedFood(word) !== null)).toEqual([]);
});
