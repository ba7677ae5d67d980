import { describe, expect, test } from '@jest/globals';
import type { Food } from './food.js';
import { readFoodTable } from './food-table.js';
import { toGrams, UNITS, type Unit } from './units.js';

const foods = readFoodTable();

const food = (id: string): Food => {
  const found = foods.get(id);
  if (!found) throw new Error(`There is no food called ${id}`);
  return found;
};

const gramsOf = (amount: number, unit: Unit, id: string): number => {
  const weighed = toGrams(amount, unit, food(id));
  if ('refused' in weighed) throw new Error(weighed.refused);
  return weighed.grams;
};

const singularOf = (unit: Unit): string =>
  unit
    .replace(/leaves$/, 'leaf')
    .replace(/(bunch|pinch)es$/, '$1')
    .replace(/s$/, '');

describe('every unit', () => {
  test('has a weight for every food, or is refused with a reason that names the food', () => {
    const wrong: string[] = [];
    for (const one of foods.values())
      for (const unit of UNITS) {
        const weighed = toGrams(2, unit, one);
        const isRight =
          'grams' in weighed
            ? Number.isFinite(weighed.grams) && weighed.grams > 0
            : weighed.refused.includes(one.name) && /give (its weight|it in grams)$/.test(weighed.refused);
        if (!isRight) wrong.push(`${unit} of ${one.id}: ${JSON.stringify(weighed)}`);
      }
    expect(wrong).toEqual([]);
  });

  test('is proportional to its amount', () => {
    for (const one of foods.values())
      for (const unit of UNITS) {
        const [single, double, none] = [1, 2, 0].map((amount) => toGrams(amount, unit, one));
        if (!single || !('grams' in single)) continue;
        expect(double).toEqual({ grams: 2 * single.grams });
        expect(none).toEqual({ grams: 0 });
      }
  });

  test('of weight is never refused', () => {
    for (const one of foods.values())
      for (const unit of ['g', 'kg', 'oz', 'lbs'] as const)
        expect(toGrams(1, unit, one)).toHaveProperty('grams');
  });

  test('of volume is accepted for all or none for each food', () => {
    const volumes = ['ml', 'l', 'tsp', 'tbsp', 'fl oz', 'cups'] as const;
    for (const one of foods.values()) {
      const weighed = volumes.filter((unit) => 'grams' in toGrams(1, unit, one));
      expect(weighed).toHaveLength(one.density === null ? 0 : volumes.length);
    }
  });

  test('is used: each household weight of the table has its unit', () => {
    const unreached = [...foods.values()].flatMap((one) => {
      const weights = UNITS.map((unit) => toGrams(1, unit, one)).flatMap((weighed) =>
        'grams' in weighed ? weighed.grams : [],
      );
      return [...one.weights]
        .filter(([, grams]) => !weights.includes(grams))
        .map(([key]) => `${one.id}: ${key}`);
    });
    expect(unreached).toEqual([]);
  });
});

