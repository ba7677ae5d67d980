import { Migration } from '@mikro-orm/migrations';

/**
 * Adds what analytics counts and keeps (decision 51), and the views and indexes from which it reads the rest. Sums of
 * closed hours are kept, so that a million visits need not be read for each answer.
 */
export class M0042Analytics extends Migration {
  override up(): void {
    this.addSql(COUNTS);
    this.addSql(SUMS);
    this.addSql(DELETED);
    this.addSql(PLANS);
    this.addSql(VIEWS);
    this.addSql(INDEXES);
  }
}

const COUNTS = `
  -- Copies of the backend that run or ran lately. One that is stopped deletes its row, and one that was killed has not been seen.
  create table running_copies (
    id uuid primary key,
    started_at timestamptz not null,
    seen_at timestamptz not null,
    memory_used bigint not null,
    memory_total bigint not null
  );

  -- What each copy did in each minute. A row without requests is a sign of life.
  create table request_minutes (
    minute timestamptz,
    copy_id uuid,
    requests integer not null,
    errors integer not null,
    total_ms double precision not null,
    -- How many requests took how long; the bounds are those of request-counts.ts.
    times integer[] not null,
    cache_asks integer not null,
    cache_hits integer not null,
    primary key (minute, copy_id)
  );

  -- The first use of each APP_SECRET, which is known here only by a fingerprint.
  create table used_secrets (
    fingerprint bytea primary key,
    first_used_at timestamptz not null
  );

  -- Answers of analytics, each kept for a minute.
  create table analytics_results (
    name text primary key,
    body text not null,
    made_at timestamptz not null
  );`;

const SUMS = `
  -- Up to which moment rows are contained in the sums below. What came later is read from the rows themselves.
  create table rollups (
    name text primary key,
    up_to timestamptz not null
  );
  insert into rollups (name, up_to) values ('requests', 'epoch'), ('visits', 'epoch'), ('views', 'epoch');

  create table request_hours (
    hour timestamptz primary key,
    requests bigint not null,
    errors bigint not null,
    -- The minutes in which any copy ran.
    minutes integer not null
  );

  -- Visits by the hour of their last request.
  create table visit_hours (
    hour timestamptz primary key,
    visits bigint not null,
    with_pages bigint not null,
    one_page bigint not null,
    seconds numeric not null
  );

  -- These two refer to no other table: checking a reference would wait for a deletion that itself waits for the sums.
  create table last_visits (
    user_id uuid primary key,
    last_at timestamptz not null
  );
  create index last_visits_newest on last_visits (last_at desc);

  create table recipe_view_sums (
    recipe_id uuid primary key,
    views bigint not null
  );
  create index recipe_view_sums_most on recipe_view_sums (views desc);`;

/** Locking the row of the sums first makes deletions and the job that adds up wait for each other. */
const DELETED = `
  create function forget_summed_visits() returns trigger language plpgsql as $$
    declare
      summed timestamptz;
    begin
      if not exists (select from gone) then return null; end if;
      select up_to into summed from rollups where name = 'visits' for update;
      update visit_hours h set visits = h.visits - g.visits, with_pages = h.with_pages - g.with_pages,
        one_page = h.one_page - g.one_page, seconds = h.seconds - g.seconds
      from (
        select date_trunc('hour', end_time) as hour, count(*) as visits, count(*) filter (where pages_viewed > 0) as with_pages,
          count(*) filter (where pages_viewed = 1) as one_page, sum(extract(epoch from end_time - start_time)) as seconds
        from gone where end_time < summed group by 1
      ) g where g.hour = h.hour;
      delete from last_visits l using (select distinct user_id from gone) g
        where l.user_id = g.user_id and not exists (select from user_activity_sessions a where a.user_id = g.user_id);
      return null;
    end $$;

  create trigger user_activity_sessions_forget_summed after delete on user_activity_sessions
    referencing old table as gone for each statement execute function forget_summed_visits();

  create function forget_summed_views() returns trigger language plpgsql as $$
    declare
      summed timestamptz;
    begin
      if not exists (select from gone where interaction_type = 'view') then return null; end if;
      select up_to into summed from rollups where name = 'views' for update;
      update recipe_view_sums s set views = s.views - g.views
      from (
        select recipe_id, count(*) as views from gone
        where interaction_type = 'view' and interaction_date < summed group by 1
      ) g where g.recipe_id = s.recipe_id;
      delete from recipe_view_sums where views <= 0;
      return null;
    end $$;

  create trigger recipe_interactions_forget_summed after delete on recipe_interactions
    referencing old table as gone for each statement execute function forget_summed_views();`;

