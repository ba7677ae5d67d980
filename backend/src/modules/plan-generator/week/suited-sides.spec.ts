import { expect, test } from '@jest/globals';
import { type Beside, type SideTraits, suits } from './suited-sides.js';

const roast: Beside = {
  cuisine: 'british',
  mains: ['pork', 'apple'],
  starch: null,
  protein: 'pork',
  proteinShare: 0.35,
  produceGrams: 150,
  fruitPortions: 0,
  form: 'plate',
  sauce: null,
  isSweet: false,
  isSalad: false,
  isMain: true,
  isLight: false,
};
const omelette: Beside = { ...roast, mains: ['egg'], protein: 'egg', isLight: true };
const porridge: Beside = {
  ...roast,
  mains: ['oats', 'berries'],
  protein: null,
  proteinShare: 0.12,
  isSweet: true,
  isMain: false,
};
const scrambledEggs: Beside = { ...omelette, isMain: false, isLight: false };
const cheesePasta: Beside = {
  ...roast,
  cuisine: 'italian',
  mains: ['cheese'],
  starch: 'pasta',
  protein: 'cheese',
  proteinShare: 0.15,
};
const stirFry: Beside = { ...roast, cuisine: 'chinese', mains: ['beef', 'bell pepper'], protein: 'beef' };
const salad: Beside = { ...roast, mains: ['lettuce', 'chicken'], protein: 'chicken', isSalad: true };
const pasta: Beside = { ...roast, cuisine: 'italian', mains: ['tomato', 'pasta'], starch: 'pasta' };
const sandwich: Beside = { ...roast, mains: ['bread', 'cheese'], starch: 'bread' };
const honeyChicken: Beside = { ...roast, cuisine: 'american', mains: ['chicken', 'broccoli'], sauce: 'soy' };
const honeyMustard: Beside = { ...honeyChicken, mains: ['chicken'], sauce: 'sweet' };
const alfredo: Beside = { ...pasta, mains: ['chicken', 'pasta'], protein: 'chicken', sauce: 'creamy' };
const ragu: Beside = { ...alfredo, mains: ['turkey', 'tomato'], starch: 'polenta', sauce: null };
const creamedSalmon: Beside = { ...roast, cuisine: 'french', mains: ['salmon', 'spinach'], sauce: 'creamy' };
const soup: Beside = { ...roast, mains: ['carrot'], protein: null, proteinShare: 0.1, form: 'soup' };

