import type { Pool } from 'pg';

/**
 * Computes every figure once more from the rows themselves, in another way: each one by a statement of its own, which
 * reads all rows and knows no sums.
 */
export async function recompute(db: Pool) {
  const one = async (statement: string): Promise<number | null> => {
    const { rows } = await db.query(`select (${statement})::float8 as value`);
    return rows[0].value;
  };
  const figures = async <Name extends string>(statements: Record<Name, string>) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries<string>(statements).map(async ([name, statement]) => [name, await one(statement)]),
      ),
    ) as Record<Name, number | null>;
  const fees = await listFees(db);
  return {
    metrics: {
      users: { ...(await figures(USERS)), byRole: await figures(ROLES) },
      engagement: await figures(ENGAGEMENT),
      business: { revenue: revenueOf(fees), activeSubscriptions: paid(fees), ...(await figures(BUSINESS)) },
      performance: await figures(PERFORMANCE),
      content: await figures(CONTENT),
    },
    users: (await db.query(RECENT)).rows,
    content: { recipeTrends: (await db.query(TRENDS)).rows, popularRecipes: (await db.query(POPULAR)).rows },
    security: { ...(await figures(SECURITY)), suspiciousActivities: (await db.query(SUSPICIOUS)).rows },
  };
}

const share = (part: string, whole: string) => `round(100.0 * (${part}) / nullif((${whole}), 0), 1)`;

const NEW = `select count(*) from users where created_at > now() - interval '7 days'`;
const NEW_BEFORE = `select count(*) from users where created_at between now() - interval '14 days' and now() - interval '7 days'`;

const USERS = {
  total: 'select count(*) from users',
  newThisWeek: NEW,
  growthRate: `round(100.0 * ((${NEW}) - (${NEW_BEFORE})) / nullif((${NEW_BEFORE}), 0), 1)`,
};

const ofRole = (role: string) => `select count(*) from users where role = '${role}'`;
const ROLES = { admin: ofRole('admin'), trainer: ofRole('trainer'), customer: ofRole('customer') };

const MONTH = `from user_activity_sessions where now() - end_time < interval '30 days'`;
const seenFor = (window: string) =>
  `select count(*) from users u where exists (select from user_activity_sessions a
    where a.user_id = u.id and now() - a.end_time < interval '${window}')`;

const ENGAGEMENT = {
  dailyActiveUsers: seenFor('1 day'),
  weeklyActiveUsers: seenFor('7 days'),
  monthlyActiveUsers: seenFor('30 days'),
  avgSessionDuration: `select round(avg(extract(epoch from end_time) - extract(epoch from start_time)), 1) ${MONTH}`,
  totalSessions: `select count(*) ${MONTH}`,
  bounceRate: share(
    `select count(*) ${MONTH} and pages_viewed = 1`,
    `select count(*) ${MONTH} and pages_viewed >= 1`,
  ),
};

const LASTED = `from coaching where since <= now() - interval '30 days' and coalesce(ended_at, 'infinity') > now() - interval '30 days'`;
const INVITED = `from customer_invitations where created_at > now() - interval '90 days'`;

const BUSINESS = {
  totalCustomers: ofRole('customer'),
  churnRate: share(`select count(*) ${LASTED} and ended_at is not null`, `select count(*) ${LASTED}`),
  conversionRate: share(`select count(*) ${INVITED} and used_at is not null`, `select count(*) ${INVITED}`),
  avgCustomersPerTrainer: `round((select count(*) from coaching where ended_at is null)::numeric
    / nullif((select count(*) from users where role = 'trainer' and disabled_at is null), 0), 1)`,
};

const DAY = `from request_minutes where minute > now() - interval '24 hours'`;
const SINCE = `greatest(date_trunc('minute', now() - interval '30 days'), (select min(minute) from request_minutes))`;

const PERFORMANCE = {
  uptime: share(
    `select count(distinct minute) from request_minutes where minute >= ${SINCE} and minute < date_trunc('minute', now())`,
    `select extract(epoch from date_trunc('minute', now()) - ${SINCE}) / 60`,
  ),
  avgResponseTime: `select round((sum(total_ms) / sum(requests))::numeric, 1) ${DAY}`,
  errorRate: share(`select sum(errors) ${DAY}`, `select sum(requests) ${DAY}`),
  requests: `select sum(requests) ${DAY}`,
  cacheHitRate: share(`select sum(cache_hits) ${DAY}`, `select sum(cache_asks) ${DAY}`),
};

const OF_ADMINS = `(is_approved or owner_id is null or offered_at is not null)`;

