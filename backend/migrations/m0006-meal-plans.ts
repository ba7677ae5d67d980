import { Migration } from '@mikro-orm/migrations';

/** Meal plans: drafts, trainers' libraries, what customers hold, links for anybody. */
export class M0006MealPlans extends Migration {
  override up(): void {
    this.addSql(`
      -- What changed when, for those who keep recipes in memory. A row whose recipe is gone says so. The number is that of
      -- the transaction: whoever asks again from the oldest one that was still running misses nothing.
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

      -- Who keeps recipes keeps how they are liked, too.
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
        -- The saved plan whose changes it holds.
        saved_plan_id uuid references trainer_meal_plans on delete cascade,
        -- Whom it is made for.
        customer_id uuid references users on delete set null,
        plan jsonb not null,
        -- The meals as they were before each change, the latest last.
        past jsonb not null default '[]',
        -- Meals that stay when the rest is generated again: "day:number".
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
        -- Who assigned it: a trainer or an admin.
        trainer_id uuid not null references users on delete cascade,
        -- The saved plan that it is a copy of.
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

      -- Pictures that saved and assigned plans show: their files stay, whatever becomes of the recipes.
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

      -- What a customer has bought or done of a prep guide.
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
        -- So that Copy Link can show it again.
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

      -- Who has seen a link this hour, under a key that is thrown away with the hour.
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
