import { Migration } from '@mikro-orm/migrations';

/** A recipe may be a side, which is eaten beside a dish in steps of its own. Lists are filtered by it. */
export class M0023Sides extends Migration {
  override up(): void {
    this.addSql(`
      alter table recipes
        add column side_kind text check (side_kind in
          ('starch', 'bread', 'vegetable', 'salad', 'fruit', 'dairy', 'protein', 'nuts', 'drink')),
        add column side_step numeric(3,2) check (side_step in (0.25, 0.5, 1)),
        add column side_most numeric(4,2),
        add column is_side boolean generated always as (side_kind is not null) stored,
        add constraint recipes_side_is_whole check (num_nulls(side_kind, side_step, side_most) in (0, 3)),
        add constraint recipes_side_most check (side_most between side_step and 6 and mod(side_most, side_step) = 0);

      create or replace view recipe_cards as
        select id, name, description, meal_types, dietary_tags, main_ingredient_tags, allergens, cuisine, ingredients_json,
          instructions_text, prep_time_minutes, cook_time_minutes, total_minutes, servings, calories_kcal, protein_grams,
          carbs_grams, fat_grams, fibre_grams, nutrition_source, image_key, image_widths, image_height, owner_id, is_approved,
          approved_at, is_for_plans, audience, creation_timestamp, words, meal_bits, tag_bits, allergen_bits,
          side_kind, side_step, side_most, is_side
        from recipes;

      drop index recipes_by_newest, recipes_by_name, recipes_by_calories, recipes_by_protein, recipes_by_time;
      create index recipes_by_newest on recipes (audience, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, allergen_bits, is_side, prep_time_minutes, cook_time_minutes, total_minutes,
          calories_kcal, protein_grams, carbs_grams, fat_grams, fibre_grams);
      create index recipes_by_name on recipes (audience, name_key, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, allergen_bits, is_side, prep_time_minutes, cook_time_minutes, total_minutes,
          calories_kcal, protein_grams, carbs_grams, fat_grams, fibre_grams);
      create index recipes_by_calories on recipes (audience, calories_kcal, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, allergen_bits, is_side, prep_time_minutes, cook_time_minutes, total_minutes,
          protein_grams, carbs_grams, fat_grams, fibre_grams);
      create index recipes_by_protein on recipes (audience, protein_grams desc, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, allergen_bits, is_side, prep_time_minutes, cook_time_minutes, total_minutes,
          calories_kcal, carbs_grams, fat_grams, fibre_grams);
      create index recipes_by_time on recipes (audience, total_minutes, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, allergen_bits, is_side, prep_time_minutes, cook_time_minutes, calories_kcal,
          protein_grams, carbs_grams, fat_grams, fibre_grams);
    `);
  }
}
