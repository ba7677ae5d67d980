import pg from 'pg';
import { rawRequest } from '../measuring/load.mjs';
import { sameBody, sameJson } from '../measuring/same-answer.mjs';
import { startBaseline } from '../world/baseline.mjs';
import { growRecipes } from '../world/many-recipes.mjs';
import { register } from '../world/people.mjs';
import { startBackend, startTogether } from '../world/programs.mjs';
import { tidyRecipes } from '../world/tidied.mjs';

const connections = 32;
const recipes = 10_000;
const baseline = 'node:http and pg: same session query, statements, pool; JSON.stringify';

async function backendAndBare(world, node) {
  const backend = await startBackend(world, { node: node('ours') });
  return { backend, ours: backend, bare: await startBaseline(world, 'recipes', { node: node('bare') }) };
}

async function togetherAndBackend(world, node) {
  const backend = await startBackend(world, { node: node('bare') });
  return { backend, ours: await startTogether(world, { node: node('ours') }), bare: backend };
}

/** As many users as connections, each requesting the paths in turn. */
const reading = ({ pathsOf, sides = backendAndBare, same = sameJson, ...figure }) => ({
  baseline,
  warmUpSeconds: 5,
  seconds: 1.5,
  ...figure,

  async open(world, load, node) {
    await growRecipes(world, recipes);
    const paths = await withDatabase(world, pathsOf);
    const { ours, bare, backend } = await sides(world, node);
    const people = await Promise.all(Array.from({ length: connections }, () => register(world, backend)));
    const headers = people.map(({ accessToken }) => ({ Authorization: `Bearer ${accessToken}` }));
    await same(ours.url + paths[0], bare.url + paths[0], { headers: headers[0] });
    const requests = paths.map((path, index) => rawRequest({ path, headers: headers[index % connections] }));
    return { ours: load.on(ours, requests, connections), bare: load.on(bare, requests, connections) };
  },
});

const list = '/api/recipes?mealType=dinner&maxCalories=800&dietaryTag=gluten-free';

const recipesInTurn = async (client) => {
  const { rows } = await client.query('select id from recipes where is_approved order by id limit 1024');
  return rows.map(({ id }) => `/api/recipes/${id}`);
};

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
  pathsOf: recipesInTurn,
});

/** The cost of calling the API through the frontend, compared with a backend that is called directly. */
const publicly = (figure) =>
  reading({
    ...figure,
    baseline: 'the backend alone',
    target: 0.85,
    sides: togetherAndBackend,
    same: sameBody,
  });

export const publicList = publicly({
  name: 'public-list',
  title: `GET ${list} at the public port, requests per second`,
  pathsOf: () => Array(connections).fill(list),
});

export const publicRecipe = publicly({
  name: 'public-recipe',
  title: 'GET /api/recipes/{id} at the public port, requests per second',
  pathsOf: recipesInTurn,
});

/** Vacuums first, so that the measurement does not include the work after ten thousand new rows. */
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
