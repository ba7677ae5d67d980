export { allergenName } from './allergen-name.js';
export {
  amountText,
  isMetric,
  measureText,
  mixedNumber,
  weighedAmount,
  weightText,
} from './amount-text.js';
export {
  DIETARY_TAGS,
  type DietaryTag,
  findAllergens,
  findMainIngredients,
  findTags,
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

export { splitWords } from './food-words.js';

export { foods, readLine } from './foods.js';
export { FoodsModule } from './foods.module.js';
export type { IngredientLine } from './ingredient-line.js';
export { spellRestriction } from './known-restrictions.js';
export { findLoggableFood, type LoggableFood } from './loggable-food.js';
export { computeNutrition, type Portion, rounded } from './nutrition.js';
export { measured, plural } from './plural-names.js';
export type { HouseholdMeasure, ReferenceNutrients } from './reference/reference-foods.js';
export {
  type BrokenRestriction,
  brokenBy,
  exclusionsFor,
  forbidsAnything,
  freeTextIn,
  LOW_FAT_SHARE,
  type RestrictedRecipe,
  type Restrictions,
} from './restrictions.js';
export { brokenRestrictions } from './restrictions.sql.js';
export { bundledNames } from './search/bundled-foods.js';
export { NameIndex } from './search/name-index.js';
export { TWINS } from './twins.js';
export { toGrams, UNITS, type Unit } from './units.js';
