import { keepsOfUsers } from '../../platform/own-data/own-data.js';

keepsOfUsers(
  {
    name: 'own-recipes',
    about: 'Recipes that you wrote or imported, and their pictures',
    tables: ['recipes'],
    rows: `
      select id, name, description, meal_types, dietary_tags, main_ingredient_tags, allergens, cuisine, ingredients_json,
        instructions_text, prep_time_minutes, cook_time_minutes, rest_time_minutes, servings, calories_kcal,
        protein_grams, carbs_grams, fat_grams, fibre_grams, sugar_grams, sodium_mg, nutrition_source, source_reference,
        offered_at, declined_at, decline_reason, is_approved, creation_timestamp, last_updated_timestamp
      from recipes where owner_id = :userId order by creation_timestamp, id`,
    files: `
      select r.id || '.jpg' as name, r.image_key || '/' || r.image_widths[cardinality(r.image_widths)] || '.jpg' as key
      from recipes r where r.owner_id = :userId and r.image_key is not null order by r.id`,
    // Public recipes stay for everyone, without their author.
    onErasure: ['update recipes set owner_id = null where owner_id = :userId and is_approved'],
  },
  {
    name: 'assigned-recipes',
    about: 'Recipes that were assigned to you, or that you assigned',
    tables: ['personalized_recipes'],
    rows: `
      select a.recipe_id, r.name as recipe_name, a.customer_id, a.assigned_by, a.assigned_at
      from personalized_recipes a join recipes r on r.id = a.recipe_id
      where a.customer_id = :userId or a.assigned_by = :userId order by a.assigned_at, a.id`,
    onErasure: [
      `update personalized_recipes set assigned_by = :heir::uuid where assigned_by = :userId and customer_id <> :userId`,
    ],
  },
);
