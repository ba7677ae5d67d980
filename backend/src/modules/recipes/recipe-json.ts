import { FOR_PLANS } from './recipe-audience.js';

export const time = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * What the cards of recipes `r` are read from. This and the heart below read the tables of the module `engagement`, a
 * row above: one statement a page, whoever keeps what it reads.
 */
export const WITH_RATINGS = 'left join recipe_rating_summary summary on summary.recipe_id = r.id';

/** The picture of a recipe `r`, if it has one: as wide as there is, and all that there is. */
export const PICTURE_ADDRESS = `'/api/pictures/' || r.image_key || '/' || r.image_widths[cardinality(r.image_widths)] || '.jpg'`;

export const PICTURE = `case when r.image_key is not null then json_build_object(
  'base', '/api/pictures/' || r.image_key, 'widths', r.image_widths, 'height', r.image_height) end`;

/**
 * A recipe `r` as it is sent, made by the database: nothing on the way has to read it. `$1` is who asks. The shape is
 * that of dto/recipe.response.ts; a test holds the two together.
 */
export const CARD = `
  'id', r.id, 'name', r.name, 'description', r.description,
  'imageUrl', ${PICTURE_ADDRESS}, 'picture', ${PICTURE},
  'mealTypes', r.meal_types, 'dietaryTags', r.dietary_tags, 'mainIngredientTags', r.main_ingredient_tags,
  'allergens', r.allergens, 'cuisine', r.cuisine,
  'prepTimeMinutes', r.prep_time_minutes, 'cookTimeMinutes', r.cook_time_minutes, 'servings', r.servings,
  'caloriesKcal', r.calories_kcal, 'proteinGrams', r.protein_grams, 'carbsGrams', r.carbs_grams, 'fatGrams', r.fat_grams,
  'nutritionSource', r.nutrition_source, 'isApproved', r.is_approved, 'isOwn', r.owner_id is not distinct from $1::uuid
    and r.owner_id is not null,
  'averageRating', summary.average_rating, 'totalRatings', coalesce(summary.total_ratings, 0),
  'isFavorited', exists (select from recipe_favorites where user_id = $1::uuid and recipe_id = r.id)`;

export const WHOLE = `${CARD},
  'fibreGrams', r.fibre_grams, 'sugarGrams', r.sugar_grams, 'sodiumMg', r.sodium_mg,
  'ingredientsJson', r.ingredients_json, 'instructionsText', r.instructions_text,
  'sourceReference', r.source_reference, 'isForPlans', ${FOR_PLANS}, 'isOffered', r.offered_at is not null and not r.is_approved,
  'creationTimestamp', ${time('r.creation_timestamp')}, 'lastUpdatedTimestamp', ${time('r.last_updated_timestamp')}`;
