import pg from 'pg';
import { inProject } from '../../scripts/launcher/project.mjs';
import { rawRequest } from '../measuring/load.mjs';
import { keyOf } from '../world/keys.mjs';
import { growRecipes } from '../world/many-recipes.mjs';
import { register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';

const path = '/api/favorites/rate';
const connections = 16;
const rated = 512;

/** Validated, in a transaction, the summary kept: each person rates one recipe after the other, again and again. */
export const rating = {
  name: 'rating',
  title: `POST ${path}, ratings per second`,
  baseline: 'node:http and pg: same session query, upsert, triggers and summary; JSON.stringify',
  target: 0.7,
  warmUpSeconds: 5,
  seconds: 1.5,

  async open(world, load, node) {
    await growRecipes(world, 10_000);
    const recipeIds = await someRecipes(world);
    const ours = await startBackend(world, { node: node('ours') });
    const bare = await startBaseline(world, node('bare'));
    const people = await Promise.all(Array.from({ length: connections }, () => register(world, ours)));
    const requests = recipeIds.map((recipeId, index) =>
      rawRequest({
        method: 'POST',
        path,
        headers: { Authorization: `Bearer ${people[index % connections].accessToken}` },
        json: { recipeId, rating: 1 + (index % 5) },
      }),
    );
    return { ours: load.on(ours, requests, connections), bare: load.on(bare, requests, connections) };
  },
};

async function someRecipes(world) {
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query('select id from recipes where is_approved order by id limit $1', [
    rated,
  ]);
  await client.end();
  return rows.map(({ id }) => id);
}

async function startBaseline(world, node) {
  const { LIVE_SESSIONS } = await import(
    inProject('build/backend/src/modules/auth/sessions/live-sessions.js')
  );
  return world.start({
    name: 'bare-rating',
    args: [...node, 'bench/baselines/rating.mjs'],
    portName: 'PORT',
    health: '/healthz',
    extra: { LIVE_SESSIONS, ACCESS_TOKEN_KEY: await keyOf(world, 'access-token') },
  });
}
