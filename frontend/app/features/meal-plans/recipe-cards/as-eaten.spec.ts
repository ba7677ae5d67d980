import { expect, test } from '@jest/globals';
import { asEaten } from './as-eaten';
import type { CardRecipe } from './card-options';

const ingredient = { unit: 'g', name: 'oats', note: null, foodId: null, grams: null } as const;

const recipe = (...portions: number[]) =>
  ({
    servings: 4,
    instructionsText: 'Boil.',
    ingredientsJson: [
      { ...ingredient, amount: 400 },
      { ...ingredient, name: 'salt', amount: null },
    ],
    eaten: portions.map((servings, index) => ({ day: index + 1, servings })),
  }) as CardRecipe;

test('a card is for the portion that is eaten each time', () => {
  expect(asEaten(recipe(1.5, 1.5))).toMatchObject({
    servings: 1.5,
    ingredientsJson: [{ amount: 150 }, { amount: null }],
  });
});

test('a card is for the whole recipe if portions differ', () => {
  expect(asEaten(recipe(1, 1.5))).toMatchObject({ servings: 4, ingredientsJson: [{ amount: 400 }, {}] });
});
