import { Migration } from '@mikro-orm/migrations';

/** Adds what is drawn for recipes without a picture. Existing ones get theirs when the program starts. */
export class M0024Drawings extends Migration {
  override up(): void {
    this.addSql(`
      alter table recipes
        add column drawing text not null default 'plated.plate.none',
        add column drawing_rules integer not null default 0;

      create or replace view recipe_cards as
        select id, name, description, meal_types, dietary_tags, main_ingredient_tags, allergens, cuisine, ingredients_json,
          instructions_text, prep_time_minutes, cook_time_minutes, total_minutes, servings, calories_kcal, protein_grams,
          carbs_grams, fat_grams, fibre_grams, nutrition_source, image_key, image_widths, image_height, owner_id, is_approved,
          approved_at, is_for_plans, audience, creation_timestamp, words, meal_bits, tag_bits, allergen_bits,
          side_kind, side_step, side_most, is_side, drawing
        from recipes;
    `);
  }
}
