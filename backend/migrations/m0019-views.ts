import { Migration } from '@mikro-orm/migrations';

/**
 * The views that modules read of each other's tables (decision 28). Columns are listed, so that no new one is exposed
 * by accident.
 */
export class M0019Views extends Migration {
  override up(): void {
    this.addSql(`
      -- Owned by users.
      create view people as
        select id, email, name, role, profile_picture, time_zone, created_at, disabled_at is null as is_open,
          password_hash is not null as has_password, google_id is not null as google_linked
        from users;

      create view current_coachings as
        select trainer_id, customer_id, since, began_by from coaching where ended_at is null;

      -- Owned by recipes.
      create view recipe_cards as
        select id, name, description, meal_types, dietary_tags, main_ingredient_tags, allergens, cuisine, ingredients_json,
          instructions_text, prep_time_minutes, cook_time_minutes, total_minutes, servings, calories_kcal, protein_grams,
          carbs_grams, fat_grams, fibre_grams, nutrition_source, image_key, image_widths, image_height, owner_id, is_approved,
          approved_at, is_for_plans, audience, creation_timestamp, words, meal_bits, tag_bits, allergen_bits
        from recipes;

      create view changed_recipes as select recipe_id, changed_in from recipe_changes;

      -- Owned by engagement.
      create view recipe_stars as select recipe_id, average_rating, total_ratings from recipe_rating_summary;

      create view recipe_hearts as select user_id, recipe_id from recipe_favorites;

      create view recipe_uses as
        select id as recipe_id,
          (select count(*) from recipe_favorites f where f.recipe_id = r.id) as favorites,
          (select count(*) from recipe_ratings t where t.recipe_id = r.id) as ratings,
          (select count(*) from collection_recipes c where c.recipe_id = r.id) as collections
        from recipe_cards r;

      -- Owned by the platform. The log of mails outlives the accounts that it names.
      create view audit_trail as select id, actor_id, action, subject_type, subject_id, details, at from audit_log;
      alter table email_send_log drop constraint email_send_log_user_id_fkey;
    `);
  }
}
