import { expect, test } from '@jest/globals';
import { type Beside, type SideTraits, suits } from './suited-sides.js';

const roast: Beside = {
  cuisine: 'british',
  mains: ['pork', 'apple'],
  starch: null,
  protein: 'pork',
  proteinShare: 0.35,
  produceGrams: 150,
  form: 'plate',
  isSweet: false,
  isSalad: false,
  isLight: false,
};
const omelette: Beside = { ...roast, mains: ['egg'], protein: 'egg', isLight: true };
const porridge: Beside = { ...roast, mains: ['oats', 'berries'], protein: null, isSweet: true };
const stirFry: Beside = { ...roast, cuisine: 'chinese', mains: ['beef', 'bell pepper'], protein: 'beef' };
const salad: Beside = { ...roast, mains: ['lettuce', 'chicken'], protein: 'chicken', isSalad: true };
const pasta: Beside = { ...roast, cuisine: 'italian', mains: ['tomato', 'pasta'], starch: 'pasta' };
const sandwich: Beside = { ...roast, mains: ['bread', 'cheese'], starch: 'bread' };
const soup: Beside = { ...roast, mains: ['carrot'], protein: null, proteinShare: 0.1, form: 'soup' };

const side = (given: Partial<SideTraits> & Pick<SideTraits, 'kind'>): SideTraits => ({
  cuisine: 'american',
  mains: [],
  starch: null,
  ...given,
});
const rice = side({ kind: 'starch', mains: ['rice'] });
const potatoes = side({ kind: 'starch', mains: ['potato'] });
const spaghetti = side({ kind: 'starch', mains: ['pasta'] });
const bread = side({ kind: 'bread', mains: ['bread'] });
const tortilla = side({ kind: 'bread', mains: ['bread'], cuisine: 'mexican' });
const broccoli = side({ kind: 'vegetable', mains: ['broccoli'] });
const cauliflowerRice = side({ kind: 'vegetable', mains: ['cauliflower'], starch: 'noodles' });
const greenSalad = side({ kind: 'salad', mains: ['lettuce'] });
const lentils = side({ kind: 'protein', mains: ['lentils'] });
const salmon = side({ kind: 'protein', mains: ['salmon'] });
const friedEgg = side({ kind: 'protein', mains: ['egg'] });
const quark = side({ kind: 'dairy', mains: ['yogurt'] });
const almonds = side({ kind: 'nuts', mains: ['nuts'] });
const apple = side({ kind: 'fruit', mains: ['apple'] });

test.each<[string, Beside, SideTraits]>([
  ['potatoes beside a roast', roast, potatoes],
  ['lentils beside a roast', roast, lentils],
  ['a salad beside a roast', roast, greenSalad],
  ['bread beside an omelette', omelette, bread],
  ['quark beside porridge', porridge, quark],
  ['almonds beside porridge', porridge, almonds],
  ['rice beside a stir-fry', stirFry, rice],
  ['broccoli beside a stir-fry', stirFry, broccoli],
  ['bread beside a salad', salad, bread],
  ['bread beside a soup', soup, bread],
  ['salmon beside a soup with little protein', soup, salmon],
  ['a salad beside pasta', pasta, greenSalad],
])('%s suits', (_, dish, beside) => {
  expect(suits(dish, beside)).toBe(true);
});

test.each<[string, Beside, SideTraits]>([
  ['an apple beside pork with apples', roast, apple],
  ['salmon beside a roast', roast, salmon],
  ['almonds beside a roast', roast, almonds],
  ['a tortilla beside a roast', roast, tortilla],
  ['spaghetti beside a British roast', roast, spaghetti],
  ['rice beside an omelette', omelette, rice],
  ['a fried egg beside porridge', porridge, friedEgg],
  ['potatoes beside a stir-fry', stirFry, potatoes],
  ['bread beside a stir-fry', stirFry, bread],
  ['rice beside a salad', salad, rice],
  ['broccoli beside a salad', salad, broccoli],
  ['rice beside pasta', pasta, rice],
  ['cauliflower rice beside pasta', pasta, cauliflowerRice],
  ['lentils beside pasta', pasta, lentils],
  ['broccoli beside a sandwich', sandwich, broccoli],
  ['potatoes beside a soup', soup, potatoes],
])('%s does not suit', (_, dish, beside) => {
  expect(suits(dish, beside)).toBe(false);
});

test('a dish with much produce takes no more of it', () => {
  expect(suits({ ...roast, produceGrams: 300 }, greenSalad)).toBe(false);
});
