import pg from 'pg';

/** The size of a busy service. The visits and views are those of 90 days, and the requests those of 30. */
export const BUSY = { users: 20_000, visits: 1_000_000, views: 1_000_000, requests: 10_000_000 };

/** Fills the tables from which analytics counts. Recipes and plans have to be there already. */
export async function fillBusyYear(world, { say, signal }) {
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  try {
    for (const [name, statement] of Object.entries(STATEMENTS)) {
      signal.throwIfAborted();
      say(`Making ${name} ...`);
      await client.query(statement);
    }
    say('Tidying up ...');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const STATEMENTS = {
  users: `
    insert into users (id, email, role, time_zone, created_at, updated_at)
    select gen_random_uuid(), 'busy-' || n || '@example.org', case when n % 50 = 0 then 'trainer' else 'customer' end,
      (array['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', null])[1 + n % 4], now() - n * interval '20 minutes', now()
    from generate_series(1, ${BUSY.users}) as n`,
  visits: `
    insert into user_activity_sessions (user_id, session_id, start_time, end_time, pages_viewed)
    select ids[1 + n % ${BUSY.users}], gen_random_uuid(), ended - (n % 1800) * interval '1 second', ended, n % 6
    from generate_series(1, ${BUSY.visits}) as n,
      (select array_agg(id) as ids from users where email like 'busy-%') as u,
      lateral (select now() - random() * interval '90 days' as ended) as e`,
  views: `
    insert into recipe_interactions (user_id, recipe_id, interaction_type, interaction_date)
    select uids[1 + n % ${BUSY.users}], rids[1 + floor(random() ^ 2 * array_length(rids, 1))::int], 'view',
      now() - random() * interval '90 days'
    from generate_series(1, ${BUSY.views}) as n,
      (select array_agg(id) as uids from users where email like 'busy-%') as u, (select array_agg(id) as rids from recipes) as r
    on conflict do nothing`,
  requests: `
    insert into request_minutes (minute, copy_id, requests, errors, total_ms, times, cache_asks, cache_hits)
    select date_trunc('minute', now()) - n * interval '1 minute', copy, ceil(${BUSY.requests} / 86400.0), n % 97 / 96, 1500 + n % 400,
      array[10, 20, 30, 20, 10, 8, 6, 4, 3, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], 20, 15
    from generate_series(1, 43200) as n,
      unnest(array['00000000-0000-0000-0000-00000000000a', '00000000-0000-0000-0000-00000000000b']::uuid[]) as copy`,
  'security events': `
    insert into security_events (type, ip_address, at)
    select (array['sign_in', 'sign_in', 'sign_in', 'sign_in_failed', 'role_refused', 'locked_out'])[1 + n % 6],
      ('203.0.113.' || n % 250)::inet, now() - n * interval '50 seconds'
    from generate_series(1, 300000) as n`,
};
