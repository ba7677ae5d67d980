import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { plantWorld } from '../../../test/analytics/planted-world.ts';
import { recompute } from '../../../test/analytics/recompute.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.ts';
import { Caches } from '../../platform/caching/caches.js';
import { RequestCountWriter } from './counting/request-count-writer.js';
import { Rollups } from './rollups/rollups.js';

let app: TestApp;
let admin: SignedInUser;
let planted: Awaited<ReturnType<typeof plantWorld>>;

beforeAll(async () => {
  app = await TestApp.start();
  planted = await plantWorld(app.db);
  admin = await app.signedIn({ role: 'admin' });
});

afterAll(() => app.stop());

const clear = () => admin.api.POST('/api/analytics/cache/clear');

const read = async () => {
  const [metrics, users, content, security, health] = await Promise.all([
    admin.api.GET('/api/analytics/metrics'),
    admin.api.GET('/api/analytics/users'),
    admin.api.GET('/api/analytics/content'),
    admin.api.GET('/api/analytics/security'),
    admin.api.GET('/api/analytics/health'),
  ]);
  return { metrics, users, content, security, health };
};

const computed = async () => {
  await app.db.query('delete from analytics_results');
  app.app.get(Caches).clear();
  const { metrics, users, content, security } = await read();
  return {
    metrics: metrics.data?.data,
    users: users.data?.data,
    content: content.data?.data,
    security: security.data?.data,
  };
};

/** The rows go on changing while they are counted, by the test's own requests. So the two are compared until they agree. */
async function expectEqualFigures() {
  let wanted: unknown;
  let found: unknown;
  const agree = async () => {
    found = await computed();
    wanted = await recompute(app.db);
    try {
      expect(found).toMatchObject(wanted as object);
      return true;
    } catch {
      return false;
    }
  };
  await eventually(agree).catch(() => expect(found).toMatchObject(wanted as object));
}

const sumsUpTo = async () => {
  const { rows } = await app.db.query('select name, up_to from rollups order by name');
  return Object.fromEntries(rows.map(({ name, up_to }) => [name, up_to.getTime()]));
};

describe('every figure is equal to what its rows say', () => {
  test('before any sums were made', expectEqualFigures);

  test('with sums of everything that no longer changes', async () => {
    await app.app.get(Rollups).run();
    const { requests, visits, views } = await sumsUpTo();
    const hoursAgo = (at: number) => (Date.now() - at) / 3_600_000;
    expect([hoursAgo(visits) < 1, hoursAgo(views) < 0.1, hoursAgo(requests) < 27]).toEqual([
      true,
      true,
      true,
    ]);
    await expectEqualFigures();
  });

  test('after another round, which adds up nothing twice', async () => {
    await app.app.get(Rollups).run();
    await expectEqualFigures();
  });

  test('when an account and a recipe were deleted whose rows are in the sums', async () => {
    const { rows } = await app.db.query('select sum(visits)::int as visits from visit_hours');
    await app.db.query('delete from users where id = $1', [planted.leaverId]);
    await app.db.query('delete from recipes where id = $1', [planted.recipeIds[12]]);
    const after = await app.db.query('select sum(visits)::int as visits from visit_hours');
    expect(after.rows[0].visits).toBeLessThan(rows[0].visits - 100);
    await expectEqualFigures();
    const left = await app.db.query('select from last_visits where user_id = $1', [planted.leaverId]);
    expect(left.rows).toEqual([]);
  });
});

test('a figure that nothing measures is null', async () => {
  const empty = await TestApp.start();
  const first = await empty.signedIn({ role: 'admin' });
  const { data } = await first.api.GET('/api/analytics/metrics');
  expect(data?.data).toMatchObject({
    users: { total: 1, newThisWeek: 1, growthRate: null },
    engagement: { totalSessions: 1, bounceRate: null },
    business: {
      revenue: { monthly: null, growth: null, currency: null, byCurrency: [] },
      ...{ activeSubscriptions: 0, churnRate: null, conversionRate: null, avgCustomersPerTrainer: null },
    },
    content: { totalMealPlans: 0, avgRecipesPerPlan: null },
  });
  await empty.stop();
});

