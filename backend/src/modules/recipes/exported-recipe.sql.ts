import { jsonTime } from '../../platform/database/json-time.sql.js';
import { isForPlans } from './recipe-audience.sql.js';
import { handsOnOf, pictureOf, sideOf } from './recipe-json.sql.js';

/** Every recipe, whole, in the order in which they were made. */
export const EXPORTED_RECIPES = `
  select json_build_object(
    'id', r.id, 'name', r.name, 'description', r.description, 'mealTypes', r.meal_types, 'cuisine', r.cuisine,
    'dietaryTags', r.dietary_tags, 'mainIngredientTags', r.main_ingredient_tags, 'allergens', r.allergens,
    'ingredientsJson', r.ingredients_json, 'instructionsText', r.instructions_text,
    'prepTimeMinutes', r.prep_time_minutes, 'cookTimeMinutes', r.cook_time_minutes,
    'restTimeMinutes', r.rest_time_minutes, 'handsOnMinutes', ${handsOnOf('r')}, 'servings', r.servings,
    'caloriesKcal', r.calories_kcal, 'proteinGrams', r.protein_grams, 'carbsGrams', r.carbs_grams,
    'fatGrams', r.fat_grams, 'fibreGrams', r.fibre_grams, 'sugarGrams', r.sugar_grams, 'sodiumMg', r.sodium_mg,
    'nutritionSource', r.nutrition_source, 'side', ${sideOf('r')}, 'picture', ${pictureOf('r')}, 'drawing', r.drawing,
    'sourceReference', r.source_reference, 'ownerId', r.owner_id, 'isForPlans', ${isForPlans('r')},
    'isApproved', r.is_approved, 'approvedAt', ${jsonTime('r.approved_at')}, 'approvedBy', r.approved_by,
    'offeredAt', ${jsonTime('r.offered_at')}, 'declinedAt', ${jsonTime('r.declined_at')}, 'declineReason', r.decline_reason,
    'creationTimestamp', ${jsonTime('r.creation_timestamp')},
    'lastUpdatedTimestamp', ${jsonTime('r.last_updated_timestamp')}
  )::text as line
  from recipes r order by r.id`;
