import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { library } from '../../../../seeders/library/index.js';
import { contentOf } from '../../../../seeders/library/library.js';
import type { RecipeIngredient } from '../recipe.entity.js';
import { sceneOf } from './draw.js';
import { type Drawing, readDrawing } from './drawing.js';
import { DRAWING_RULES_VERSION, drawingOf } from './drawing-of.js';
import { svgOf } from './svg.js';

const MAX_BYTES = 10_000;
const MAX_PACKED_BYTES = 4_000;

const drawn = library.map((recipe) => ({
  name: recipe.name,
  text: drawingOf(contentOf(recipe)),
}));

const read = (text: string): Drawing => {
  const drawing = readDrawing(text);
  if (!drawing) throw new Error(`${text} cannot be read`);
  return drawing;
};

const ingredient = (foodId: string | null, grams: number, name = 'something'): RecipeIngredient => ({
  ...{ amount: grams, unit: 'g', name, note: null, foodId, grams },
});

const recipe = (name: string, ingredients: RecipeIngredient[]) => ({
  name,
  mealTypes: ['dinner' as const],
  ingredients,
  instructions: '',
});

const NAMES = [
  'Dinner',
  'Soup',
  'Salad',
  'Tacos',
  'Toast',
  'Smoothie',
  'Stew',
  'Bites',
  'Skewers',
  'Dip',
  'Bake',
];

const PANTRY = [
  ...['chicken-breast', 'salmon', 'rice-white', 'potato', 'spinach', 'tomato', 'carrot'],
  ...['beans-black-canned', 'egg', 'yogurt-greek', 'banana', 'walnut', 'cheddar', 'parsley-fresh'],
].map((foodId, index) => ingredient(foodId, 400 - 20 * index));

describe('The drawings of the library', () => {
  test('can all be read back', () => {
    expect(drawn.filter(({ text }) => !readDrawing(text))).toEqual([]);
  });

  test('are at most 10 kB as SVG, and 4 kB when packed', () => {
    const tooLarge = drawn.filter(({ text }) => {
      const svg = svgOf(sceneOf(read(text)));
      return Buffer.byteLength(svg) > MAX_BYTES || gzipSync(svg).length > MAX_PACKED_BYTES;
    });
    expect(tooLarge).toEqual([]);
  });

  test('fit into a path of an address', () => {
    expect(Math.max(...drawn.map(({ text }) => text.length))).toBeLessThanOrEqual(200);
  });

  test('are made again at the next start when the rules have changed: count DRAWING_RULES_VERSION up', () => {
    const texts = NAMES.map((name) => drawingOf(recipe(name, PANTRY)));
    const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);
    expect({ version: DRAWING_RULES_VERSION, hash }).toMatchInlineSnapshot(`
     {
       "hash": "69959995f683",
       "version": 5,
     }
    `);
  });
});

