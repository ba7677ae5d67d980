import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { createVerifier } from 'fast-jwt';

/**
 * A rating with nothing round it: the token's signature, the statement that asks for the session, one that writes the rating
 * if the recipe may be seen, one that reads the summary which the database's trigger has kept.
 */
const { PORT, DATABASE_URL, ACCESS_TOKEN_KEY, LIVE_SESSIONS } = process.env;

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

const statements = {
  'live-sessions': LIVE_SESSIONS,
  rate: `with recipe as (
      select id from recipes r where id = $2 and r.audience = any(array(
        select '00000000-0000-0000-0000-000000000000'::uuid
        union all select $1::uuid
        union all select trainer_id from coaching where customer_id = $1 and ended_at is null)) for key share
    ), rated as (
      insert into recipe_ratings (id, user_id, recipe_id, rating) select $3, $1, id, $4 from recipe
      on conflict (recipe_id, user_id) do update set rating = excluded.rating, updated_at = now() returning *
    ), noted as (
      insert into recipe_interactions (user_id, recipe_id, interaction_type, interaction_value)
      select user_id, recipe_id, 'rate', rating from rated on conflict do nothing
    )
    select * from rated`,
  summary: 'select * from recipe_rating_summary where recipe_id = $1',
};

createServer((request, response) => {
  if (request.url === '/healthz') return answer(response, 200, {});
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', async () => {
    try {
      const { recipeId, rating } = JSON.parse(Buffer.concat(chunks));
      if (!/^[\da-f-]{36}$/.test(recipeId) || !Number.isInteger(rating) || rating < 1 || rating > 5)
        return answer(response, 400, {});
      answer(response, 200, await rate(request.headers.authorization, recipeId, rating));
    } catch (error) {
      console.error(error);
      answer(response, 500, {});
    }
  });
}).listen(Number(PORT), '127.0.0.1');

process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => process.exit());

async function rate(authorization, recipeId, rating) {
  const { sid } = verify(authorization?.slice('Bearer '.length) ?? '');
  const [session] = await rows('live-sessions', [[sid]]);
  const [written] = await rows('rate', [session.user_id, recipeId, randomUUID(), rating]);
  const [summary] = await rows('summary', [recipeId]);
  return { message: 'Thank you for rating this recipe!', data: { rating: written, summary } };
}

async function rows(name, values) {
  return (await pool.query({ name, text: statements[name], values })).rows;
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
