import type { Pool } from 'pg';

/** The tables that hold health data. */
export const HEALTH_TABLES = [
  'deleted_progress',
  'diary_entries',
  'diary_foods',
  'diary_goals',
  'goals',
  'profiles',
  'progress_measurements',
  'progress_photos',
];

/** The other tables with rows of users, in which nobody writes health data. */
export const OTHER_TABLES = [
  'audit_log',
  'authenticator_apps',
  'card_exports',
  'coaching',
  'customer_invitations',
  'diary_settings',
  'broadcasts',
  'email_changes',
  'email_preferences',
  'email_summaries',
  'grocery_lists',
  'health_consents',
  'known_devices',
  'marketing_consents',
  'meal_plan_drafts',
  'one_time_codes',
  'passkeys',
  'own_data_downloads',
  'password_reset_tokens',
  'personalized_meal_plans',
  'personalized_recipes',
  'rating_helpfulness',
  'recipe_collections',
  'recipe_favorites',
  'recipe_generation_jobs',
  'recipe_interactions',
  'recipe_ratings',
  'recipe_recommendations',
  'recipes',
  'recovery_codes',
  'refresh_tokens',
  'removed_plan_targets',
  'security_events',
  'sessions',
  'shared_meal_plans',
  'sign_in_challenges',
  'trainer_meal_plans',
  'user_activity_sessions',
];

/** Texts and figures that occur nowhere else, so that finding one means finding health data. */
const WORD = 'planted-7f3a';
const KG = 337.31;
const LB = 743.64;
const BODY = 237.93;
const START = 336.27;
const TARGET = 331.19;
const CALORIES = 8337.4;

const TRACES = [WORD, KG, LB, BODY, START, TARGET, CALORIES].map(String);

/** Returns the pieces of planted health data that a text contains. */
export const tracesOfHealth = (text: string): string[] => TRACES.filter((trace) => text.includes(trace));

export async function tablesOfUsers(db: Pool): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass`,
  );
  return rows.map(({ name }) => name).sort();
}

const PLANTING = `
  with customer as (
    select id from users where role = 'customer' and (id = any ($1::uuid[])) = $8
      and not exists (select 1 from progress_measurements where customer_id = users.id and notes = $2)
  ),
  measured as (
    insert into progress_measurements
      (id, customer_id, recorded_by, day, units, weight, waist_cm, notes, created_at, updated_at)
    select gen_random_uuid(), id, id, current_date, 'metric', $3, $4, $2, now(), now() from customer
  ),
  aimed as (
    insert into goals (id, customer_id, set_by, goal_name, description, metric, start_value, target_value, target_unit,
      starts_on, status, created_at, updated_at)
    select gen_random_uuid(), id, id, $2, $2, 'weight', $5, $6, 'kg', current_date, 'active', now(), now() from customer
  ),
  pictured as (
    insert into progress_photos
      (id, customer_id, day, photo_type, caption, is_private, width, height, created_at, updated_at)
    select gen_random_uuid(), id, current_date, 'front', $2, false, 64, 40, now(), now() from customer
  ),
  eaten as (
    insert into diary_entries
      (id, customer_id, day, meal, kind, name, calories, protein, carbs, fat, created_at, updated_at)
    select gen_random_uuid(), id, current_date, 'lunch', 'own', $2, $7, 10, 10, 10, now(), now() from customer
  ),
  named as (
    insert into diary_foods (id, customer_id, name, serving_grams, calories, protein, carbs, fat, created_at)
    select gen_random_uuid(), id, $2, 45, $7, 6, 28, 5, now() from customer
  ),
  taken_back as (
    insert into deleted_progress (id, customer_id, kind, content)
    select gen_random_uuid(), id, 'goal', jsonb_build_object('goal_name', $2::text) from customer
  ),
  wanted as (
    insert into diary_goals (id, customer_id, from_day, calories, protein, carbs, fat)
    select gen_random_uuid(), id, current_date - 1, $7, 100, 100, 100 from customer
  )
  insert into profiles (user_id, dietary_restrictions, height_cm, updated_at)
  select id, array[$2], $4, now() from customer
  on conflict (user_id) do update
    set dietary_restrictions = excluded.dietary_restrictions, height_cm = excluded.height_cm`;

type Query = (statement: string, values: unknown[]) => Promise<unknown>;

/** Gives these customers one row in each of the tables. */
export const plantHealthDataOf = (customers: readonly string[], query: Query) =>
  query(PLANTING, [customers, WORD, KG, BODY, START, TARGET, CALORIES, true]);

/** Gives all customers but these one row in each of the tables. */
export const plantHealthDataOfAllBut = (customers: readonly string[], query: Query) =>
  query(PLANTING, [customers, WORD, KG, BODY, START, TARGET, CALORIES, false]);
