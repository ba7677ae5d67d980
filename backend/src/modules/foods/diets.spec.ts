import { describe, expect, test } from '@jest/globals';
import {
  DIETARY_TAGS,
  type DietaryTag,
  findAllergens,
  findMainIngredients,
  findTags,
  tagsOfNumbers,
} from './diets.js';
import type { Nutrients } from './food.js';
import { readFoodTable } from './food-table.js';
import { computeNutrition, NOTHING, type Portion } from './nutrition.js';

const foods = readFoodTable();

const dish = (grams: Record<string, number>): Portion[] =>
  Object.entries(grams).map(([id, weight]) => {
    const food = foods.get(id);
    if (!food) throw new Error(`There is no food called ${id}`);
    return { food, grams: weight };
  });

const tagsOfDish = (grams: Record<string, number>) => {
  const portions = dish(grams);
  return findTags(portions, computeNutrition(portions, 1));
};

/** A serving of 400 kcal, for which one gram of carbs is 1 % of the energy. */
const serving = (numbers: Partial<Nutrients>): Nutrients => ({ ...NOTHING, kcal: 400, ...numbers });

describe('the tags derived from numbers', () => {
  test.each<[DietaryTag, string, Partial<Nutrients>, boolean]>([
    ['low-carb', '26 % of energy from net carbs', { carbs: 26 }, true],
    ['low-carb', 'a little more', { carbs: 26.1 }, false],
    ['low-carb', 'fibre does not count', { carbs: 36, fibre: 10 }, true],
    ['keto', '10 % from net carbs, 60 % from fat', { carbs: 10, fat: 240 / 9 }, true],
    ['keto', 'more carbs', { carbs: 10.1, fat: 30 }, false],
    ['keto', 'less fat', { carbs: 5, fat: 239 / 9 }, false],
    ['keto', 'fibre does not count', { carbs: 18, fibre: 8, fat: 30 }, true],
    ['high-protein', '20 % of energy from protein', { protein: 20 }, true],
    ['high-protein', 'a little less', { protein: 19.9 }, false],
    ['high-protein', '10 g in a small serving', { kcal: 60, protein: 10 }, true],
    ['high-protein', 'a high share of very little', { kcal: 60, protein: 9.9 }, false],
  ])('%s: %s', (tag, _, numbers, holds) => {
    expect(tagsOfNumbers(serving(numbers)).includes(tag)).toBe(holds);
  });

  test('include low-carb for everything that is keto', () => {
    for (let carbs = 0; carbs < 40; carbs++)
      for (let fat = 0; fat < 45; fat++) {
        const tags = tagsOfNumbers(serving({ carbs, fat }));
        expect(tags.includes('keto') && !tags.includes('low-carb')).toBe(false);
      }
  });

  test('never count negative carbs if there is more fiber than carbs', () => {
    expect(tagsOfNumbers(serving({ carbs: 1, fibre: 3, fat: 40 }))).toEqual(['keto', 'low-carb']);
  });

  test('are missing for food without energy', () => {
    expect(tagsOfNumbers(NOTHING)).toEqual([]);
    expect(tagsOfNumbers({ ...NOTHING, protein: 30 })).toEqual([]);
  });

  test('are not lost because of a sweetener that the body does not use', () => {
    const cheesecake = { 'cream-cheese': 100, egg: 20, 'flour-almond': 20 };
    expect(tagsOfDish({ ...cheesecake, erythritol: 25 })).toContain('keto');
    expect(tagsOfDish({ ...cheesecake, sugar: 25 })).not.toContain('keto');
  });
});