const CONTENT = {
  totalRecipes: `select count(*) from recipes where ${OF_ADMINS}`,
  approvedRecipes: 'select count(*) from recipes where is_approved',
  pendingRecipes: `select count(*) from recipes where ${OF_ADMINS} and not is_approved`,
  totalMealPlans: 'select count(*) from trainer_meal_plans',
  activeMealPlans: `select count(*) from personalized_meal_plans p join users u on u.id = p.customer_id
    where p.starts_on <= (now() at time zone coalesce(u.time_zone, 'UTC'))::date
      and coalesce(p.ends_on, 'infinity') > (now() at time zone coalesce(u.time_zone, 'UTC'))::date`,
  avgRecipesPerPlan: `select round(avg((select count(distinct meal ->> 'recipeId')
    from jsonb_array_elements(plan -> 'meals') as meal)), 1) from trainer_meal_plans`,
};

const RECENT = `
  select u.email, u.role, count(*)::int as "sessionCount",
    round(sum(extract(epoch from a.end_time - a.start_time)))::int as "totalDuration"
  from users u join user_activity_sessions a on a.user_id = u.id and a.end_time > now() - interval '30 days'
  group by u.id order by max(a.end_time) desc, u.id limit 10`;

const TRENDS = `
  select day::text as date,
    (select count(*)::int from recipes where (creation_timestamp at time zone 'UTC')::date = day and ${OF_ADMINS}) as created,
    (select count(*)::int from recipes where (approved_at at time zone 'UTC')::date = day and is_approved) as approved
  from (select (now() at time zone 'UTC')::date - 7 + n as day from generate_series(1, 7) as n) as days order by day`;

const POPULAR = `
  select r.id, r.name, count(i.id)::int as views,
    (select count(*)::int from personalized_meal_plans p, jsonb_array_elements(p.plan -> 'meals') as meal
     where meal ->> 'recipeId' = r.id::text) as uses
  from recipes r join recipe_interactions i on i.recipe_id = r.id and i.interaction_type = 'view'
  where r.is_approved group by r.id order by count(i.id) desc, r.id limit 10`;

const WEEK = `at > now() - interval '7 days'`;
const ALERT = `type in ('locked_out', 'passkey_copied', 'refresh_reused', 'role_refused')`;

const SECURITY = {
  failedLogins: `select count(*) from security_events where type = 'sign_in_failed' and ${WEEK}`,
  blockedIPs: `select count(*) from rate_limits where key like 'sign-in:address:%' and hits > 60 and ends_at > now()`,
  alertCount: `select count(*) from security_events where ${ALERT} and ${WEEK}`,
};

const SUSPICIOUS = `
  select type as action, host(ip_address) as ip from security_events where ${ALERT} and ${WEEK}
  order by at desc, id desc limit 20`;

interface Fee {
  currency: string;
  /** Zero for a coaching that is free, and null where none lasted. */
  now: number | null;
  before: number | null;
}

/** The fee in force now and 30 days ago, coaching by coaching. */
async function listFees(db: Pool): Promise<Fee[]> {
  const at = (moment: string) => `(
    select f.amount::float8 from coaching_fees f where f.coaching_id = c.id and f.currency = k.currency
      and c.since <= ${moment} and coalesce(c.ended_at, 'infinity') > ${moment} and f.starts_on <= (${moment})::date
    order by f.starts_on desc, f.set_at desc limit 1)`;
  const { rows } = await db.query<Fee>(
    `select k.currency, ${at('now()')} as now, ${at(`now() - interval '30 days'`)} as before
     from coaching c join (select distinct coaching_id, currency from coaching_fees) k on k.coaching_id = c.id`,
  );
  return rows;
}

const paid = (fees: Fee[]) => fees.filter(({ now }) => (now ?? 0) > 0).length;

function revenueOf(fees: Fee[]) {
  const byCurrency = ['EUR', 'USD']
    .map((currency) => {
      const own = fees.filter((fee) => fee.currency === currency);
      const sum = (which: 'now' | 'before') => own.reduce((total, fee) => total + (fee[which] ?? 0), 0);
      const growth = Math.round((1000 * (sum('now') - sum('before'))) / sum('before')) / 10;
      return { currency, monthly: sum('now'), growth: sum('before') > 0 ? growth : null, paid: paid(own) };
    })
    .sort((a, b) => b.paid - a.paid)
    .map(({ paid: _, ...revenue }) => revenue);
  const [{ monthly, growth, currency } = { monthly: null, growth: null, currency: null }] = byCurrency;
  return { monthly, growth, currency, byCurrency };
}
