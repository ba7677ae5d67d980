import { Migration } from '@mikro-orm/migrations';

/** Lets recipes be found by what they do not contain, by cuisine, and by main ingredients. */
export class M0015SearchByMeaning extends Migration {
  override up(): void {
    this.addSql(`
      -- If an ingredient is unknown, the recipe may contain any allergen.
      alter table recipes add column allergen_bits integer generated always as (
        case when allergens is null then 16383 else bits_of(allergens, 'gluten', 'crustaceans', 'eggs', 'fish', 'peanuts',
          'soybeans', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs') end
      ) stored;

      drop index recipes_by_newest, recipes_by_name, recipes_by_calories, recipes_by_protein, recipes_by_time;
      create index recipes_by_newest on recipes (audience, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, allergen_bits, prep_time_minutes, total_minutes, calories_kcal, protein_grams,
          carbs_grams, fat_grams);
      create index recipes_by_name on recipes (audience, name_key, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, allergen_bits, prep_time_minutes, total_minutes, calories_kcal, protein_grams,
          carbs_grams, fat_grams);
      create index recipes_by_calories on recipes (audience, calories_kcal, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, allergen_bits, prep_time_minutes, total_minutes, protein_grams, carbs_grams, fat_grams);
      create index recipes_by_protein on recipes (audience, protein_grams desc, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, allergen_bits, prep_time_minutes, total_minutes, calories_kcal, carbs_grams, fat_grams);
      create index recipes_by_time on recipes (audience, total_minutes, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, allergen_bits, prep_time_minutes, calories_kcal, protein_grams, carbs_grams, fat_grams);

      -- A separator that is not indexed stands between two ingredients, so that no phrase matches across them.
      create function recipe_words_of(name text, cuisine text, mains text[], ingredients jsonb, description text) returns tsvector
        language sql immutable parallel safe as $$
          select setweight(to_tsvector('english', unaccented(name || ' and ' || coalesce(cuisine, ''))), 'A')
              || setweight(to_tsvector('english', unaccented(array_to_string(mains, ' and '))), 'C')
              || setweight(to_tsvector('english', unaccented(coalesce(
                   (select string_agg(item ->> 'name', ' and ') from jsonb_array_elements(ingredients) as item), ''))), 'B')
              || setweight(to_tsvector('english', unaccented(description)), 'D') $$;

      create or replace function keep_recipe_words() returns trigger language plpgsql as $$
        begin
          new.words := recipe_words_of(
            new.name, new.cuisine, new.main_ingredient_tags, new.ingredients_json, new.description);
          if not new.is_approved then return new; end if;
          insert into recipe_words (word)
            select lexeme from unnest(new.words) where lexeme ~ '^[[:alpha:]]{3,40}$'
            except select word from recipe_words
            order by 1
            on conflict do nothing;
          return new;
        end $$;

      drop trigger recipes_keep_words on recipes;
      create trigger recipes_keep_words
        before insert or update of name, cuisine, main_ingredient_tags, ingredients_json, description, is_approved on recipes
        for each row execute function keep_recipe_words();
      drop function recipe_words_of(text, jsonb, text);
      update recipes set name = name;
    `);
  }
}
