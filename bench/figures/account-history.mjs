import pg from 'pg';
import { rawRequest } from '../measuring/load.mjs';
import { sameJson } from '../measuring/same-answer.mjs';
import { startBaseline } from '../world/baseline.mjs';
import { idOf } from '../world/diaries.mjs';
import { becomeAdmin, multiply, register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';

const connections = 8;
const accounts = 1000;
const entriesOfAccount = 60;

/** An account with the 50 newest entries of its audited history, of 60,000 entries of 1,000 accounts. */
export const accountHistory = {
  name: 'account-history',
  title: 'GET /api/admin/users/{id}, its links and 50 entries of its history, requests per second',
  baseline:
    'node:http and pg: same session query, a statement each for account, customers, trainers, history',
  target: 1,
  warmUpSeconds: 5,
  seconds: 1.5,

  async open(world, load, node) {
    const backend = await startBackend(world, { node: node('ours') });
    const admin = await register(world, backend);
    await multiply(world, admin, accounts);
    const ids = await fillHistories(world, idOf(admin), admin.email);
    await becomeAdmin(world, admin.email);
    const bare = await startBaseline(world, 'account-history', { node: node('bare') });
    const headers = { Authorization: `Bearer ${admin.accessToken}` };
    const paths = ids.map((id) => `/api/admin/users/${id}`);
    await sameJson(backend.url + paths[0], bare.url + paths[0], { headers });
    const requests = paths.map((path) => rawRequest({ path, headers }));
    return { ours: load.on(backend, requests, connections), bare: load.on(bare, requests, connections) };
  },
};

/** Lets an admin and the owners of their accounts change these again and again. Returns the IDs of the accounts. */
async function fillHistories(world, adminId, email) {
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query(`select id from users where email like '%-' || $1 order by id`, [
      email,
    ]);
    const ids = rows.map(({ id }) => id);
    await client.query(
      `insert into audit_log (id, actor_id, action, subject_type, subject_id, details, at)
       select gen_random_uuid(), case when n % 2 = 0 then $2::uuid else id end,
         case when n % 2 = 0 then 'user.disabled' else 'email.changed' end, 'user', id,
         jsonb_build_object('from', 'before-' || n || '@example.org', 'to', 'after-' || n || '@example.org'),
         now() - n * interval '1 hour'
       from unnest($1::uuid[]) as id, generate_series(1, $3::int) as n`,
      [ids, adminId, entriesOfAccount],
    );
    await client.query('vacuum analyze audit_log');
    return ids;
  } finally {
    await client.end();
  }
}
