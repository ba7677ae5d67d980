import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Problem } from '../../scripts/launcher/problem.mjs';
import { visitorsOf } from './visitors.mjs';

export const password = 'Br1ght&early';

let registered = 0;

/** Registers a new user over HTTP. The access token is valid for 15 minutes. */
export async function register(world, backend) {
  const email = `${randomUUID()}@example.org`;
  const visitor = await visitorsOf(world);
  const response = await fetch(`${backend.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...visitor(registered++) },
    body: JSON.stringify({ email, password, name: 'Robin Example' }),
  });
  if (response.status !== 201) throw new Problem(`Nobody can register: ${await response.text()}`);
  const [refreshCookie = ''] = response.headers.getSetCookie();
  return {
    email,
    accessToken: (await response.json()).data.accessToken,
    refreshToken: /refreshToken=([^;]+)/.exec(refreshCookie)?.[1],
  };
}

/** Creates many accounts with the password of an existing one, because hashing it for each would take minutes. */
export async function multiply(world, original, count) {
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(
    `insert into users (id, email, role, password_hash, created_at, updated_at)
     select gen_random_uuid(), n || '-' || email, role, password_hash, now(), now()
     from users, generate_series(1, $2::int) as n where email = $1
     returning email, password_hash as hash`,
    [original.email, count],
  );
  await client.query('analyze users');
  await client.end();
  return { emails: rows.map((row) => row.email), hash: rows[0].hash };
}

/** Gives an account the role of an admin. */
export async function becomeAdmin(world, email) {
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(`update users set role = 'admin' where email = $1`, [email]);
    await client.query('vacuum analyze users, coaching');
  } finally {
    await client.end();
  }
}
