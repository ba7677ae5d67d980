import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import type { PlanRecipe } from '../plan-model/index.js';
import { handsOnOf, sideOf, visibleTo } from '../recipes/index.js';

const READ = `
  select json_build_object(
    'id', r.id, 'name', r.name, 'description', r.description, 'mealTypes', r.meal_types,
    'dietaryTags', r.dietary_tags, 'mainIngredientTags', r.main_ingredient_tags, 'allergens', r.allergens,
    'cuisine', r.cuisine, 'prepTimeMinutes', r.prep_time_minutes, 'cookTimeMinutes', r.cook_time_minutes,
    'restTimeMinutes', r.rest_time_minutes, 'handsOnMinutes', ${handsOnOf('r')},
    'servings', r.servings, 'caloriesKcal', r.calories_kcal, 'proteinGrams', r.protein_grams,
    'carbsGrams', r.carbs_grams, 'fatGrams', r.fat_grams, 'fibreGrams', r.fibre_grams,
    'nutritionSource', r.nutrition_source, 'side', ${sideOf('r')},
    'isOwn', r.owner_id is not distinct from :userId::uuid and not r.is_approved,
    'picture', case when r.image_key is not null then json_build_object(
      'key', r.image_key, 'widths', r.image_widths, 'height', r.image_height) end,
    'drawing', r.drawing,
    'ingredientsJson', r.ingredients_json, 'instructionsText', r.instructions_text
  ) as recipe
  from recipe_cards r where r.id = any(:ids::uuid[]) and ${visibleTo({ recipe: 'r', viewer: ':userId' })}`;

/** Reads recipes as plans store them. */
@Injectable()
export class PlanRecipeQueries {
  constructor(private readonly sql: Sql) {}

  /** Returns those that the user sees, in any order. */
  async read(ids: string[], userId: string): Promise<PlanRecipe[]> {
    if (ids.length === 0) return [];
    const rows = await this.sql.rows<{ recipe: PlanRecipe }>(READ, { userId, ids: [...new Set(ids)] });
    return rows.map(({ recipe }) => recipe);
  }
}
