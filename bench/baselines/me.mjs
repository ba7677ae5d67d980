import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { createVerifier } from 'fast-jwt';

/**
 * GET /api/auth/me with nothing round it: the token's signature, the statement that asks for the session, the same answer
 * down to its headers. With TOGETHER=on requests that arrive in one turn of the event loop share a statement.
 */
const { PORT, DATABASE_URL, ACCESS_TOKEN_KEY, LIVE_SESSIONS, TOGETHER } = process.env;

// The very copy of pg that the backend works with.
const pg = createRequire(import.meta.resolve('@mikro-orm/postgresql'))('pg');
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  min: 0,
  max: 16,
  idleTimeoutMillis: 60_000,
  options: '-c statement_timeout=10s -c timezone=UTC',
});
const verify = createVerifier({
  key: Buffer.from(ACCESS_TOKEN_KEY, 'base64url'),
  algorithms: ['HS256'],
  requiredClaims: ['exp', 'sub', 'sid'],
});
const find = TOGETHER === 'on' ? findTogether : findAlone;

createServer(async (request, response) => {
  if (request.url === '/healthz') return answer(response, 200, '{}');
  try {
    const { sid } = verify(request.headers.authorization?.slice('Bearer '.length) ?? '');
    const session = await find(sid);
    if (!session) throw new Error('The session has ended');
    answer(response, 200, bodyOf(session));
  } catch {
    answer(response, 401, '{}');
  }
}).listen(Number(PORT), '127.0.0.1');

process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => process.exit());

async function findAlone(id) {
  return (await ask([id]))[0];
}

let next = null;

async function findTogether(id) {
  next ??= askSoon();
  next.ids.push(id);
  return (await next.sessions).get(id);
}

function askSoon() {
  const ids = [];
  const sessions = new Promise((resolve, reject) => {
    setImmediate(() => {
      next = null;
      ask(ids).then((rows) => resolve(new Map(rows.map((row) => [row.session_id, row]))), reject);
    });
  });
  return { ids, sessions };
}

async function ask(ids) {
  return (await pool.query({ name: 'live-sessions', text: LIVE_SESSIONS, values: [ids] })).rows;
}

function bodyOf(session) {
  return JSON.stringify({
    id: session.user_id,
    email: session.email,
    role: session.role,
    name: session.name,
    profilePicture: session.profile_picture,
    timeZone: session.time_zone,
    hasPassword: session.has_password,
    googleLinked: session.google_linked,
    createdAt: session.created_at.toISOString(),
  });
}

function answer(response, status, body) {
  response.writeHead(status, {
    'X-Request-Id': randomUUID(),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}
