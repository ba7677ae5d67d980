import { type Food, foods } from '../foods/index.js';
import type { PlanRecipe } from './plan.js';

/** A portion of fruit as health services count it. */
const PORTION_GRAMS = 80;
const DRIED_PORTION_GRAMS = 30;

const FRUIT = new RegExp(
  `^(${[
    ...[
      'apple',
      'apricot',
      'banana',
      'berries',
      'blackberry',
      'blueberry',
      'cherry',
      'clementine',
      'cranberry',
    ],
    ...['currant', 'fig', 'grape', 'grapefruit', 'guava', 'kiwi', 'lychee', 'mango', 'melon', 'nectarine'],
    ...[
      'orange',
      'papaya',
      'passion-fruit',
      'peach',
      'pear',
      'persimmon',
      'pineapple',
      'plum',
      'pomegranate',
    ],
    ...[
      'raspberry',
      'rhubarb',
      'strawberry',
      'tangerine',
      'watermelon',
      'applesauce',
      'date',
      'prune',
      'raisin',
    ],
  ].join('|')})(?!.*-(juice|zest|chips)$)(-|$)`,
);
const DRIED = /-dried$|^(date|prune|raisin)/;

/** Whether it is eaten as fruit. Juice, lemons, and avocados are not. */
export const isFruit = ({ id }: Pick<Food, 'id'>): boolean => FRUIT.test(id);

/** Returns the portions of fruit in a serving of a recipe. */
export function countFruit({
  ingredientsJson,
  servings,
}: Pick<PlanRecipe, 'ingredientsJson' | 'servings'>): number {
  return ingredientsJson.reduce((sum, { foodId, grams }) => {
    const food = foods.get(foodId ?? '');
    if (!food || !isFruit(food)) return sum;
    return sum + (grams ?? 0) / (DRIED.test(food.id) ? DRIED_PORTION_GRAMS : PORTION_GRAMS) / servings;
  }, 0);
}
