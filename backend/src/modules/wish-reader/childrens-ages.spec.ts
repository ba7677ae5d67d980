import { describe, expect, test } from '@jest/globals';
import { read } from '../../../test/support/understood.js';

const askedAbout = (wish: string) =>
  read(wish)
    .notTaken.filter(({ mustAsk }) => mustAsk)
    .map(({ words }) => words);

describe('a plan for a child', () => {
  test.each([
    ['child of 9, 1600 kcal', 'child of 9'],
    ['my son is 9 years old and needs a plan', '9 years old'],
    ['for my 12-year-old daughter, 1800 kcal', '12-year-old'],
    ['teen athlete 15 years old, 3000 kcal', '15 years old'],
    ['meals for my toddler', 'for my toddler'],
    ['Kind, 9 Jahre, 1600 kcal', '9 Jahre'],
    ['für meine 9-jährige Tochter, 1600 kcal', '9-jährige'],
    ['niño de 9 años, 1600 kcal', 'niño de 9 años'],
    ['enfant de 9 ans, 1600 kcal', 'enfant de 9 ans'],
  ])('is asked about in "%s"', (wish, words) => {
    expect(askedAbout(wish)).toEqual([words]);
  });

  test.each([
    'man of 45 years, 2000 kcal',
    '34 years old, 2000 kcal',
    'for my daughter, 25 years old, 1800 kcal',
    'training for 5 years, 2500 kcal',
    's’entraîne depuis 5 ans, 2500 kcal',
    'kind of low carb, 2000 kcal',
    'baby spinach is fine, 2000 kcal',
    'mother with two kids, 30 min of cooking, 1900 kcal',
  ])('is not meant by "%s"', (wish) => {
    expect(askedAbout(wish)).toEqual([]);
  });
});
