import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { createVerifier } from 'fast-jwt';

/**
 * Shared by the baselines: checking the token, a pool of the same size, and answers with the same headers.
 */
const { PORT, DATABASE_URL, ACCESS_TOKEN_KEY } = process.env;

// The same copy of pg that the backend uses.
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

/** The session ID in a request's token. */
export const sessionIdOf = ({ headers }) => verify(headers.authorization?.slice('Bearer '.length) ?? '').sid;

/** Runs prepared statements by name. */
export const asking = (statements) => async (name, values) =>
  (await pool.query({ name, text: statements[name], values })).rows;

/** Answers each request with the handler's result, or with 401 if there is none. The handler may add headers. */
export const serve = (handle) =>
  serveText(async (request, headers) => {
    const value = await handle(request, headers);
    return value && JSON.stringify(value);
  });

/** Does the same with results that are JSON already. */
export function serveText(handle) {
  createServer(async (request, response) => {
    if (request.url === '/healthz') return answer(response, 200, '{}');
    try {
      const headers = {};
      const body = await handle(request, headers);
      answer(response, body ? 200 : 401, body ?? '{}', headers);
    } catch (error) {
      console.error(error);
      answer(response, 500, '{}');
    }
  }).listen(Number(PORT), '127.0.0.1');

  process.on('disconnect', () => process.exit());
  process.on('SIGTERM', () => process.exit());
}

function answer(response, status, body, headers = {}) {
  response.writeHead(status, {
    ...headers,
    'X-Request-Id': randomUUID(),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}
