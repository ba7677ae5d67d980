import { Migration } from '@mikro-orm/migrations';

/**
 * User interactions with recipes: favorites, ratings, votes on ratings, views, collections, and
 * recommendations.
 */
export class M0003Engagement extends Migration {
  override up(): void {
    this.addSql(`
      create table recipe_favorites (
        user_id uuid not null references users on delete cascade,
        recipe_id uuid not null references recipes on delete cascade,
        favorite_date timestamptz not null default now(),
        notes text,
        primary key (user_id, recipe_id)
      );
      create index recipe_favorites_newest on recipe_favorites (user_id, favorite_date desc, recipe_id);
      create index recipe_favorites_of_recipe on recipe_favorites (recipe_id);

      create table recipe_ratings (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        recipe_id uuid not null references recipes on delete cascade,
        rating smallint not null check (rating between 1 and 5),
        review_text text check (char_length(review_text) between 1 and 1000),
        cooking_difficulty smallint check (cooking_difficulty between 1 and 5),
        would_cook_again boolean,
        helpful_count integer not null default 0,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        unique (recipe_id, user_id)
      );
      create index recipe_ratings_of_user on recipe_ratings (user_id);

      create table recipe_rating_summary (
        recipe_id uuid primary key references recipes on delete cascade,
        average_rating numeric(3,2),
        total_ratings integer not null default 0,
        total_reviews integer not null default 0,
        rating_1 integer not null default 0,
        rating_2 integer not null default 0,
        rating_3 integer not null default 0,
        rating_4 integer not null default 0,
        rating_5 integer not null default 0,
        helpful_count integer not null default 0,
        would_cook_again_count integer not null default 0,
        average_difficulty numeric(3,2)
      );

      create table rating_helpfulness (
        user_id uuid not null references users on delete cascade,
        rating_id uuid not null references recipe_ratings on delete cascade,
        is_helpful boolean not null,
        primary key (user_id, rating_id)
      );
      create index rating_helpfulness_of_rating on rating_helpfulness (rating_id);

      -- The lock comes first and the numbers in a second statement, which sees what was committed while it waited. So no
      -- rating is lost if several people rate at once. A recipe that is being deleted takes its summary with it.
      create function keep_rating_summary() returns trigger language plpgsql as $$
        declare
          rated uuid := case tg_op when 'DELETE' then old.recipe_id else new.recipe_id end;
        begin
          perform from recipe_rating_summary where recipe_id = rated for no key update;
          if not found then
            if tg_op = 'DELETE' then return null; end if;
            insert into recipe_rating_summary (recipe_id) values (rated) on conflict do nothing;
            perform from recipe_rating_summary where recipe_id = rated for no key update;
          end if;
          update recipe_rating_summary s set
            average_rating = now_is.average_rating, total_ratings = now_is.total_ratings, total_reviews = now_is.total_reviews,
            rating_1 = now_is.rating_1, rating_2 = now_is.rating_2, rating_3 = now_is.rating_3, rating_4 = now_is.rating_4,
            rating_5 = now_is.rating_5, helpful_count = now_is.helpful_count,
            would_cook_again_count = now_is.would_cook_again_count, average_difficulty = now_is.average_difficulty
          from (
            select avg(rating) as average_rating, count(*) as total_ratings, count(review_text) as total_reviews,
              count(*) filter (where rating = 1) as rating_1, count(*) filter (where rating = 2) as rating_2,
              count(*) filter (where rating = 3) as rating_3, count(*) filter (where rating = 4) as rating_4,
              count(*) filter (where rating = 5) as rating_5, coalesce(sum(helpful_count), 0) as helpful_count,
              count(*) filter (where would_cook_again) as would_cook_again_count,
              avg(cooking_difficulty) as average_difficulty
            from recipe_ratings where recipe_id = rated
          ) as now_is
          where s.recipe_id = rated;
          return null;
        end $$;

      create trigger recipe_ratings_keep_summary after insert or update or delete on recipe_ratings
        for each row execute function keep_rating_summary();

      create function keep_helpful_count() returns trigger language plpgsql as $$
        declare
          voted uuid := case tg_op when 'DELETE' then old.rating_id else new.rating_id end;
        begin
          perform from recipe_ratings where id = voted for no key update;
          update recipe_ratings
            set helpful_count = (select count(*) from rating_helpfulness where rating_id = voted and is_helpful)
            where id = voted;
          return null;
        end $$;

      create trigger rating_helpfulness_keep_count after insert or update or delete on rating_helpfulness
        for each row execute function keep_helpful_count();

      create table recipe_interactions (
        id bigint generated always as identity primary key,
        user_id uuid not null references users on delete cascade,
        recipe_id uuid references recipes on delete cascade,
        interaction_type text not null check (interaction_type in ('view', 'rate', 'cook', 'share', 'search')),
        interaction_value integer,
        session_id text,
        interaction_date timestamptz not null default now(),
        metadata jsonb,
        check (recipe_id is not null or interaction_type = 'search')
      );
      create index recipe_interactions_of_user on recipe_interactions (user_id, interaction_type, interaction_date desc);
      create index recipe_interactions_of_recipe on recipe_interactions (recipe_id, interaction_type);
      -- A second look within an hour does not count as another view, and changing a rating does not count as another rating.
      create unique index recipe_interactions_once_an_hour
        on recipe_interactions (user_id, recipe_id, interaction_type, date_trunc('hour', interaction_date at time zone 'UTC'))
        where interaction_type in ('view', 'rate');

      create table recipe_collections (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        name varchar(255) not null check (name <> ''),
        description text,
        is_public boolean not null default false,
        tags text[] not null default '{}',
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index recipe_collections_of_user on recipe_collections (user_id, updated_at desc, id);
      create index recipe_collections_public on recipe_collections (updated_at desc, id) where is_public;

      create table collection_recipes (
        collection_id uuid not null references recipe_collections on delete cascade,
        recipe_id uuid not null references recipes on delete cascade,
        added_date timestamptz not null default now(),
        order_index integer not null,
        notes text,
        primary key (collection_id, recipe_id)
      );
      create index collection_recipes_in_order on collection_recipes (collection_id, order_index);
      create index collection_recipes_of_recipe on collection_recipes (recipe_id);

      create table recipe_recommendations (
        user_id uuid not null references users on delete cascade,
        recipe_id uuid not null references recipes on delete cascade,
        recommendation_type text not null check (recommendation_type in ('rated', 'favorites', 'cooked')),
        score numeric(5,4) not null,
        reason text not null,
        generated_at timestamptz not null default now(),
        expires_at timestamptz not null,
        primary key (user_id, recipe_id)
      );
      create index recipe_recommendations_of_recipe on recipe_recommendations (recipe_id);

      -- The lookups of recommendations and similar recipes.
      create index recipes_of_main_ingredient on recipes ((main_ingredient_tags[1]));
      create index recipes_of_cuisine on recipes (cuisine);
      create index recipes_of_ingredients on recipes using gin (main_ingredient_tags);

      -- A reason holds as long as the rows that it counts stay the same.
      create function forget_recommendations() returns trigger language plpgsql as $$
        begin
          delete from recipe_recommendations
            where user_id = case tg_op when 'DELETE' then old.user_id else new.user_id end;
          return null;
        end $$;

      create trigger recipe_favorites_change_taste after insert or delete on recipe_favorites
        for each row execute function forget_recommendations();
      create trigger recipe_ratings_change_taste after insert or delete or update of rating on recipe_ratings
        for each row execute function forget_recommendations();
      create trigger recipe_interactions_change_taste after insert on recipe_interactions
        for each row when (new.interaction_type = 'cook') execute function forget_recommendations();
    `);
  }
}
