import type { Pool } from 'pg';

/**
 * Tables that change independently of a request's success: counters, records of attempts, and the work of jobs and
 * timers.
 */
const NOT_WATCHED = [
  'rate_limits',
  'security_events',
  'user_activity_sessions',
  'email_send_log',
  'email_summaries',
  'password_reset_tokens',
  'recipe_generation_outcomes',
  'analytics_results',
  'last_visits',
  'plan_uses',
  'recipe_view_sums',
  'request_hours',
  'request_minutes',
  'rollups',
  'running_copies',
  'used_secrets',
  'visit_hours',
  'abandoned_card_files',
  'abandoned_own_data',
  'abandoned_photos',
  'abandoned_pictures',
  'abandoned_profile_images',
  'share_view_keys',
  'share_views',
];

/**
 * Timers write when a session and a link were last seen. Jobs write which link they have sent to a new email, how many
 * recipe cards they have made, to how many they have sent a broadcast, and how far generation and a file of one's own
 * data are. What requests change in these tables is watched.
 */
const STATE_OF: Record<string, string> = {
  broadcasts: 'sum(hashtext(concat(id, kind, audience, subject, body, version, sending_since)))',
  card_exports: 'sum(hashtext(concat(id, user_id, plan_id, customer_id, card_size, includes_nutrition)))',
  email_changes: 'sum(hashtext(concat(user_id, new_email, session_id, attempt, expires_at)))',
  own_data_downloads: 'sum(hashtext(concat(id, user_id)))',
  recipe_generation_jobs: 'sum(hashtext(concat(id, admin_id, asked, total, created_at)))',
  sessions: 'count(ended_at)',
  shared_meal_plans: 'sum(hashtext(concat(id, is_active, expires_at, shows_client, shows_notes)))',
};

/** Changes whenever a relevant row is added, changed, or removed. */
export async function databaseDigest(
  db: Pool,
  except: string[] = [],
): Promise<() => Promise<Record<string, string>>> {
  const { rows } = await db.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const watched = rows.map(({ name }) => name).filter((name) => ![...NOT_WATCHED, ...except].includes(name));
  // xmin is the transaction that wrote the current version of a row.
  const states = watched.map(
    (name) =>
      `('${name}', (select count(*) || '/' || coalesce(${STATE_OF[name] ?? 'max(xmin::text::bigint)'}, 0) from ${name}))`,
  );
  // A function takes at most 100 arguments, so the tables are rows.
  const text = `select json_object_agg(name, state) as digest from (values ${states.join(', ')}) as states (name, state)`;
  // The statement has a name, so that the database plans it once. It runs tens of thousands of times.
  const name = ['digest', ...except].join(' ');
  const query = { name, text };
  return async () => (await db.query<{ digest: Record<string, string> }>(query)).rows[0]?.digest ?? {};
}
