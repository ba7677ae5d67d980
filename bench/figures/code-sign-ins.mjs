import { TOTP } from 'otpauth';
import pg from 'pg';
import { Problem } from '../../scripts/launcher/problem.mjs';
import { startWorker } from '../measuring/worker.mjs';
import { multiply, password, register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';
import { visitorsOf } from '../world/visitors.mjs';

const connections = 16;
const accounts = 4000;

/** Passwords and one-time codes of many users, beside the passwords of as many others. */
export const codeSignIns = {
  name: 'code-sign-ins',
  title: 'POST /api/auth/login and /api/auth/second-factor, sign-ins with a code per second',
  baseline: 'POST /api/auth/login: sign-ins of accounts without a second factor',
  target: 0.85,
  warmUpSeconds: 20,
  seconds: 3,

  async open(world, _load, node) {
    const ours = await startBackend(world, { node: node('ours') });
    const bare = await startBackend(world, { node: node('bare') });
    const plain = await multiply(world, await register(world, bare), accounts);
    const original = await register(world, ours);
    const coded = await multiply(world, original, accounts);
    const secret = await protect(world, ours, original);
    const worker = world.keep(startWorker(new URL('../measuring/sign-in-process.mjs', import.meta.url)));
    const visitor = await visitorsOf(world);
    const peopleOf = ({ emails }, from) =>
      emails.map((email, index) => ({ email, headers: visitor(from + index) }));
    const side = ({ url, pid, stop }, people, more) => ({
      ...{ pid, stop },
      round: (seconds) => round(worker, { url, people, password, connections, seconds, ...more }),
    });
    return {
      ours: side(ours, peopleOf(coded, 0), { secret }),
      bare: side(bare, peopleOf(plain, accounts), {}),
    };
  },
};

async function round(worker, job) {
  const result = await worker.ask(job);
  const { 200: _, ...others } = result.statuses;
  if (Object.keys(others).length > 0)
    throw new Problem(`${job.url} answered with ${JSON.stringify(others)}: this measures nothing.`);
  return result;
}

/** Sets up an app for one account, and gives it to all accounts that were made from it. */
async function protect(world, { url }, { email, accessToken }) {
  const send = async (path, body) => {
    const response = await fetch(`${url}/api/auth/second-factor/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Problem(`An app cannot be set up: ${await response.text()}`);
    return response.json();
  };
  const { secret } = await send('app', { currentPassword: password });
  await send('app/confirm', { code: new TOTP({ secret }).generate() });
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(COPY_APP, [email]);
  } finally {
    await client.end();
  }
  return secret;
}

const COPY_APP = `
  with original as (
    select id, second_factor_since from users where email = $1
  ), copies as (
    update users u set second_factor_since = original.second_factor_since from original
    where u.email like '%-' || $1 returning u.id
  )
  insert into authenticator_apps (id, user_id, sealed_secret, session_id, created_at, confirmed_at, last_used_step)
  select gen_random_uuid(), copies.id, app.sealed_secret, app.session_id, app.created_at, app.confirmed_at, 0
  from copies, original join authenticator_apps app on app.user_id = original.id`;
