import { Migration } from '@mikro-orm/migrations';

/**
 * The minutes for which a recipe needs a cook, as read from its steps, and the version of the rule that read them.
 * Rows that no version has read yet are read at the next start.
 */
export class M0026HandsOnTimes extends Migration {
  override up(): void {
    this.addSql(`
      alter table recipes
        add column hands_on_minutes integer,
        add column hands_on_rule integer,
        add constraint recipes_hands_on_is_within
          check (hands_on_minutes between prep_time_minutes and prep_time_minutes + cook_time_minutes),
        add constraint recipes_hands_on_is_whole check (num_nulls(hands_on_minutes, hands_on_rule) in (0, 2));

      create or replace view recipe_cards as
        select id, name, description, meal_types, dietary_tags, main_ingredient_tags, allergens, cuisine, ingredients_json,
          instructions_text, prep_time_minutes, cook_time_minutes, total_minutes, servings, calories_kcal, protein_grams,
          carbs_grams, fat_grams, fibre_grams, nutrition_source, image_key, image_widths, image_height, owner_id, is_approved,
          approved_at, is_for_plans, audience, creation_timestamp, words, meal_bits, tag_bits, allergen_bits,
          side_kind, side_step, side_most, is_side, drawing, rest_time_minutes, hands_on_minutes
        from recipes;
    `);
  }
}
