import type { Pool } from 'pg';

/** Written beside the request: counters and notes of what was tried, and what jobs and timers write in their own time. */
const NOT_WATCHED = [
  'rate_limits',
  'security_events',
  'user_activity_sessions',
  'email_send_log',
  'password_reset_tokens',
  'abandoned_pictures',
  'share_view_keys',
  'share_views',
];

/** When a session was last seen, and how often a link, is written by a timer; that it has ended is not. */
const STATE_OF: Record<string, string> = {
  sessions: 'count(ended_at)',
  shared_meal_plans: 'sum(hashtext(concat(id, is_active, expires_at, shows_client, shows_notes)))',
};

/** Changes whenever a row that matters is added, changed or removed. */
export async function databaseDigest(
  db: Pool,
  except: string[] = [],
): Promise<() => Promise<Record<string, string>>> {
  const { rows } = await db.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const watched = rows.map(({ name }) => name).filter((name) => ![...NOT_WATCHED, ...except].includes(name));
  // xmin: the transaction that wrote a row as it is now.
  const states = watched.map(
    (name) =>
      `'${name}', (select count(*) || '/' || coalesce(${STATE_OF[name] ?? 'max(xmin::text::bigint)'}, 0) from ${name})`,
  );
  // Named, so that the database plans it once: it is asked tens of thousands of times.
  const name = ['digest', ...except].join(' ');
  const query = { name, text: `select json_build_object(${states.join(', ')}) as digest` };
  return async () => (await db.query<{ digest: Record<string, string> }>(query)).rows[0]?.digest ?? {};
}
