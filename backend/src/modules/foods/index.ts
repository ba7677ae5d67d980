export { allergenName } from './allergen-name.js';
export {
  allergensOf,
  DIETARY_TAGS,
  type DietaryTag,
  mainIngredientsOf,
  tagsOf,
  tagsOfNumbers,
} from './diets.js';
export {
  AISLES,
  type Aisle,
  ALLERGENS,
  type Allergen,
  type Food,
  INGREDIENT_DIETS,
  type IngredientDiet,
  type Nutrients,
} from './food.js';

export { foodTableVersion } from './food-table.js';

export { wordsOf } from './food-words.js';

export { foods, readLine } from './foods.js';
export { FoodsModule } from './foods.module.js';
export type { IngredientLine } from './ingredient-line.js';
export { nutritionOf, type Portion, rounded } from './nutrition.js';
export { measured, plural } from './plural-names.js';
export { toGrams, UNITS, type Unit } from './units.js';
