import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { createVerifier } from 'fast-jwt';

/** What the baselines have in common: the check of a token, a pool of the same size, an answer with the same headers. */
const { PORT, DATABASE_URL, ACCESS_TOKEN_KEY } = process.env;

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

/** The id of the session that a request names. */
export const sessionIdOf = ({ headers }) => verify(headers.authorization?.slice('Bearer '.length) ?? '').sid;

/** Asks with prepared statements, by their names. */
export const asking = (statements) => async (name, values) =>
  (await pool.query({ name, text: statements[name], values })).rows;

/** Answers each request with what becomes of it; with 401 where nothing does. */
export function serve(handle) {
  createServer(async (request, response) => {
    if (request.url === '/healthz') return answer(response, 200, {});
    try {
      const value = await handle(request);
      answer(response, value ? 200 : 401, value ?? {});
    } catch (error) {
      console.error(error);
      answer(response, 500, {});
    }
  }).listen(Number(PORT), '127.0.0.1');

  process.on('disconnect', () => process.exit());
  process.on('SIGTERM', () => process.exit());
}

function answer(response, status, value) {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'X-Request-Id': randomUUID(),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}
