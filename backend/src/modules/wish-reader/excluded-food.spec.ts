import { describe, expect, test } from '@jest/globals';
import { foods } from '../foods/index.js';
import { excludedFood } from './excluded-food.js';

const ids = (word: string) => excludedFood(word)?.foodIds ?? [];

describe('a word for foods', () => {
  test.each([
    ['mushrooms', ['mushroom-white', 'mushroom-shiitake-dried'], ['oyster']],
    ['red meat', ['beef-chuck', 'lamb-leg', 'pork-chop', 'stock-beef'], ['chicken-breast', 'bacon-turkey']],
    ['pork', ['bacon', 'pork-belly', 'kielbasa'], ['bacon-turkey', 'beef-chuck']],
    ['meat', ['chicken-breast', 'beef-chuck', 'gelatine'], ['salmon', 'parmesan', 'tofu-firm']],
    ['seafood', ['salmon', 'shrimp', 'mussel', 'fish-sauce'], ['nori']],
    ['prawns', ['shrimp', 'shrimp-cooked'], ['salmon']],
    ['peppers', ['bell-pepper-red'], ['black-pepper', 'chili-red']],
    ['olives', ['olives-black'], ['oil-olive']],
    ['butter', ['butter', 'ghee'], ['peanut-butter']],
    ['cream', ['cream-heavy', 'sour-cream'], ['milk-whole', 'cream-cheese']],
    ['potatoes', ['potato', 'potato-red'], ['sweet-potato']],
    ['sugar', ['sugar', 'sugar-brown'], ['pea-sugar-snap']],
    ['coconut', ['coconut-milk', 'coconut-desiccated'], ['milk-whole']],
    ['alcohol', ['beer', 'wine-red'], ['vinegar-red-wine']],
    ['beef', ['beef-chuck', 'stock-beef'], ['tomato', 'tomato-cherry']],
    ['oysters', ['oyster', 'oyster-sauce'], ['mushroom-oyster']],
    ['bananas', ['banana', 'banana-chips'], ['shallot']],
    ['noodles', ['noodles-egg', 'noodles-rice'], ['zucchini']],
    ['white rice', ['rice-white', 'rice-white-cooked'], ['rice-brown']],
    ['paprika', ['paprika', 'paprika-smoked'], ['bell-pepper-red']],
    ['red peppers', ['bell-pepper-red', 'peppers-roasted'], ['chilli-flakes']],
    ['spaghetti', ['spaghetti', 'spaghetti-cooked'], ['squash-spaghetti', 'marinara']],
    ['acelgas', ['chard-swiss'], ['bok-choy']],
    ['Champignons', ['mushroom-white'], ['beef-chuck']],
  ])('means the expected foods in "%s"', (word, meant, notMeant) => {
    const real = meant.filter((id) => foods.has(id));
    expect(real.length).toBeGreaterThan(0);
    expect(ids(word)).toEqual(expect.arrayContaining(real));
    for (const id of notMeant) expect(ids(word)).not.toContain(id);
  });

  test('keeps the word by which it was named', () => {
    expect(excludedFood(' Brussels Sprouts ')?.name).toBe('brussels sprouts');
  });
});

test.each(['', 'oven', 'breakfast', 'frozen', 'fat', 'zzz', 'x'.repeat(5000), '   '])(
  'no food is called %s',
  (word) => {
    expect(excludedFood(word)).toBeNull();
  },
);

test('every food of the table except seasoning can be excluded by its own name', () => {
  const missed = [...foods.values()].filter(
    (food) => !food.isStaple && !ids(food.name.split(',')[0] ?? '').includes(food.id),
  );
  expect(missed.map(({ name }) => name)).toEqual([]);
});