const side = (given: Partial<SideTraits> & Pick<SideTraits, 'kind'>): SideTraits => ({
  cuisine: 'american',
  mains: [],
  starch: null,
  proteinShare: 0.1,
  kcalPerGram: 1,
  isSalted: false,
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
const beetSalad = side({ kind: 'salad', mains: ['beetroot'], cuisine: 'eastern european' });
const arugula = side({ kind: 'salad', cuisine: 'italian' });
const avocado = side({ kind: 'vegetable', mains: ['avocado'] });
const tuna = side({ kind: 'protein', mains: ['tuna'] });
const lentils = side({ kind: 'protein', mains: ['lentils'] });
const salmon = side({ kind: 'protein', mains: ['salmon'] });
const friedEgg = side({ kind: 'protein', mains: ['egg'] });
const quark = side({ kind: 'dairy', mains: ['yogurt'] });
const almonds = side({ kind: 'nuts', mains: ['nuts'] });
const smokySeeds = side({ kind: 'nuts', mains: ['nuts'], isSalted: true });
const butteredPeas = side({ kind: 'vegetable', mains: ['peas'], cuisine: 'british' });
const shake = side({ kind: 'drink', mains: ['protein powder'], proteinShare: 0.8 });
const juice = side({ kind: 'drink', proteinShare: 0.06 });
const milk = side({ kind: 'drink', proteinShare: 0.27 });
const raisins = side({ kind: 'fruit', kcalPerGram: 3 });
const apple = side({ kind: 'fruit', mains: ['apple'] });

test.each<[string, Beside, SideTraits]>([
  ['potatoes beside a roast', roast, potatoes],
  ['lentils beside a Spanish roast', { ...roast, cuisine: 'spanish' }, lentils],
  ['a salad beside a roast', roast, greenSalad],
  ['bread beside an omelette', omelette, bread],
  ['quark beside porridge', porridge, quark],
  ['almonds beside porridge', porridge, almonds],
  ['smoky seeds beside a salad', salad, smokySeeds],
  ['buttered peas beside a British roast', roast, butteredPeas],
  ['raisins beside porridge', porridge, raisins],
  ['a shake beside porridge', porridge, shake],
  ['quark beside a soup with little protein', soup, quark],
  ['an apple beside eggs', scrambledEggs, apple],
  ['rice beside a stir-fry', stirFry, rice],
  ['broccoli beside a stir-fry', stirFry, broccoli],
  ['bread beside a salad', salad, bread],
  ['bread beside a soup', soup, bread],
  ['juice beside eggs', scrambledEggs, juice],
  ['juice beside porridge', porridge, juice],
  ['milk beside porridge with an apple', { ...porridge, fruitPortions: 1.8 }, milk],
  ['salmon beside a soup with little protein', soup, salmon],
  ['a salad beside pasta', pasta, greenSalad],
  ['a salad beside a glazed dish', honeyMustard, greenSalad],
  ['arugula with parmesan beside pasta', pasta, arugula],
  ['beet salad beside a British roast', roast, beetSalad],
  ['avocado beside eggs', { ...scrambledEggs, cuisine: 'american' }, avocado],
])('%s suits', (_, dish, beside) => {
  expect(suits(dish, beside)).toBe(true);
});

test.each<[string, Beside, SideTraits]>([
  ['an apple beside pork with apples', roast, apple],
  ['lentils beside a British roast', roast, lentils],
  ['juice beside porridge with an apple', { ...porridge, fruitPortions: 1.8 }, juice],
  ['salmon beside a roast', roast, salmon],
  ['almonds beside a roast', roast, almonds],
  ['smoky seeds beside porridge', porridge, smokySeeds],
  ['buttered peas beside a stir-fry', stirFry, butteredPeas],
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
  ['quark beside a roast', roast, quark],
  ['quark beside eggs', scrambledEggs, quark],
  ['quark beside a Chinese dish with little protein', { ...soup, cuisine: 'chinese' }, quark],
  ['salmon beside pasta with cheese', cheesePasta, salmon],
  ['raisins beside eggs', scrambledEggs, raisins],
  ['beet salad beside soy and honey', honeyChicken, beetSalad],
  ['beet salad beside honey mustard', honeyMustard, beetSalad],
  ['beet salad beside pasta', pasta, beetSalad],
  ['beet salad beside cream', creamedSalmon, beetSalad],
  ['arugula with parmesan beside soy and honey', honeyChicken, arugula],
  ['arugula with parmesan beside honey mustard', honeyMustard, arugula],
  ['avocado beside cream', creamedSalmon, avocado],
  ['avocado beside pasta with cream', alfredo, avocado],
  ['avocado beside polenta with ragù', ragu, avocado],
  ['avocado beside a French dish', { ...roast, cuisine: 'french' }, avocado],
  ['bread beside soy and honey', honeyChicken, bread],
  [
    'tuna beside shrimp with little protein',
    { ...pasta, mains: ['shrimp'], protein: null, proteinShare: 0.1 },
    tuna,
  ],
  ['tuna beside beans with little protein', { ...soup, mains: ['beans'], form: 'plate' }, tuna],
  ['almonds beside a soup', soup, almonds],
  ['lentils beside an egg in yogurt', { ...scrambledEggs, protein: 'yogurt' }, lentils],
  ['a shake beside a roast', roast, shake],
  ['a shake beside eggs', scrambledEggs, shake],
])('%s does not suit', (_, dish, beside) => {
  expect(suits(dish, beside)).toBe(false);
});

test('a dish with much produce takes no more of it', () => {
  expect(suits({ ...roast, produceGrams: 300 }, greenSalad)).toBe(false);
});
