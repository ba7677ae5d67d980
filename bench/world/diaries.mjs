import pg from 'pg';

/** Returns the ID of the account to which an access token belongs. */
export const idOf = ({ accessToken }) =>
  JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString()).sub;

/** Gives each customer a month with twelve entries a day, and own goals. */
export const fillDiary = (world, customerIds) =>
  withClient(world, async (client) => {
    await client.query(
      `insert into diary_entries (id, customer_id, day, meal, kind, source, name, amount, measure, grams, calories,
         protein, carbs, fat, fiber, sugar, sodium, created_at, updated_at)
       select gen_random_uuid(), id, '2026-11-01'::date + d, (array['breakfast', 'lunch', 'dinner', 'snack'])[1 + n % 4],
         'food', 'usda:' || lpad((1000 + n)::text, 5, '0'), 'Bread, whole-wheat, commercially prepared', 10 + n, 'g',
         10 + n, 24.7 + n, 1.0203 + n, 4.1, 0.3525, 0.7, case when n > 5 then 0.41 end, 45.5, now(), now()
       from unnest($1::uuid[]) as id, generate_series(0, 29) as d, generate_series(0, 11) as n`,
      [customerIds],
    );
    await client.query(
      `insert into diary_goals (id, customer_id, from_day, calories, protein, carbs, fat)
       select gen_random_uuid(), id, '2026-11-01', 2100, 140, 220, 70 from unnest($1::uuid[]) as id`,
      [customerIds],
    );
    await client.query('analyze diary_entries, diary_goals');
  });

/** Gives a customer as many own foods as they can have. */
export const addOwnFoods = (world, customerId, count = 500) =>
  withClient(world, async (client) => {
    await client.query(
      `insert into diary_foods (id, customer_id, name, calories, protein, carbs, fat, created_at)
       select gen_random_uuid(), $1, (array['Oat bar', 'Protein shake', 'Rye bread', 'Lentil spread'])[1 + n % 4]
         || ' number ' || n, 200, 10, 20, 5, now()
       from generate_series(1, $2::int) as n`,
      [customerId, count],
    );
    await client.query('analyze diary_foods');
  });

async function withClient(world, work) {
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