describe('weights and measures', () => {
  test.each<[number, Unit, string, number]>([
    [1, 'g', 'salt', 1],
    [1.5, 'kg', 'potato', 1500],
    [1, 'oz', 'cheddar', 28.349523125],
    [1, 'lbs', 'beef-ground-10', 453.59237],
    [16, 'oz', 'beef-ground-10', 453.59237],
  ])('%d %s of %s are %d g to the last place', (amount, unit, id, grams) => {
    expect(gramsOf(amount, unit, id)).toBe(grams);
  });

  test.each<[number, Unit, number]>([
    [1, 'ml', 1],
    [1, 'l', 1000],
    [1, 'tsp', 4.92892159375],
    [1, 'tbsp', 14.78676478125],
    [1, 'fl oz', 29.5735295625],
    [1, 'cups', 236.5882365],
  ])('%d %s is %d ml', (amount, unit, millilitres) => {
    const oil = food('oil-olive');
    expect(gramsOf(amount, unit, 'oil-olive')).toBeCloseTo(millilitres * (oil.density ?? 0), 10);
  });

  test('have three teaspoons in a tablespoon and sixteen tablespoons in a cup', () => {
    for (const id of ['oil-olive', 'flour-wheat', 'honey']) {
      expect(gramsOf(3, 'tsp', id)).toBeCloseTo(gramsOf(1, 'tbsp', id), 10);
      expect(gramsOf(16, 'tbsp', id)).toBeCloseTo(gramsOf(1, 'cups', id), 10);
      expect(gramsOf(8, 'fl oz', id)).toBeCloseTo(gramsOf(1, 'cups', id), 10);
    }
  });

  /** The household weights are those of the reference. */
  test.each<[Unit, string, number]>([
    ['cups', 'milk-whole', 244],
    ['cups', 'flour-wheat', 125],
    ['cups', 'sugar', 200],
    ['cups', 'oats-rolled', 81],
    ['cups', 'rice-white-cooked', 158],
    ['cups', 'honey', 339],
    ['tbsp', 'oil-olive', 13.5],
    ['tbsp', 'peanut-butter', 16],
    ['tsp', 'salt', 6],
  ])('one of %s of %s weighs %d g', (unit, id, grams) => {
    expect(Math.abs(gramsOf(1, unit, id) / grams - 1)).toBeLessThan(0.01);
  });
});

describe('household units', () => {
  test.each<[number, Unit, string, number]>([
    [1, 'pcs', 'egg', 50],
    [2, 'large', 'egg', 100],
    [3, 'cloves', 'garlic', 9],
    [1, 'cans', 'chickpeas-canned', 240],
    [2, 'cans', 'tomatoes-canned', 800],
    [1, 'pcs', 'banana', 118],
    [2, 'slices', 'bread-whole-wheat', 64],
    [1, 'scoops', 'whey-protein', 32],
    [1, 'sticks', 'butter', 113],
  ])('%d %s of %s are %d g', (amount, unit, id, grams) => {
    expect(gramsOf(amount, unit, id)).toBe(grams);
  });

  test('use the weight that the table has for exactly that thing', () => {
    const things = UNITS.slice(UNITS.indexOf('small')).map((unit) => [unit, singularOf(unit)] as const);
    const one = {
      ...food('egg'),
      density: null,
      weights: new Map(things.map(([, thing], at) => [thing, at + 1])),
    };
    for (const [at, [unit]] of things.entries())
      expect(toGrams(2, unit, one)).toEqual({ grams: 2 * (at + 1) });
  });

  test('use a medium piece if pieces have no weight of their own', () => {
    expect(gramsOf(1, 'pcs', 'onion')).toBe(gramsOf(1, 'medium', 'onion'));
    const noPiece = { ...food('onion'), weights: new Map([['medium', 110]]) };
    expect(toGrams(2, 'pcs', noPiece)).toEqual({ grams: 220 });
  });

  test('count a pinch as an eighth of a teaspoon if the table has no weight for it', () => {
    const salt = food('salt');
    const { weights: _, ...rest } = salt;
    const unweighed = toGrams(8, 'pinches', { ...rest, weights: new Map() });
    expect('grams' in unweighed && unweighed.grams).toBeCloseTo(gramsOf(1, 'tsp', 'salt'), 1);
  });

  test('count twenty drops as a milliliter if the table has no weight for them', () => {
    expect(gramsOf(20, 'drops', 'vanilla-extract')).toBeCloseTo(gramsOf(1, 'ml', 'vanilla-extract'), 10);
  });

  test('are refused, never guessed, if the table has no weight for them', () => {
    expect(toGrams(1, 'cloves', food('milk-whole'))).toEqual({
      refused: 'The weight of one clove of whole milk is not known: give it in grams',
    });
    expect(toGrams(1, 'cups', food('chicken-breast'))).toEqual({
      refused: 'chicken breast is not measured by volume: give its weight',
    });
    expect(toGrams(1, 'small', food('rice-white'))).toHaveProperty('refused');
  });
});
