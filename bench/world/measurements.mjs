import pg from 'pg';

/** The number of days of three years. */
export const threeYears = 1095;

/** Gives each customer a weight on each day of three years, and the figures of a tape once a week. */
export async function fillMeasurements(world, customerIds) {
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `insert into health_consents (id, customer_id, wording, agreed_at)
       select gen_random_uuid(), id, 1, now() from unnest($1::uuid[]) as id`,
      [customerIds],
    );
    await client.query(
      `insert into progress_measurements (id, customer_id, recorded_by, day, units, weight, waist_cm, chest_cm, hips_cm,
         created_at, updated_at)
       select gen_random_uuid(), id, id, current_date - ago, 'metric',
         round((82 + 6 * sin(ago / 90.0) + 0.8 * sin(ago * 1.7) + 0.4 * sin(ago * 2.9))::numeric, 1),
         case when ago % 7 = 0 then round((88 + 4 * sin(ago / 90.0))::numeric, 1) end,
         case when ago % 7 = 0 then round((101 + 2 * sin(ago / 120.0))::numeric, 1) end,
         case when ago % 7 = 0 then round((99 + 3 * sin(ago / 100.0))::numeric, 1) end, now(), now()
       from unnest($1::uuid[]) as id, generate_series(0, $2::int - 1) as ago`,
      [customerIds, threeYears],
    );
    await client.query('analyze progress_measurements, health_consents');
  } finally {
    await client.end();
  }
}
