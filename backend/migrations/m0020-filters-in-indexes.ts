import { Migration } from '@mikro-orm/migrations';

/** Adds cooking time and fiber to the indexes of recipe lists, because lists are filtered by all of these. */
export class M0020FiltersInIndexes extends Migration {
  override up(): void {
    this.addSql(`
      drop index recipes_by_newest, recipes_by_name, recipes_by_calories, recipes_by_protein, recipes_by_time;
      create index recipes_by_newest on recipes (audience, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, allergen_bits, prep_time_minutes, cook_time_minutes, total_minutes, calories_kcal,
          protein_grams, carbs_grams, fat_grams, fibre_grams);
      create index recipes_by_name on recipes (audience, name_key, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, allergen_bits, prep_time_minutes, cook_time_minutes, total_minutes, calories_kcal,
          protein_grams, carbs_grams, fat_grams, fibre_grams);
      create index recipes_by_calories on recipes (audience, calories_kcal, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, allergen_bits, prep_time_minutes, cook_time_minutes, total_minutes, protein_grams,
          carbs_grams, fat_grams, fibre_grams);
      create index recipes_by_protein on recipes (audience, protein_grams desc, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, allergen_bits, prep_time_minutes, cook_time_minutes, total_minutes, calories_kcal,
          carbs_grams, fat_grams, fibre_grams);
      create index recipes_by_time on recipes (audience, total_minutes, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, allergen_bits, prep_time_minutes, cook_time_minutes, calories_kcal, protein_grams,
          carbs_grams, fat_grams, fibre_grams);
    `);
  }
}
