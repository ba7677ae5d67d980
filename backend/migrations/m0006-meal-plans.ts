import { Migration } from '@mikro-orm/migrations';

/** Meal plans: drafts, saved plans, assigned plans, and public links. */
export class M0006MealPlans extends Migration {
  override up(): void {
    this.addSql(`
      -- Records which recipe changed when, for programs that cache recipes. A row without a recipe means that it was deleted.
      -- The number is that of the transaction: a reader that continues from the oldest one still running misses nothing.
      create table recipe_changes (
        recipe_id uuid primary key,
        changed_in xid8 not null
      );
      create index recipe_changes_by_transaction on recipe_changes (changed_in);
      insert into recipe_changes (recipe_id, changed_in) select id, pg_current_xact_id() from recipes;

      create function note_recipe_change() returns trigger language plpgsql as $$
        begin
          insert into recipe_changes (recipe_id, changed_in)
          values (case when tg_op = 'DELETE' then old.id else new.id end, pg_current_xact_id())
          on conflict (recipe_id) do update set changed_in = excluded.changed_in;
          return null;
        end $$;

      create function note_all_recipes_changed() returns trigger language plpgsql as $$
        begin
          update recipe_changes set changed_in = pg_current_xact_id();
          return null;
        end $$;

      create trigger recipes_note_truncation after truncate on recipes
        for each statement execute function note_all_recipes_changed();
      create trigger recipes_note_change after insert or update or delete on recipes
        for each row execute function note_recipe_change();

      -- Programs that cache recipes also cache their ratings.
      create function note_rating_change() returns trigger language plpgsql as $$
        begin
          insert into recipe_changes (recipe_id, changed_in)
          values (case when tg_op = 'DELETE' then old.recipe_id else new.recipe_id end, pg_current_xact_id())
          on conflict (recipe_id) do update set changed_in = excluded.changed_in;
          return null;
        end $$;

      create trigger recipe_ratings_note_change after insert or delete or update of rating on recipe_ratings
        for each row execute function note_rating_change();

      create table trainer_meal_plans (
        id uuid primary key,
        trainer_id uuid not null references users on delete cascade,
        plan jsonb not null,
        -- What a card shows, so that a list does not read whole plans.
        facts jsonb not null,
        plan_name text not null,
        fitness_goal text not null,
        description text not null,
        is_template boolean not null default false,
        tags text[] not null default '{}',
        notes text,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index trainer_meal_plans_newest on trainer_meal_plans (trainer_id, updated_at desc, id desc);

      create table meal_plan_drafts (
        id uuid primary key,
        owner_id uuid not null references users on delete cascade,
        -- The saved plan that this draft changes.
        saved_plan_id uuid references trainer_meal_plans on delete cascade,
        -- The customer for whom it is made.
        customer_id uuid references users on delete set null,
        plan jsonb not null,
        -- The meals before each change, the latest last.
        past jsonb not null default '[]',
        -- Meals that stay when the rest is generated again, as "day:number".
        locked text[] not null default '{}',
        seed integer not null,
        revision integer not null default 1,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index meal_plan_drafts_of_owner on meal_plan_drafts (owner_id, created_at desc);
      create index meal_plan_drafts_due on meal_plan_drafts (expires_at);
      create index meal_plan_drafts_of_plan on meal_plan_drafts (saved_plan_id);

      create table personalized_meal_plans (
        id uuid primary key,
        customer_id uuid not null references users on delete cascade,
        -- The trainer or admin who assigned it.
        trainer_id uuid not null references users on delete cascade,
        -- The saved plan of which it is a copy.
        meal_plan_id uuid references trainer_meal_plans on delete set null,
        plan jsonb not null,
        facts jsonb not null,
        plan_name text not null,
        fitness_goal text not null,
        description text not null,
        daily_calorie_target integer not null,
        total_days integer not null,
        starts_on date not null,
        is_active boolean not null default true,
        assigned_at timestamptz not null
      );
      create unique index personalized_meal_plans_active on personalized_meal_plans (customer_id) where is_active;
      create index personalized_meal_plans_of_customer on personalized_meal_plans (customer_id, assigned_at desc, id desc);
      create index personalized_meal_plans_of_trainer on personalized_meal_plans (trainer_id);
      create index personalized_meal_plans_of_plan on personalized_meal_plans (meal_plan_id);

      -- Pictures in saved and assigned plans. Their files remain even if the recipes are deleted.
      create table held_pictures (
        key text,
        holder uuid,
        primary key (key, holder)
      );
      create index held_pictures_of_holder on held_pictures (holder);

      create function hold_plan_pictures() returns trigger language plpgsql as $$
        begin
          if tg_op <> 'INSERT' then
            delete from held_pictures where holder = old.id;
          end if;
          if tg_op <> 'DELETE' then
            insert into held_pictures (key, holder)
            select distinct recipe -> 'picture' ->> 'key', new.id
            from jsonb_array_elements(new.plan -> 'recipes') as recipe
            where recipe -> 'picture' ->> 'key' is not null;
          end if;
          return null;
        end $$;

      create trigger trainer_meal_plans_hold_pictures after insert or update of plan or delete on trainer_meal_plans
        for each row execute function hold_plan_pictures();
      create trigger personalized_meal_plans_hold_pictures after insert or delete on personalized_meal_plans
        for each row execute function hold_plan_pictures();

      -- The items of a prep guide that a customer has checked off.
      create table meal_plan_ticks (
        meal_plan_id uuid references personalized_meal_plans on delete cascade,
        week integer not null,
        item text not null,
        ticked_at timestamptz not null,
        primary key (meal_plan_id, week, item)
      );

      create table shared_meal_plans (
        id uuid primary key,
        meal_plan_id uuid not null references trainer_meal_plans on delete cascade,
        token_hash bytea not null unique,
        -- The encrypted token, so that Copy Link can show it again.
        token_sealed bytea not null,
        created_by uuid not null references users on delete cascade,
        created_at timestamptz not null,
        expires_at timestamptz,
        is_active boolean not null default true,
        shows_client boolean not null default false,
        shows_notes boolean not null default false,
        view_count integer not null default 0
      );
      create unique index shared_meal_plans_active on shared_meal_plans (meal_plan_id) where is_active;

      -- Visitors of a link in the current hour, under a key that is discarded after the hour.
      create table share_view_keys (
        hour timestamptz primary key,
        key bytea not null
      );
      create table share_views (
        share_id uuid not null references shared_meal_plans on delete cascade,
        hour timestamptz not null references share_view_keys on delete cascade,
        visitor bytea not null,
        primary key (share_id, hour, visitor)
      );
      create index share_views_of_hour on share_views (hour);
    `);
  }
}
