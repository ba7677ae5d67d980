import { Migration } from '@mikro-orm/migrations';

/** Recipes and what finds them: their audience, their facets as bits, and their words. */
export class M0002Recipes extends Migration {
  override up(): void {
    this.addSql(`
      create extension if not exists unaccent;
      create extension if not exists pg_trgm;
      create extension if not exists fuzzystrmatch;

      create function unaccented(value text) returns text
        language sql immutable strict parallel safe as $$ select unaccent('unaccent', value) $$;

      -- Bit n is set if the list contains the n-th value.
      create function bits_of(list text[], variadic choices text[]) returns integer
        language sql immutable parallel safe as $$
          select coalesce(sum(1 << (place - 1)::integer), 0)::integer
          from unnest(choices) with ordinality as choice(value, place) where value = any(list) $$;

      create table recipes (
        id uuid primary key,
        name varchar(255) not null,
        description text not null default '',
        meal_types text[] not null default '{}',
        dietary_tags text[] not null default '{}',
        main_ingredient_tags text[] not null default '{}',
        allergens text[],
        cuisine text,
        ingredients_json jsonb not null,
        instructions_text text not null,
        prep_time_minutes integer not null check (prep_time_minutes >= 0),
        cook_time_minutes integer not null check (cook_time_minutes >= 0),
        servings integer not null check (servings > 0),
        calories_kcal integer not null check (calories_kcal >= 0),
        protein_grams numeric(5,2) not null check (protein_grams >= 0),
        carbs_grams numeric(5,2) not null check (carbs_grams >= 0),
        fat_grams numeric(5,2) not null check (fat_grams >= 0),
        fibre_grams numeric(5,2),
        sugar_grams numeric(5,2),
        sodium_mg integer,
        nutrition_source text not null check (nutrition_source in ('computed', 'entered')),
        image_key text unique,
        image_widths integer[],
        image_height integer,
        source_reference text,
        owner_id uuid references users on delete cascade,
        offered_at timestamptz,
        declined_at timestamptz,
        decline_reason text,
        is_approved boolean not null default false,
        approved_at timestamptz,
        approved_by uuid references users on delete set null,
        creation_timestamp timestamptz not null,
        last_updated_timestamp timestamptz not null,
        check (num_nulls(image_key, image_widths, image_height) in (0, 3)),

        -- Who sees a recipe outside the admin area: everyone (no owner), an owner and their customers, or nobody.
        audience uuid generated always as (
          case when is_approved then '00000000-0000-0000-0000-000000000000'::uuid else owner_id end
        ) stored,
        meal_bits integer generated always as (
          bits_of(meal_types, 'breakfast', 'lunch', 'dinner', 'snack')
        ) stored,
        tag_bits integer generated always as (
          bits_of(dietary_tags, 'vegetarian', 'vegan', 'keto', 'paleo', 'gluten-free', 'low-carb', 'high-protein')
        ) stored,
        -- The columns by which lists are sorted.
        name_key text collate "C" generated always as (lower(unaccented(name))) stored,
        total_minutes integer generated always as (prep_time_minutes + cook_time_minutes) stored,
        words tsvector
      );

      -- Long texts are stored outside the row, so that searching reads little. The words, which rank results, stay in it.
      alter table recipes alter column ingredients_json set storage external;
      alter table recipes alter column instructions_text set storage external;
      alter table recipes alter column words set storage main;
      -- A list is read in order from an index alone. Starting parallel workers takes longer than reading it.
      alter table recipes set (toast_tuple_target = 256, parallel_workers = 0);
      -- Index-only scans stop at pages of new rows that have not been vacuumed, so vacuum runs early.
      alter table recipes set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

      create index recipes_by_newest on recipes (audience, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, prep_time_minutes, calories_kcal, protein_grams, carbs_grams, fat_grams);
      create index recipes_by_name on recipes (audience, name_key, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, prep_time_minutes, calories_kcal, protein_grams, carbs_grams, fat_grams);
      create index recipes_by_calories on recipes (audience, calories_kcal, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, prep_time_minutes, protein_grams, carbs_grams, fat_grams);
      create index recipes_by_protein on recipes (audience, protein_grams desc, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, prep_time_minutes, calories_kcal, carbs_grams, fat_grams);
      create index recipes_by_time on recipes (audience, total_minutes, creation_timestamp desc, id desc)
        include (meal_bits, tag_bits, prep_time_minutes, calories_kcal, protein_grams, carbs_grams, fat_grams);
      create index recipes_waiting on recipes (creation_timestamp desc, id desc)
        where not is_approved and (owner_id is null or offered_at is not null);
      create index recipes_of_owner on recipes (owner_id);
      create index recipes_approved_by on recipes (approved_by);
      -- Without a pending list, which every search would have to read.
      create index recipes_words on recipes using gin (words) with (fastupdate = off);

      -- Files in storage that no recipe shows anymore and that are deleted when due.
      create table abandoned_pictures (
        key text primary key,
        widths integer[] not null,
        due_at timestamptz not null
      );
      create index abandoned_pictures_due on abandoned_pictures (due_at);

      create function abandon_recipe_picture() returns trigger language plpgsql as $$
        begin
          insert into abandoned_pictures (key, widths, due_at) values (old.image_key, old.image_widths, now());
          return null;
        end $$;

      create trigger recipes_abandon_deleted_picture after delete on recipes
        for each row when (old.image_key is not null) execute function abandon_recipe_picture();
      create trigger recipes_abandon_replaced_picture after update of image_key on recipes
        for each row when (old.image_key is distinct from new.image_key and old.image_key is not null)
        execute function abandon_recipe_picture();

      -- The bundled recipes that this database has received, so that deleted ones do not come back.
      create table planted_recipes (slug text primary key);

      -- All words of public recipes, to find the one that a typo stands for. Words of private recipes are left out: a
      -- typo that resembles one would be corrected to it and reveal that it exists.
      create table recipe_words (word text collate "C" primary key);
      create index recipe_words_alike on recipe_words using gin (word gin_trgm_ops);

      create function recipe_words_of(name text, ingredients jsonb, description text) returns tsvector
        language sql immutable parallel safe as $$
          select setweight(to_tsvector('english', unaccented(name)), 'A')
              || setweight(to_tsvector('english', unaccented(coalesce(
                   (select string_agg(item ->> 'name', ' ') from jsonb_array_elements(ingredients) as item), ''))), 'B')
              || setweight(to_tsvector('english', unaccented(description)), 'D') $$;

      create function letters_of(word text) returns text
        language sql immutable strict parallel safe as $$
          select string_agg(letter, '' order by letter) from regexp_split_to_table(word, '') as letter $$;

      -- The search query: each word matches as a prefix. A word that is no prefix of anything is replaced by words of which
      -- it may be a typo: similar in trigrams, and few letters away or with the same letters in another order.
      create function recipe_query(search text) returns tsquery
        language plpgsql stable parallel safe set pg_trgm.similarity_threshold = 0.22 as $$
        declare
          wanted text;
          meant text;
          terms text[] := '{}';
        begin
          for wanted in
            select left(lexeme, 40) from unnest(to_tsvector('english', unaccented(search)))
            where lexeme ~ '^[[:alnum:]-]+$' order by positions[1] limit 8
          loop
            if exists (select from recipe_words where word >= wanted and word < wanted || chr(1114109)) then
              meant := quote_literal(wanted) || ':*';
            else
              select quote_literal(wanted) || ':*' || coalesce(' | ' || string_agg(quote_literal(word), ' | '), '') into meant from (
                select word from recipe_words
                where word % wanted and (levenshtein(word, wanted) <= greatest(1, length(wanted) / 3)
                  or (length(word) = length(wanted) and letters_of(word) = letters_of(wanted)))
                order by levenshtein(word, wanted), similarity(word, wanted) desc, word limit 3) as alike;
            end if;
            terms := terms || ('(' || meant || ')');
          end loop;
          return array_to_string(terms, ' & ')::tsquery;
        end $$;

      create function keep_recipe_words() returns trigger language plpgsql as $$
        begin
          new.words := recipe_words_of(new.name, new.ingredients_json, new.description);
          if not new.is_approved then return new; end if;
          insert into recipe_words (word)
            select lexeme from unnest(new.words) where lexeme ~ '^[[:alpha:]]{3,40}$'
            except select word from recipe_words
            order by 1
            on conflict do nothing;
          return new;
        end $$;

      create trigger recipes_keep_words before insert or update of name, ingredients_json, description, is_approved on recipes
        for each row execute function keep_recipe_words();
    `);
  }
}
