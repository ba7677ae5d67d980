import { describe, expect, test } from '@jest/globals';
import type { Food, Nutrients } from './food.js';
import { readFoodTable } from './food-table.js';
import { computeNutrition, energyOfParts, NOTHING, type Portion, rounded } from './nutrition.js';

const foods = readFoodTable();

const portion = (id: string, grams: number): Portion => {
  const food = foods.get(id);
  if (!food) throw new Error(`There is no food called ${id}`);
  return { food, grams };
};

const of = (per100g: Partial<Nutrients>, grams: number): Portion => ({
  food: { per100g: { ...NOTHING, ...per100g } } as Food,
  grams,
});

describe('the nutrition of a dish', () => {
  test('of 100 g of one food for one serving equals the table', () => {
    for (const food of foods.values())
      expect(computeNutrition([{ food, grams: 100 }], 1)).toEqual(food.per100g);
  });

  test('is the sum of its foods by weight, divided among the servings', () => {
    const dish = [
      of({ kcal: 100, protein: 10, carbs: 20, fat: 5, fibre: 2, sugar: 1, sodium: 40 }, 250),
      of({ kcal: 900, fat: 100, sodium: 4 }, 10),
    ];
    expect(computeNutrition(dish, 4)).toEqual({
      kcal: 85,
      protein: 6.25,
      carbs: 12.5,
      fat: 5.625,
      fibre: 1.25,
      sugar: 0.625,
      sodium: 25.1,
    });
  });

  test('of a breakfast equals a calculation by hand from the reference', () => {
    const breakfast = [
      portion('oats-rolled', 50),
      portion('milk-semi-skimmed', 200),
      portion('banana', 118),
      portion('peanut-butter', 15),
    ];
    // 50% of 379 + 2 x 50 + 1.18 x 89 + 15% of 588, and so on
    expect(rounded(computeNutrition(breakfast, 1))).toEqual({
      kcal: 483,
      protein: 18.22,
      carbs: 73.34,
      fat: 15.17,
      fibre: 9.02,
      sugar: 26.43,
      sodium: 101,
    });
  });

  test('does not depend on the order or the division of its portions', () => {
    const together = computeNutrition([portion('egg', 100), portion('spinach', 60)], 2);
    const apart = computeNutrition([portion('spinach', 60), portion('egg', 25), portion('egg', 75)], 2);
    for (const key of Object.keys(together) as (keyof Nutrients)[])
      expect(apart[key]).toBeCloseTo(together[key], 10);
  });

  test('of no food is zero', () => {
    expect(computeNutrition([], 2)).toEqual(NOTHING);
    expect(computeNutrition([portion('butter', 0)], 1)).toEqual(NOTHING);
  });
});

describe('rounding', () => {
  test('makes kcal and mg whole, and gives grams two decimals', () => {
    expect(
      rounded({
        kcal: 123.5,
        protein: 1.005,
        carbs: 2.344,
        fat: 0.126,
        fibre: 7,
        sugar: 0.001,
        sodium: 99.49,
      }),
    ).toEqual({ kcal: 124, protein: 1, carbs: 2.34, fat: 0.13, fibre: 7, sugar: 0, sodium: 99 });
  });

  test('leaves rounded values unchanged', () => {
    const once = rounded(computeNutrition([portion('salmon', 137), portion('quinoa', 61)], 3));
    expect(rounded(once)).toEqual(once);
  });
});

describe('the energy of the macros', () => {
  test('is 4 kcal for protein and carbs, 2 for fiber, and 9 for fat', () => {
    expect(energyOfParts({ ...NOTHING, protein: 10, carbs: 20, fibre: 5, fat: 3 })).toBe(137);
  });
});