const PLANS = `
  -- How often a recipe is eaten in an assigned plan, as a dish or a side. Kept as rows, because plans are large.
  create table plan_uses (
    plan_id uuid references personalized_meal_plans on delete cascade,
    recipe_id uuid,
    meals integer not null,
    primary key (plan_id, recipe_id)
  );
  create index plan_uses_of_recipe on plan_uses (recipe_id) include (meals);

  create function uses_in_plan(plan jsonb) returns table (recipe_id uuid, meals integer)
    language sql immutable parallel safe as $$
      with meals as (
        select meal from jsonb_array_elements(
          case when jsonb_typeof(plan -> 'meals') = 'array' then plan -> 'meals' end) as meal
      ), eaten as (
        select meal ->> 'recipeId' as id from meals
        union all
        select side ->> 'recipeId' from meals, jsonb_array_elements(
          case when jsonb_typeof(meal -> 'sides') = 'array' then meal -> 'sides' end) as side
      )
      select id::uuid, count(*)::integer from eaten
      where id ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' group by 1 $$;

  create function keep_plan_uses() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        delete from plan_uses where plan_id = new.id;
      end if;
      insert into plan_uses (plan_id, recipe_id, meals) select new.id, recipe_id, meals from uses_in_plan(new.plan);
      return null;
    end $$;

  create trigger personalized_meal_plans_keep_uses after insert or update of plan on personalized_meal_plans
    for each row execute function keep_plan_uses();

  insert into plan_uses (plan_id, recipe_id, meals)
  select p.id, u.recipe_id, u.meals from personalized_meal_plans p cross join lateral uses_in_plan(p.plan) u;

  -- How many different recipes a saved plan uses.
  create function recipes_in_plan(plan jsonb) returns integer language sql immutable parallel safe as $$
    select count(*)::integer from uses_in_plan(plan) $$;

  alter table trainer_meal_plans
    add column recipes_used integer generated always as (recipes_in_plan(plan)) stored;`;

const VIEWS = `
  -- Owned by users.
  create view coachings_of_all_time as select id, trainer_id, customer_id, since, ended_at from coaching;

  create view fees_of_coachings as select coaching_id, amount, currency, starts_on, set_at from coaching_fees;

  -- Owned by auth.
  create or replace view visits as
    select user_id, start_time as began_at, end_time as last_at, pages_viewed as pages from user_activity_sessions;

  -- Owned by invitations.
  create view invitations_of_all_time as select created_at, used_at from customer_invitations;

  -- Owned by engagement.
  create view recipe_views as
    select recipe_id, interaction_date as at from recipe_interactions where interaction_type = 'view';

  -- Owned by meal-plans.
  create view planned_uses as select plan_id, recipe_id, meals from plan_uses;

  -- Owned by the platform.
  create view security_trail as select id, type, ip_address, at from security_events;`;

const INDEXES = `
  create index user_activity_sessions_last on user_activity_sessions (end_time)
    include (user_id, start_time, pages_viewed);
  create index recipe_interactions_views on recipe_interactions (interaction_date) include (recipe_id)
    where interaction_type = 'view';
  create index security_events_of_type on security_events (type, at desc) include (ip_address);
  create index customer_invitations_created on customer_invitations (created_at) include (used_at);
  create index recipes_created on recipes (creation_timestamp);
  create index recipes_approved on recipes (approved_at) where is_approved;`;
