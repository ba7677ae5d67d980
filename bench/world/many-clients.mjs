import pg from 'pg';

/**
 * Gives the trainer so many clients of every kind: half a year of weigh-ins, visits, restrictions, and a copy of the same plan.
 */
export async function growClients(world, trainerEmail, count) {
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  try {
    for (const statement of STATEMENTS)
      await client.query(statement, statement.includes('$2') ? [trainerEmail, count] : [trainerEmail]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const OF_TRAINER = `
  select c.customer_id as id, c.trainer_id, row_number() over (order by u.email)::int as n
  from coaching c join users t on t.id = c.trainer_id join users u on u.id = c.customer_id where t.email = $1`;

const recipe = (id) => ({
  id,
  dietaryTags: ['vegetarian'],
  allergens: ['milk'],
  fatGrams: 20,
  caloriesKcal: 500,
});

const PLAN = JSON.stringify({
  days: 7,
  meals: Array.from({ length: 21 }, (_, index) => ({ recipeId: `recipe-${index % 7}` })),
  recipes: Array.from({ length: 7 }, (_, index) => recipe(`recipe-${index}`)),
});

const STATEMENTS = [
  `update users set role = 'trainer' where email = $1`,
  `with made as (
     insert into users (id, email, role, name, time_zone, created_at, updated_at)
     select gen_random_uuid(), lpad(n::text, 4, '0') || '-client-' || $1, 'customer', 'Client ' || n, 'Europe/Berlin', now(), now()
     from generate_series(1, $2::int) as n returning id)
   insert into coaching (id, trainer_id, customer_id, since, began_by)
   select gen_random_uuid(), t.id, made.id, now() - interval '1 year', 'invitation' from made, users t where t.email = $1`,
  `insert into health_consents (id, customer_id, wording, agreed_at)
   select gen_random_uuid(), id, 1, now() from (${OF_TRAINER}) c where n % 10 > 0`,
  `insert into progress_measurements (id, customer_id, recorded_by, day, units, weight, created_at, updated_at)
   select gen_random_uuid(), id, id, current_date - n % 30 - 2 * nth, 'metric', 70 + n % 20 + nth * 0.1, now(), now()
   from (${OF_TRAINER}) c, generate_series(0, 90) as nth where n % 7 > 0`,
  `insert into user_activity_sessions (user_id, session_id, start_time, end_time)
   select id, gen_random_uuid(), now() - (n % 20 + nth) * interval '1 day', now() - (n % 20 + nth) * interval '1 day'
   from (${OF_TRAINER}) c, generate_series(0, 60) as nth`,
  `insert into profiles (user_id, dietary_restrictions, allergies, updated_at)
   select id, array['Vegan'], array['milk', 'nuts'], now() from (${OF_TRAINER}) c where n % 4 = 0`,
  `insert into personalized_meal_plans (id, customer_id, trainer_id, plan, facts, plan_name, fitness_goal, description,
     daily_calorie_target, total_days, starts_on, assigned_at)
   select gen_random_uuid(), id, trainer_id, '${PLAN}', '{}', 'Lean week', 'weight_loss', '', 1800, 7,
     current_date - n % 9, now() from (${OF_TRAINER}) c where n % 5 > 0`,
];