describe('A drawing', () => {
  test('is always the same for the same recipe', () => {
    const salmon = recipe('Salmon with rice', [ingredient('salmon', 300), ingredient('rice-white', 120)]);
    expect(drawingOf(salmon)).toBe(drawingOf(structuredClone(salmon)));
    const svg = () => svgOf(sceneOf(read(drawingOf(salmon))));
    expect(svg()).toBe(svg());
  });

  test('shows the heaviest foods first and leaves out what cannot be seen', () => {
    const { dish, foods } = read(
      drawingOf(
        recipe('Salmon with rice', [
          ingredient('oil-olive', 30),
          ingredient('broccoli', 150),
          ingredient('salmon', 400),
          ingredient('salt', 5),
        ]),
      ),
    );
    expect(dish).toBe('plated');
    expect(foods.map(({ look }) => look)).toEqual(['salmon', 'broccoli']);
  });

  test('follows the name, the cut, and the sauce', () => {
    const tomatoes = ingredient('tomatoes-crushed', 800);
    const carrot = { ...ingredient('carrot', 100), note: 'diced' };
    const beans = ingredient('beans-white-canned', 400);
    expect(drawingOf(recipe('Bean Soup', [tomatoes, beans, carrot]))).toMatch(
      /^soup\.\w+\.tomato\.whitebean\d\.carrot_dice\d$/,
    );
  });

  test.each([
    ['Turkey Meatballs with Rice', 'Mix the turkey with the egg. Shape balls and fry them.', false],
    ['Steak with Rice', 'Fry the steak. Fry the eggs in the same pan.', true],
    ['Steak and Eggs', 'Serve.', true],
  ])('of %s shows eggs only if they are eaten as such', (name, instructions, isShown) => {
    const foods = [ingredient('beef-sirloin', 300), ingredient('rice-white', 100), ingredient('egg', 100)];
    expect(drawingOf({ ...recipe(name, foods), instructions }).includes('egg')).toBe(isShown);
  });

  test('of a plate shows what was weighed most, and neither more nor what only gives flavor', () => {
    const { dish, foods } = read(drawingOf(recipe('Dinner Plate', [...PANTRY, ingredient('onion', 900)])));
    expect(dish).toBe('plated');
    expect(foods.filter(({ look }) => look !== 'parsley').length).toBe(5);
    expect(foods.map(({ look }) => look)).not.toContain('onion');
  });

  test('takes a dish of the name for what it is, not for a word in it', () => {
    const drawnAs = (name: string) => drawingOf(recipe(name, PANTRY)).split('.')[0];
    expect(drawnAs('Yogurt Chicken Curry')).toBe('stew');
    expect(drawnAs('Taco Rice')).toBe('tossed');
    expect(drawnAs('Cream of Rice with Honey')).toBe('topped');
    expect(drawnAs('Warm Pita')).toBe('flatbreads');
  });

  test.each([
    ['Peel and halve the eggs.', /\.egg\d/],
    ['Whisk the eggs into the sauce.', /\.scramble\d/],
  ])('shows eggs as the steps leave them: %s', (instructions, egg) => {
    const foods = [ingredient('spaghetti', 200), ingredient('egg', 150)];
    expect(drawingOf({ ...recipe('Spaghetti and Eggs', foods), instructions })).toMatch(egg);
  });

  test('shows no meat for seeds that are ground', () => {
    const foods = [ingredient('oats', 80), ingredient('flaxseed-ground', 30)];
    expect(drawingOf(recipe('Flax Porridge', foods))).not.toContain('mince');
  });

  test('of an onion soup shows its toasts and its cheese', () => {
    const foods = [ingredient('onion', 800), ingredient('bread-white', 120), ingredient('cheddar', 80)];
    expect(drawingOf(recipe('Onion Soup', foods))).toMatch(
      /^soup\.\w+\.brown(?=.*onion)(?=.*toast)(?=.*cheddar)/,
    );
  });

  test('contains nothing of what a user has written', () => {
    const text = drawingOf(recipe('"><script>alert(1)</script>', [ingredient(null, 100, '<b>evil</b>')]));
    expect(text).toMatch(/^[a-z0-9._]+$/);
    expect(svgOf(sceneOf(read(text)))).not.toMatch(/script|evil/);
  });

  test.each([
    ['of one ingredient', [ingredient('banana', 100)]],
    [
      'of forty',
      Array.from({ length: 40 }, (_, index) =>
        ingredient(['egg', 'kale', 'rice-white', 'beef-ground-10'][index % 4] ?? null, 50 + index),
      ),
    ],
    ['of unknown ones', [ingredient(null, 100), ingredient('no-such-food', 10)]],
    ['of none', []],
  ])('is made of a recipe %s', (_, ingredients) => {
    for (const name of NAMES) {
      const svg = svgOf(sceneOf(read(drawingOf(recipe(name, ingredients)))));
      expect(svg.length).toBeLessThanOrEqual(MAX_BYTES);
    }
  });
});
