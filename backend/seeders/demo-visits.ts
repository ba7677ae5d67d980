import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../src/modules/users/user.entity.js';

/** Somebody who comes back every few days. */
export interface Regular {
  user: User;
  everyDays: number;
}

/**
 * The visits of the last 30 days, and the recipes that were opened in them. What happens in a visit depends on who
 * comes and on the day alone. A few recipes are opened much more often than all others.
 */
const VISITS = `
  with given as (select ?::jsonb as regulars, ?::timestamptz as at),
    regulars as (select r.*, g.at from given g, jsonb_to_recordset(g.regulars) as r (n int, id uuid, every int)),
    made as (
      select r.id, gen_random_uuid() as session_id, r.n * 100 + day as seed,
        r.at - day * interval '1 day' - (20 + (r.n * 37 + day * 53) % 400) * interval '1 minute' as began,
        1 + (r.n * 5 + day * 7) % 11 as pages
      from regulars r, generate_series(0, 29) as day where (day + r.n) % r.every = 0
    ), visits as (
      insert into user_activity_sessions (user_id, session_id, start_time, end_time, pages_viewed, recipes_viewed)
      select id, session_id, began, began + (pages - 1) * interval '85 seconds', pages, pages / 3 from made
    ), ranked as (
      select id, row_number() over (order by md5(name)) - 1 as place from recipes where is_approved
    ), opened as (
      select m.*, which, ('x' || substr(md5(seed || '-' || which), 1, 6))::bit(24)::int / 16777216.0 as chance
      from made m, generate_series(1, m.pages / 3) as which
    )
  insert into recipe_interactions (user_id, recipe_id, interaction_type, session_id, interaction_date)
  select o.id, r.id, 'view', o.session_id::text, o.began + which * interval '2 minutes'
  from opened o join ranked r on r.place = floor(40 * chance * chance)
  on conflict do nothing`;

export async function seedDemoVisits(em: EntityManager, regulars: Regular[], now: Date): Promise<void> {
  const given = regulars.map(({ user, everyDays }, index) => ({
    n: index + 1,
    id: user.id,
    every: everyDays,
  }));
  await em.execute(VISITS, [JSON.stringify(given), now.toISOString()]);
}