describe('results', () => {
  test('are kept for a minute, also by the database', async () => {
    await clear();
    const before = (await read()).metrics.data;
    await app.user();
    expect((await read()).metrics.data).toEqual(before);
    app.app.get(Caches).clear();
    expect((await read()).metrics.data).toEqual(before);
    await app.db.query(`update analytics_results set made_at = made_at - interval '61 seconds'`);
    app.app.get(Caches).clear();
    expect((await read()).metrics.data?.data.users.total).toBe((before?.data.users.total ?? 0) + 1);
  });

  test('are made anew after Clear Cache, which is audited', async () => {
    const before = (await read()).metrics.data;
    await app.user();
    const { data } = await clear();
    expect(data).toEqual({ message: 'Cache cleared' });
    expect((await read()).metrics.data?.data.users.total).toBe((before?.data.users.total ?? 0) + 1);
    const { rows } = await app.db.query(
      `select actor_id from audit_log where action = 'analytics.cache_cleared'`,
    );
    expect(rows).toContainEqual({ actor_id: admin.id });
  });

  test('of ten who ask at once are made once', async () => {
    await clear();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.api.GET('/api/analytics/metrics')),
    );
    expect(new Set(answers.map(({ data }) => data?.asOf)).size).toBe(1);
  });
});

test('each figure has its definition, and the security score its checks', async () => {
  const { metrics, security, health } = await read();
  const paths = (value: object, path = ''): string[] =>
    Object.entries(value).flatMap(([name, inner]) =>
      inner && typeof inner === 'object' && !['byRole', 'byCurrency'].includes(name)
        ? paths(inner, `${path}${name}.`)
        : [`${path}${name}`],
    );
  const { data, definitions = {} } = metrics.data ?? {};
  expect(paths(data ?? {}).filter((path) => !definitions[path])).toEqual([]);
  expect(security.data?.data.checks.map(({ weight }) => weight)).toEqual([25, 20, 20, 10, 10, 5, 5, 5]);
  expect(health.data?.data).toMatchObject({
    components: { database: 'healthy', storage: 'healthy', mail: 'not configured', ai: 'not configured' },
    copies: 1,
  });
  expect(health.data?.data.memory.used).toBeGreaterThan(10_000_000);
});

test('requests are counted in their minute, failures apart', async () => {
  const written = async () => {
    await app.app.get(RequestCountWriter).write();
    const { rows } = await app.db.query(
      `select sum(requests)::int as requests, sum(errors)::int as errors, sum((select sum(n) from unnest(times) as n))::int as timed
       from request_minutes m join running_copies c on c.id = m.copy_id`,
    );
    return rows[0];
  };
  const before = await written();
  for (let n = 0; n < 5; n += 1) await fetch(`${app.url}/api/app`);
  await fetch(`${app.url}/healthz`);
  await fetch(`${app.url}/api/nothing-here`);
  const after = await eventually(async () => {
    const now = await written();
    return now.requests >= before.requests + 6 && now;
  });
  expect(after).toEqual({ requests: before.requests + 6, errors: before.errors, timed: after.requests });
});

describe('the export', () => {
  const load = async (format: string) => {
    const response = await fetch(`${app.url}/api/analytics/export?format=${format}`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test('is a file of all figures, and audited', async () => {
    const { headers, text } = await load('json');
    expect(headers.get('content-disposition')).toBe('attachment; filename="analytics-export.json"');
    expect(JSON.parse(text)).toMatchObject({
      format: 1,
      metrics: { users: { total: expect.any(Number) } },
      activity: expect.any(Array),
      content: { recipeTrends: expect.any(Array) },
      security: { checks: expect.any(Array) },
      health: { copies: 1 },
    });
    const { rows } = await app.db.query(`select details from audit_log where action = 'analytics.exported'`);
    expect(rows).toEqual([{ details: { format: 'json' } }]);
  });

  test('is a table on request', async () => {
    const { headers, text } = await load('csv');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="analytics-export.csv"');
    expect(text).toMatch(
      /^Figure,Value,Unit,Definition\r\nmetrics\.users\.total,\d+,,"Accounts of all roles/,
    );
    expect((await load('pdf')).status).toBe(400);
  });
});

test('only admins read it, and no more than a hundred users at once', async () => {
  const trainer = await app.signedIn({ role: 'trainer' });
  expect((await trainer.api.GET('/api/analytics/metrics')).response.status).toBe(403);
  expect((await app.api.GET('/api/analytics/metrics')).response.status).toBe(401);
  const { error } = await admin.api.GET('/api/analytics/users', { params: { query: { limit: 101 } } });
  expect(error?.fields).toEqual({ limit: ['limit must be at most 100'] });
  const { data } = await admin.api.GET('/api/analytics/users', { params: { query: { limit: 3 } } });
  expect(data?.data).toHaveLength(3);
});
