import pg from 'pg';
import { rawRequest } from '../measuring/load.mjs';
import { sameJson } from '../measuring/same-answer.mjs';
import { startBaseline } from '../world/baseline.mjs';
import { growRecipes } from '../world/many-recipes.mjs';
import { register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';
import { tidyRecipes } from '../world/tidied.mjs';

const connections = 32;
const recipes = 10_000;
const baseline = 'node:http and pg: same session query, statements, pool; JSON.stringify';

/** As many people as there are connections, each asking for the paths in turn. */
const reading = ({ pathsOf, ...figure }) => ({
  baseline,
  warmUpSeconds: 5,
  seconds: 1.5,
  ...figure,

  async open(world, load, node) {
    await growRecipes(world, recipes);
    const paths = await withDatabase(world, pathsOf);
    const ours = await startBackend(world, { node: node('ours') });
    const bare = await startBaseline(world, 'recipes', { node: node('bare') });
    const people = await Promise.all(Array.from({ length: connections }, () => register(world, ours)));
    const headers = people.map(({ accessToken }) => ({ Authorization: `Bearer ${accessToken}` }));
    await sameJson(ours.url + paths[0], bare.url + paths[0], { headers: headers[0] });
    const requests = paths.map((path, index) => rawRequest({ path, headers: headers[index % connections] }));
    return { ours: load.on(ours, requests, connections), bare: load.on(bare, requests, connections) };
  },
});

const list = '/api/recipes?mealType=dinner&maxCalories=800&dietaryTag=gluten-free';

export const recipeList = reading({
  name: 'recipe-list',
  title: `GET ${list}, 12 of 10,000, requests per second`,
  target: 1,
  pathsOf: () => Array(connections).fill(list),
});

export const recipe = reading({
  name: 'recipe',
  title: 'GET /api/recipes/{id}, requests per second',
  target: 0.9,
  pathsOf: async (client) => {
    const { rows } = await client.query('select id from recipes where is_approved order by id limit 1024');
    return rows.map(({ id }) => `/api/recipes/${id}`);
  },
});

/** What is measured is not a database that tidies up after ten thousand new rows. */
async function withDatabase(world, use) {
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  try {
    await tidyRecipes(client);
    return await use(client);
  } finally {
    await client.end();
  }
}
