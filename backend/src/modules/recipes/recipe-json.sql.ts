import { jsonTime } from '../../platform/database/json-time.sql.js';
import { isForPlans } from './recipe-audience.sql.js';

/** SQL expressions for the recipe, its stars, and the viewer. */
export interface CardNames {
  recipe: string;
  viewer: string;
  /** The alias that `withStars` joins. */
  stars: string;
}

/**
 * Joins the stars of a recipe. These and the heart on a card come from views of `engagement`, a module of a later
 * row, so that one statement can write a whole page.
 */
export const withStars = ({ recipe, stars }: Omit<CardNames, 'viewer'>): string =>
  `left join recipe_stars ${stars} on ${stars}.recipe_id = ${recipe}.id`;

/** The address of the recipe's widest picture, if it has one. */
export const pictureAddressOf = (recipe: string): string =>
  `'/api/pictures/' || ${recipe}.image_key || '/' || ${recipe}.image_widths[cardinality(${recipe}.image_widths)] || '.jpg'`;

/** Until its steps have been read, a recipe counts as needing a cook all the time. */
export const handsOnOf = (recipe: string): string =>
  `coalesce(${recipe}.hands_on_minutes, ${recipe}.prep_time_minutes + ${recipe}.cook_time_minutes)`;

/** The portions of the recipe beside a dish, if it is a side. */
export const sideOf = (recipe: string): string => `case when ${recipe}.is_side then json_build_object(
  'kind', ${recipe}.side_kind, 'step', trim_scale(${recipe}.side_step), 'most', trim_scale(${recipe}.side_most)) end`;

/** All data of the recipe's picture, if it has one. */
export const pictureOf = (
  recipe: string,
): string => `case when ${recipe}.image_key is not null then json_build_object(
  'base', '/api/pictures/' || ${recipe}.image_key, 'widths', ${recipe}.image_widths, 'height', ${recipe}.image_height) end`;

/**
 * Lets the database write a recipe as it is sent, so that the program does not parse it. Its shape is that of
 * dto/recipe.response.ts, and a test compares the two.
 */
export const cardOf = ({ recipe: r, viewer, stars }: CardNames): string => `
  'id', ${r}.id, 'name', ${r}.name, 'description', ${r}.description,
  'imageUrl', ${pictureAddressOf(r)}, 'picture', ${pictureOf(r)}, 'drawing', ${r}.drawing,
  'mealTypes', ${r}.meal_types, 'dietaryTags', ${r}.dietary_tags, 'mainIngredientTags', ${r}.main_ingredient_tags,
  'allergens', ${r}.allergens, 'cuisine', ${r}.cuisine,
  'prepTimeMinutes', ${r}.prep_time_minutes, 'cookTimeMinutes', ${r}.cook_time_minutes,
  'restTimeMinutes', ${r}.rest_time_minutes, 'totalTimeMinutes', ${r}.total_minutes, 'handsOnMinutes', ${handsOnOf(r)}, 'servings', ${r}.servings,
  'caloriesKcal', ${r}.calories_kcal, 'proteinGrams', ${r}.protein_grams, 'carbsGrams', ${r}.carbs_grams, 'fatGrams', ${r}.fat_grams,
  'nutritionSource', ${r}.nutrition_source, 'side', ${sideOf(r)}, 'isApproved', ${r}.is_approved,
  'isOwn', ${r}.owner_id is not distinct from ${viewer}::uuid and ${r}.owner_id is not null,
  'averageRating', ${stars}.average_rating, 'totalRatings', coalesce(${stars}.total_ratings, 0),
  'isFavorited', exists (select from recipe_hearts where user_id = ${viewer}::uuid and recipe_id = ${r}.id)`;

/** Adds the fields that only the recipe's own page shows. */
export const wholeOf = (names: CardNames): string => {
  const { recipe: r } = names;
  return `${cardOf(names)},
  'fibreGrams', ${r}.fibre_grams, 'sugarGrams', ${r}.sugar_grams, 'sodiumMg', ${r}.sodium_mg,
  'ingredientsJson', ${r}.ingredients_json, 'instructionsText', ${r}.instructions_text,
  'sourceReference', ${r}.source_reference, 'isForPlans', ${isForPlans(r)}, 'isOffered', ${r}.offered_at is not null and not ${r}.is_approved,
  'creationTimestamp', ${jsonTime(`${r}.creation_timestamp`)}, 'lastUpdatedTimestamp', ${jsonTime(`${r}.last_updated_timestamp`)}`;
};
