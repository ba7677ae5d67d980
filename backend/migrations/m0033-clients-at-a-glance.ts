import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the views from which one statement lists all customers of a trainer (decision 45), and what trainers keep about a
 * coaching. The views of health data contain only customers whose consent lasts.
 */
export class M0033ClientsAtAGlance extends Migration {
  override up(): void {
    this.addSql(DAYS);
    this.addSql(CONTENTS);
    this.addSql(VIEWS);
    this.addSql(`
      -- A fee that changes gets a new row, so that what was earned in the past stays true.
      create table coaching_fees (
        id uuid primary key,
        coaching_id uuid not null references coaching on delete cascade,
        -- A month, in the currency's main unit. Zero means that it is free from then on.
        amount numeric(10, 2) not null check (amount >= 0),
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        starts_on date not null,
        set_at timestamptz not null
      );
      create index coaching_fees_of_coaching on coaching_fees (coaching_id, set_at);

      -- A trainer's private notes about a customer. They are deleted when the coaching ends.
      create table coaching_notes (
        coaching_id uuid primary key references coaching on delete cascade,
        text text not null,
        updated_at timestamptz not null
      );
    `);
  }
}

const DAYS = `
  -- The date of a moment in a time zone. As in the other function of this name, an unknown zone counts as UTC.
  create function date_in(zone text, moment timestamptz) returns date language plpgsql stable as $$
    begin
      return (case when zone ~ '^[+-]' then moment at time zone zone::interval
        else moment at time zone coalesce(zone, 'UTC') end)::date;
    exception when others then
      return (moment at time zone 'UTC')::date;
    end $$;`;

/** The database keeps what decides whether a plan breaks a restriction, so that no writer of plans can forget it. */
const CONTENTS = `
  create function plan_contents(plan jsonb) returns jsonb language sql immutable parallel safe as $$
    with meals as materialized (
      select meal from jsonb_array_elements(
        case when jsonb_typeof(plan -> 'meals') = 'array' then plan -> 'meals' end) as meal
    ), eaten as (
      select meal ->> 'recipeId' as id from meals
      union
      select side ->> 'recipeId' from meals, jsonb_array_elements(
        case when jsonb_typeof(meal -> 'sides') = 'array' then meal -> 'sides' end) as side
    ), dishes as materialized (
      select recipe ->> 'id' as id, recipe -> 'dietaryTags' as tags, recipe -> 'allergens' as allergens,
        (recipe ->> 'fatGrams')::float8 as fat, (recipe ->> 'caloriesKcal')::float8 as calories
      from jsonb_array_elements(
        case when jsonb_typeof(plan -> 'recipes') = 'array' then plan -> 'recipes' end) as recipe where recipe ->> 'id' in (select id from eaten)
    )
    select jsonb_build_object(
      -- The tags that all dishes have.
      'tags', (select coalesce(jsonb_agg(tag), '[]') from (
        select tag from dishes, jsonb_array_elements_text(case when jsonb_typeof(tags) = 'array' then tags end) as tag
        group by tag having count(distinct id) = (select count(*) from dishes)) as shared),
      'allergens', (select coalesce(jsonb_agg(distinct allergen), '[]')
        from dishes, jsonb_array_elements_text(case when jsonb_typeof(allergens) = 'array' then allergens end) as allergen),
      -- Whether a dish has an ingredient that nobody knows.
      'hasUnknown', bool_or(jsonb_typeof(allergens) is distinct from 'array'),
      -- The dish with the highest share of energy from fat.
      'fattest', (select jsonb_build_object('fatGrams', fat, 'caloriesKcal', calories) from dishes
        where fat > 0 order by fat / nullif(calories, 0) desc nulls first limit 1))
    from dishes having count(*) > 0
  $$;

  alter table personalized_meal_plans
    add column contents jsonb generated always as (plan_contents(plan)) stored;`;

const VIEWS = `
  -- Owned by users.
  create view health_sharing as select customer_id from health_consents where taken_back_at is null;

  -- Owned by auth.
  create view visits as select user_id, start_time as began_at, end_time as last_at from user_activity_sessions;

  -- Owned by progress.
  create view shared_weights as
    select m.id, m.customer_id, m.day, m.measured_at, m.units, m.weight
    from progress_measurements m
    where m.weight is not null and exists (select from health_sharing s where s.customer_id = m.customer_id);

  -- Owned by profiles.
  create view shared_restrictions as
    select p.user_id as customer_id, p.dietary_restrictions, p.allergies
    from profiles p
    where p.dietary_restrictions || p.allergies <> '{}'
      and exists (select from health_sharing s where s.customer_id = p.user_id);

  create view chosen_units as select user_id, units from profiles where units is not null;

  -- Owned by meal-plans.
  create view held_plans as
    select p.id, p.customer_id, p.trainer_id, p.meal_plan_id as saved_plan_id,
      (select s.trainer_id from trainer_meal_plans s where s.id = p.meal_plan_id) as saved_by,
      p.plan_name, p.total_days, p.starts_on, p.ends_on, p.replaced_by, p.contents
    from personalized_meal_plans p;`;
