import pg from 'pg';
import { rawRequest } from '../measuring/load.mjs';
import { sameJson } from '../measuring/same-answer.mjs';
import { startBaseline } from '../world/baseline.mjs';
import { growRecipes } from '../world/many-recipes.mjs';
import { register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';

const path = '/api/favorites/rate';
const connections = 16;
const rated = 512;

/** Ratings with validation, transaction, and summary: each user rates one recipe after the other, repeatedly. */
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
    const bare = await startBaseline(world, 'rating', { node: node('bare') });
    const people = await Promise.all(Array.from({ length: connections }, () => register(world, ours)));
    const ratings = recipeIds.map((recipeId, index) => ({
      method: 'POST',
      path,
      headers: { Authorization: `Bearer ${people[index % connections].accessToken}` },
      json: { recipeId, rating: 1 + (index % 5) },
    }));
    const [{ method, headers, json }] = ratings;
    await sameJson(ours.url + path, bare.url + path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
      // The two sides have written it at different times.
      except: ['updatedAt'],
    });
    const requests = ratings.map(rawRequest);
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
