import { expect, test } from '@jest/globals';
import { libraryRecipes } from '../../../../test/factories/library-plans.js';
import { DISH_FORMS, formOfCopy } from './dish-form.js';

const formOf = (slug: string) => {
  const recipe = libraryRecipes.find(({ id }) => id === slug);
  if (!recipe) throw new Error(`There is no recipe called ${slug}`);
  return formOfCopy(recipe);
};

test.each([
  ['soy-mince-minestrone', 'soup'],
  ['chicken-tikka-masala', 'bowl'],
  ['cherry-kefir-smoothie', 'drink'],
])('%s is a %s', (slug, form) => expect(formOf(slug)).toBe(form));

test('a stored drawing decides before the name', () => {
  const [recipe] = libraryRecipes;
  if (!recipe) throw new Error('The library is empty');
  const name = 'Tomato soup';
  expect(formOfCopy({ ...recipe, name })).toBe('soup');
  expect(formOfCopy({ ...recipe, name, drawing: 'salad.bluebowl.none.tomato5' })).toBe('bowl');
  expect(formOfCopy({ ...recipe, name, drawing: 'nest.plate.none.tomato5' })).toBe('plate');
});

test('the library has soups, bowls, and plates for lunch and dinner', () => {
  const main = libraryRecipes.filter(
    ({ mealTypes, side }) => !side && mealTypes.some((type) => type === 'lunch' || type === 'dinner'),
  );
  expect(new Set(main.map(formOfCopy))).toEqual(new Set(DISH_FORMS.filter((form) => form !== 'drink')));
});
