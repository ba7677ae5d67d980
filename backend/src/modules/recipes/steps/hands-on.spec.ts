import { describe, expect, test } from '@jest/globals';
import { library } from '../../../../seeders/library/index.js';
import { estimateAttended, estimateHandsOn } from './hands-on.js';

/**
 * Recipes of the library that a person read: for how many minutes of the cooking time somebody has to stand at the
 * stove.
 */
const READ_BY_HAND: Record<string, number> = {
  'gigantes-butter-beans': 4,
  'smoky-soy-hash-tofu': 14,
  'soy-sloppy-joes': 6,
  'tuna-potato-broccoli-gratin': 6,
  'steak-and-eggs-blistered-tomatoes': 10,
  'cottage-cheese-oat-pancakes-raspberries': 15,
  'vietnamese-summer-rolls': 1,
  'pantry-tuna-pasta': 3,
  'banana-coconut-flour-pancakes': 12,
  'egg-spinach-sandwich': 0,
  'beef-stew-with-root-vegetables': 19,
  'besan-chilla-mint-yogurt': 15,
  'cod-puttanesca': 2,
  'turkey-taco-salad': 6,
  'masala-omelette': 5,
  'hummus-warm-tomato-toast': 7,
  'lemon-oregano-chicken-with-potatoes': 1,
  'tom-kha-tofu-mushrooms': 3,
  'savoury-yogurt-bowl-cucumber-egg': 0,
  'caldo-verde-with-turkey-sausage': 16,
  'turkey-egg-white-breakfast-muffin': 7,
  'halloumi-with-lentils-and-tomatoes': 10,
  'edamame-avocado-sesame-salad': 0,
  'kippers-poached-eggs-spinach': 5,
  'gambas-al-ajillo': 5,
  'paneer-tikka-skewers': 10,
  'cinnamon-rice-pudding-apple': 28,
  'minestrone-with-beans': 18,
  'stuffed-baked-sweet-potatoes': 5,
  'one-pot-tomato-basil-spaghetti': 11,
  'cajun-shrimp-and-grits': 20,
  'coconut-red-lentil-dal': 8,
  'turkey-and-kidney-bean-chili': 14,
  'thai-peanut-soy-bowl': 10,
  'turkey-sweet-potato-hash': 12,
  'tom-kha-with-shrimp': 6,
  'turkish-eggs-garlic-yogurt': 5,
  'seitan-skewers-with-bulgur': 13,
  'sticky-soy-tofu-cubes': 12,
  'tofu-scramble-tomato-spinach-toast': 8,
  'teriyaki-turkey-rice-bowl': 9,
  'smoky-tempeh-tomato-sandwich': 6,
  'tofu-pad-thai': 10,
  'potato-egg-breakfast-hash': 14,
  'cauliflower-mac-and-cheese': 6,
  'green-shakshuka': 10,
};

const MAX_DEVIATION_MINUTES = 5;
const MAX_MEAN_DEVIATION_MINUTES = 1;

const estimated = (slug: string): number => {
  const recipe = library.find((one) => one.slug === slug);
  if (!recipe) throw new Error(`The library has no ${slug}`);
  return estimateAttended(recipe.cookTimeMinutes, recipe.instructions.join('\n'));
};

describe('the attended part of cooking', () => {
  test.each(Object.entries(READ_BY_HAND))('of %s is about %i minutes', (slug, minutes) => {
    expect(Math.abs(estimated(slug) - minutes)).toBeLessThanOrEqual(MAX_DEVIATION_MINUTES);
  });

  test('is a minute off on average at most', () => {
    const deviations = Object.entries(READ_BY_HAND).map(([slug, minutes]) =>
      Math.abs(estimated(slug) - minutes),
    );
    const mean = deviations.reduce((sum, one) => sum + one, 0) / deviations.length;
    expect(mean).toBeLessThanOrEqual(MAX_MEAN_DEVIATION_MINUTES);
  });

  test.each([
    ['nothing while it bakes, however long that takes', 40, 'Bake until golden.', 0],
    [
      'what is fried while something else bakes',
      30,
      'Bake for 30 minutes. Meanwhile fry it for 10 minutes.',
      10,
    ],
    ['time that no step explains', 30, 'Fry for 6 minutes. Simmer for 20 minutes.', 10],
    ['all of it, if the steps name no time', 15, 'Boil it.\nEat it.', 15],
    ['never more than the cooking time', 5, 'Fry for 20 minutes.', 5],
    ['no time that is spent while nothing cooks', 0, 'Whisk for 5 minutes. Chill for 2 hours.', 0],
  ])('is %s', (_, cookTimeMinutes, steps, minutes) => {
    expect(estimateAttended(cookTimeMinutes, steps)).toBe(minutes);
  });
});

test('hands-on time lies between preparation, and preparation and cooking, for every recipe of the library', () => {
  const outside = library.filter((recipe) => {
    const minutes = estimateHandsOn(recipe, recipe.instructions.join('\n'));
    const { prepTimeMinutes: prep, cookTimeMinutes: cook } = recipe;
    return !Number.isInteger(minutes) || minutes < prep || minutes > prep + cook;
  });
  expect(outside.map(({ slug }) => slug)).toEqual([]);
});
