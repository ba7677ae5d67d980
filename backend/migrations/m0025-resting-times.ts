import { Migration } from '@mikro-orm/migrations';

/** Bundled recipes by the minutes that they rest, which until now no number of theirs contained. */
const RESTING = `
  ('raspberry-skyr-overnight-oats', 240), ('classic-bircher-muesli', 120), ('peanut-butter-overnight-oats', 240),
  ('overnight-coconut-chia-pudding-raspberries', 240), ('coconut-raspberry-chia-pudding', 240),
  ('peanut-butter-chia-protein-pudding', 240), ('berry-chia-overnight-oats', 480), ('carrot-cake-overnight-oats', 480),
  ('apple-pie-overnight-oats', 480), ('peanut-butter-oat-bites', 30), ('date-walnut-cocoa-balls', 30),
  ('chocolate-whey-oat-bars', 120), ('carrot-cake-protein-bites', 60), ('lemon-quark-cheesecake-cups', 60),
  ('chocolate-casein-pudding', 20), ('frozen-raspberry-yogurt-bark', 180), ('silken-tofu-chocolate-mousse', 120),
  ('oven-dried-beef-strips', 480), ('frozen-banana-peanut-bites', 90), ('macadamia-coconut-clusters', 30),
  ('peanut-banana-tofu-mousse', 60), ('peanut-coconut-protein-balls', 30), ('chocolate-hemp-fudge', 120)`;

/** Resting is told apart from preparation and cooking, and it is part of the total time. */
export class M0025RestingTimes extends Migration {
  override up(): void {
    this.addSql(`
      alter table recipes
        add column rest_time_minutes integer not null default 0 check (rest_time_minutes >= 0);
      update recipes set rest_time_minutes = minutes
        from (values ${RESTING}) as resting (slug, minutes)
        where source_reference = 'mealwright:' || slug;
      -- Its preparation contained the time in which its lentils soak.
      update recipes set prep_time_minutes = 10, rest_time_minutes = 30
        where source_reference = 'mealwright:red-lentil-spinach-chilla' and prep_time_minutes = 40;
      alter table recipes alter column total_minutes
        set expression as (prep_time_minutes + cook_time_minutes + rest_time_minutes);

      create or replace view recipe_cards as
        select id, name, description, meal_types, dietary_tags, main_ingredient_tags, allergens, cuisine, ingredients_json,
          instructions_text, prep_time_minutes, cook_time_minutes, total_minutes, servings, calories_kcal, protein_grams,
          carbs_grams, fat_grams, fibre_grams, nutrition_source, image_key, image_widths, image_height, owner_id, is_approved,
          approved_at, is_for_plans, audience, creation_timestamp, words, meal_bits, tag_bits, allergen_bits,
          side_kind, side_step, side_most, is_side, drawing, rest_time_minutes
        from recipes;
    `);
  }
}
