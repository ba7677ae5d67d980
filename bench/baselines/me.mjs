import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { createVerifier } from 'fast-jwt';

/**
 * GET /api/auth/me with nothing round it: the token's signature, the one statement that asks for the session, the same
 * answer down to its headers.
 */
const { PORT, DATABASE_URL, ACCESS_TOKEN_KEY, LIVE_SESSION } = process.env;

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

createServer(async (request, response) => {
  if (request.url === '/healthz') return answer(response, 200, '{}');
  try {
    const { sid } = verify(request.headers.authorization?.slice('Bearer '.length) ?? '');
    const { rows } = await pool.query({ name: 'live-session', text: LIVE_SESSION, values: [sid] });
    if (!rows[0]) throw new Error('The session has ended');
    answer(response, 200, bodyOf(rows[0]));
  } catch {
    answer(response, 401, '{}');
  }
}).listen(Number(PORT), '127.0.0.1');

process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => process.exit());

function bodyOf(row) {
  return JSON.stringify({
    id: row.user_id,
    email: row.email,
    role: row.role,
    name: row.name,
    profilePicture: row.profile_picture,
    timeZone: row.time_zone,
    hasPassword: row.has_password,
    googleLinked: row.google_linked,
    createdAt: row.created_at.toISOString(),
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
