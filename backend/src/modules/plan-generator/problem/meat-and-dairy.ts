import { type Food, foods } from '../../foods/index.js';

const SEA = ['fish', 'crustaceans', 'molluscs'];

const idsOf = (isMeant: (food: Food) => boolean): string[] =>
  [...foods.values()].filter(isMeant).map(({ id }) => id);

/** Everything made from slaughtered animals except seafood, including stock and gelatin. */
export const MEAT_IDS = idsOf(
  ({ excludes, allergens }) =>
    excludes.includes('vegetarian') && !allergens.some((allergen) => SEA.includes(allergen)),
);

export const DAIRY_IDS = idsOf(({ allergens }) => allergens.includes('milk'));
