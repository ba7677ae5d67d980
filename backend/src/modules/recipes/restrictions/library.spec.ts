import { expect, test } from '@jest/globals';
import { library } from '../../../../seeders/library/index.js';
import { contentOf } from '../../../../seeders/library/library.js';
import { FORBIDDEN, FORBIDDEN_BY_ALLERGY } from '../../../../test/generator/forbidden-food.js';
import { eatenFoodOf } from '../../../../test/generator/seed-library.js';
import { type Allergen, brokenBy } from '../../foods/index.js';

const recipes = library.map((recipe) => {
  const content = contentOf(recipe);
  const { perServing, dietaryTags, allergens } = content.nutrition;
  return {
    food: eatenFoodOf(recipe.slug),
    judged: {
      ...{ dietaryTags, allergens, caloriesKcal: perServing.kcal, fatGrams: perServing.fat },
      ingredientsJson: content.ingredients,
    },
  };
});

test.each(Object.entries(FORBIDDEN))(
  'every recipe that words and figures call not %s breaks it',
  (restriction, isForbidden) => {
    const missed = recipes
      .filter(({ food }) => isForbidden(food))
      .filter(
        ({ judged }) => brokenBy(judged, { dietaryRestrictions: [restriction], allergies: [] }).length === 0,
      );
    expect(missed.map(({ food }) => [food.name, food.ingredients])).toEqual([]);
  },
);

test.each(Object.entries(FORBIDDEN_BY_ALLERGY))(
  'every recipe whose words say that it contains %s breaks that allergy',
  (allergen, isForbidden) => {
    const missed = recipes
      .filter(({ food }) => isForbidden(food))
      .filter(
        ({ judged }) =>
          brokenBy(judged, { dietaryRestrictions: [], allergies: [allergen as Allergen] }).length === 0,
      );
    expect(missed.map(({ food }) => [food.name, food.ingredients])).toEqual([]);
  },
);
