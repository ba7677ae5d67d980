import { describe, expect, test } from '@jest/globals';
import { foods, plural } from '../foods/index.js';
import { amountOf, inDays, listed, named, servingsOf } from './wording.js';

const amount = (food: string, grams: number) => {
  const found = foods.get(food);
  if (!found) throw new Error(`There is no food called ${food}`);
  return amountOf(found, grams);
};

describe('an amount in a sentence', () => {
  test.each([
    ['onion', 330, '3 onions (330 g)'],
    ['onion', 110, '1 onion (110 g)'],
    ['onion', 60, '½ onion (60 g)'],
    ['onion', 165, '1½ onions (165 g)'],
    ['onion', 30, '30 g onion'],
    ['celery', 80, '2 stalks of celery (80 g)'],
    ['celery', 40, '1 stalk of celery (40 g)'],
    ['garlic', 15.4, '5 cloves of garlic (15 g)'],
    ['zucchini', 392, '2 zucchini (392 g)'],
    ['spinach', 1250, '1.25 kg spinach'],
    ['mushroom-white', 200, '200 g white mushrooms'],
    ['bulgur', 96.9, '96 g bulgur'],
    ['parsley-fresh', 30, '30 g fresh parsley'],
    ['milk-almond', 200, '200 g almond milk'],
  ])('%s, %d g', (food, grams, expected) => {
    expect(amount(food, grams)).toBe(expected);
  });
});

test.each([
  ['tomato', 'tomatoes'],
  ['avocado', 'avocados'],
  ['radish', 'radishes'],
  ['cherry', 'cherries'],
  ['bay leaf', 'bay leaves'],
  ['broccoli', 'broccoli'],
  ['Brussels sprout', 'Brussels sprouts'],
])('the plural of %s is %s', (one, many) => {
  expect(plural(one)).toBe(many);
});

test('a list in a sentence ends with "and"', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect(named(['A', 'B', 'C', 'D'])).toBe('A, B and 2 more');
  expect([inDays([3]), inDays([1, 3, 5])]).toEqual(['day 3', 'days 1, 3 and 5']);
  expect([servingsOf(1), servingsOf(0.75), servingsOf(2.5)]).toEqual([
    '1 serving',
    '¾ serving',
    '2½ servings',
  ]);
});