describe('the tags derived from ingredients', () => {
  const salad = { lentils: 60, tomato: 150, 'oil-olive': 10, 'lemon-juice': 10 };

  test('require that every food allows them', () => {
    expect(tagsOfDish(salad)).toEqual(['vegetarian', 'vegan', 'gluten-free', 'high-protein']);
  });

  test.each<[string, DietaryTag[]]>([
    ['egg', ['vegan']],
    ['feta', ['vegan']],
    ['honey', ['vegan']],
    ['parmesan', ['vegan', 'vegetarian']],
    ['blue-cheese', ['vegan', 'vegetarian']],
    ['fish-sauce', ['vegan', 'vegetarian']],
    ['gelatine', ['vegan', 'vegetarian']],
    ['stock-chicken', ['vegan', 'vegetarian']],
    ['chicken-breast', ['vegan', 'vegetarian']],
    ['bulgur', ['gluten-free']],
    ['soy-sauce', ['gluten-free']],
    ['oats-rolled', ['gluten-free']],
  ])('a single gram of %s takes away %j', (id, lost) => {
    const before: DietaryTag[] = ['vegetarian', 'vegan', 'gluten-free'];
    const after = tagsOfDish({ ...salad, [id]: 1 });
    expect(before.filter((tag) => !after.includes(tag)).sort()).toEqual([...lost].sort());
  });

  test.each<[string, boolean]>([
    ['salmon', true],
    ['egg', true],
    ['sweet-potato', true],
    ['almond', true],
    ['honey', true],
    ['rice-white', false],
    ['chickpeas-canned', false],
    ['yogurt-greek', false],
    ['peanut-butter', false],
    ['sugar', false],
    ['bacon', false],
    ['tofu-firm', false],
  ])('paleo with %s: %s', (id, holds) => {
    expect(tagsOfDish({ broccoli: 200, [id]: 50 }).includes('paleo')).toBe(holds);
  });

  test('are sorted like the list, each once', () => {
    const tags = tagsOfDish({ salmon: 150, avocado: 100 });
    expect(tags).toEqual(DIETARY_TAGS.filter((tag) => tags.includes(tag)));
    expect(tags).toEqual(['keto', 'paleo', 'gluten-free', 'low-carb', 'high-protein']);
  });
});

describe('allergens', () => {
  test('are those of all foods, each once, in the order of the law', () => {
    expect(
      findAllergens(dish({ tahini: 1, 'noodles-egg': 80, 'soy-sauce': 10, shrimp: 80, egg: 50 })),
    ).toEqual(['gluten', 'crustaceans', 'eggs', 'soybeans', 'sesame']);
  });

  test('include those of the smallest amounts', () => {
    expect(findAllergens(dish({ tomato: 500, 'worcestershire-sauce': 0.1 }))).toEqual(['gluten', 'fish']);
  });

  test('are empty if no food has any', () => {
    expect(findAllergens(dish({ 'chicken-breast': 200, 'rice-white': 75, broccoli: 150 }))).toEqual([]);
  });
});

describe('the main ingredients', () => {
  test('are the heaviest, heaviest first', () => {
    expect(findMainIngredients(dish({ broccoli: 150, 'chicken-breast': 200, 'rice-white': 75 }))).toEqual([
      'chicken',
      'broccoli',
      'rice',
    ]);
  });

  test('are three at most', () => {
    expect(
      findMainIngredients(dish({ 'chicken-breast': 100, broccoli: 99, 'rice-white': 98, carrot: 97 })),
    ).toEqual(['chicken', 'broccoli', 'rice']);
  });

  test('leave out foods of less than 12% of the weight', () => {
    expect(findMainIngredients(dish({ 'chicken-breast': 88, 'rice-white': 12 }))).toEqual([
      'chicken',
      'rice',
    ]);
    expect(findMainIngredients(dish({ 'chicken-breast': 89, 'rice-white': 11 }))).toEqual(['chicken']);
  });

  test('count foods of one word together', () => {
    expect(
      findMainIngredients(
        dish({ 'beans-black-canned': 60, 'rice-white-cooked': 100, 'beans-white-canned': 60 }),
      ),
    ).toEqual(['beans', 'rice']);
  });

  test('never include what only seasons, binds, or moistens', () => {
    expect(findMainIngredients(dish({ water: 500, onion: 200, 'oil-olive': 30, lentils: 80 }))).toEqual([
      'lentils',
    ]);
    expect(findMainIngredients(dish({ water: 500 }))).toEqual([]);
  });
});
