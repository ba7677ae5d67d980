import type { Pool } from 'pg';
import { insertAssignedPlan, insertSavedPlan } from '../factories/meal-plans.ts';
import { insertRecipe } from '../factories/recipes.ts';
import { insertUser } from '../factories/users.ts';

/** Plants rows of all ages from which analytics counts, on both sides of every window that it looks at. */
export async function plantWorld(db: Pool): Promise<{ recipeIds: string[]; leaverId: string }> {
  const trainer = await insertUser(db, { role: 'trainer' });
  const customers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => insertUser(db, { timeZone: n % 2 ? 'Asia/Tokyo' : null })),
  );
  const recipes = [];
  for (let n = 0; n < 13; n += 1) recipes.push(await insertRecipe(db, { approved: n !== 3 }));
  const recipeIds = recipes.map(({ id }) => id);
  await insertSavedPlan(db, trainer, { recipe: recipes[0] });
  await insertSavedPlan(db, trainer, { recipe: recipes[1] });
  for (const [n, customer] of customers.entries())
    await insertAssignedPlan(db, customer, trainer, {
      recipe: recipes[n % 5],
      endsOn: n % 4 ? null : '2026-11-24',
    });
  const ids = customers.map(({ id }) => id);
  const leaverId = ids[11] ?? '';
  const known: Record<string, unknown> = { customers: ids, trainer: trainer.id, recipes: recipeIds };
  for (const statement of STATEMENTS) {
    const names = [
      ...new Set(
        [...statement.matchAll(/(?<!:):(customers|trainer|recipes)/g)].map(([, name]) => name ?? ''),
      ),
    ];
    const text = names.reduce((sql, name, n) => sql.replaceAll(`:${name}`, `$${n + 1}`), statement);
    await db.query(
      text,
      names.map((name) => known[name]),
    );
  }
  return { recipeIds, leaverId };
}

const STATEMENTS = [
  `update users u set created_at = now() - (place * 30 + 1) * interval '1 hour'
   from unnest(:customers::uuid[]) with ordinality as c(id, place) where u.id = c.id`,
  // Visits of 45 days, several of them in the hour in which the month begins and in the last half hour.
  `insert into user_activity_sessions (user_id, session_id, start_time, end_time, pages_viewed)
   select id, gen_random_uuid(), ended - (n % 50) * interval '13 seconds', ended, n % 4
   from unnest(:customers::uuid[]) with ordinality as c(id, place), generate_series(0, 149) as n,
     lateral (select now() - n * interval '7 hours 13 minutes' - place * interval '5 minutes' as ended) as e`,
  `insert into user_activity_sessions (user_id, session_id, start_time, end_time, pages_viewed)
   select id, gen_random_uuid(), ended - interval '90 seconds', ended, 1 + place % 2
   from unnest(:customers::uuid[]) with ordinality as c(id, place),
     lateral (select now() - interval '30 days' + (place - 6.5) * interval '11 minutes' as ended) as e`,
  `insert into recipe_interactions (user_id, recipe_id, interaction_type, interaction_date)
   select c.id, r.id, 'view', now() - n * interval '61 minutes' - c.place * interval '3 days'
   from unnest(:customers::uuid[]) with ordinality as c(id, place), unnest(:recipes::uuid[]) with ordinality as r(id, place),
     generate_series(0, 9) as n where n <= r.place`,
  `insert into coaching (id, trainer_id, customer_id, since, ended_at, began_by)
   select gen_random_uuid(), :trainer, id, now() - place * interval '6 days',
     case when place % 3 = 0 then now() - place * interval '3 days' end, 'invitation'
   from unnest(:customers::uuid[]) with ordinality as c(id, place)`,
  `insert into coaching_fees (id, coaching_id, amount, currency, starts_on, set_at)
   select gen_random_uuid(), k.id, amount, case when place % 4 = 0 then 'EUR' else 'USD' end, current_date - days, now() - days * interval '1 day'
   from unnest(:customers::uuid[]) with ordinality as c(id, place) join coaching k on k.customer_id = c.id,
     (values (100.50, 70), (120, 40), (0, 20), (135.25, 10), (500, -5)) as f(amount, days) where days < 0 or days <= place * 6`,
  `insert into customer_invitations (id, trainer_id, customer_email, token_hash, token_sealed, created_at, sent_at, expires_at, used_at)
   select gen_random_uuid(), :trainer, 'invited-' || n || '@example.org', n::text::bytea, 'x', at, at, at + interval '7 days',
     case when n % 3 = 0 then at + interval '1 hour' end
   from generate_series(0, 29) as n, lateral (select now() - n * interval '4 days' - interval '1 hour' as at) as t`,
  `insert into request_minutes (minute, copy_id, requests, errors, total_ms, times, cache_asks, cache_hits)
   select date_trunc('minute', now()) - n * interval '17 minutes', copy, 10 + n % 7, n % 5 / 4, 100.25 + n,
     array[3, 2, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, n % 7], n % 6, n % 3
   from generate_series(1, 2700) as n,
     unnest(array['00000000-0000-0000-0000-00000000000a', '00000000-0000-0000-0000-00000000000b']::uuid[]) as copy
   where copy = '00000000-0000-0000-0000-00000000000a' or n % 2 = 0`,
  `insert into security_events (type, user_id, ip_address, at)
   select type, null, ('203.0.113.' || n)::inet, now() - n * interval '5 hours' - interval '1 minute'
   from generate_series(0, 49) as n,
     unnest(array['sign_in_failed', 'locked_out', 'refresh_reused', 'role_refused', 'passkey_copied']) as type`,
  `insert into rate_limits (key, hits, ends_at) values
     ('sign-in:address:198.51.100.1', 61, now() + interval '5 minutes'), ('sign-in:address:198.51.100.2', 60, now() + interval '5 minutes'),
     ('sign-in:address:198.51.100.3', 900, now() - interval '1 second'), ('sign-in:account:x', 900, now() + interval '5 minutes')`,
  `update recipes set creation_timestamp = now() - (place - 1) * interval '20 hours', approved_at = case when is_approved then now() - (place - 1) * interval '15 hours' end
   from unnest(:recipes::uuid[]) with ordinality as r(wanted, place) where id = wanted`,
];
