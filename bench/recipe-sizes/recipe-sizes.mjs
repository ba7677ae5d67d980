import pg from 'pg';
import { p95Of } from '../measuring/latency.mjs';
import { growRecipes } from '../world/many-recipes.mjs';
import { register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';
import { tidyRecipes } from '../world/tidied.mjs';
import { openWorld } from '../world/world.mjs';
import { questions } from './questions.mjs';
import { sizeTable } from './size-table.mjs';

const sizes = [1_000, 10_000, 100_000];
const perPage = 12;

/** Measures the recipe list as the library grows, for a customer whose trainer has recipes of their own. */
export async function measureRecipeSizes({ say, signal, times = 40 }) {
  const world = await openWorld({ say, signal });
  try {
    const { url } = await startBackend(world);
    const measured = [];
    for (const size of sizes) {
      say(`Making ${size.toLocaleString('en')} recipes ...`);
      const { trainerIds } = await growRecipes(world, size);
      const began = { size, customer: await customerOf(world, url, trainerIds[0]) };
      const asked = { ...began, url, times, signal };
      if (size === sizes.at(-1)) {
        await withClient(world, (client) => client.query('analyze recipes, recipe_words'));
        say('Measuring them as they are right after being written ...');
        measured.push({ size, isFresh: true, p95: await askAll(asked) });
      }
      await withClient(world, tidyRecipes);
      say('Measuring ...');
      measured.push({ size, isFresh: false, p95: await askAll(asked) });
    }
    return sizeTable(questions, measured, { times });
  } finally {
    await world.close();
  }
}

async function askAll({ customer, url, times, signal }) {
  const headers = { Authorization: `Bearer ${customer.accessToken}` };
  const taken = [];
  for (const { query, last } of questions) {
    signal.throwIfAborted();
    const address = `${url}/api/recipes?${encodeURI(query)}`;
    const page = last ? `&page=${await lastPage(address, headers)}` : '';
    taken.push(await p95Of(address + page, { headers, times }));
  }
  return taken;
}

async function lastPage(address, headers) {
  const { total } = await (await fetch(address, { headers })).json();
  return Math.max(Math.ceil(total / perPage), 1);
}

async function customerOf(world, url, trainerId) {
  const customer = await register(world, { url });
  await withClient(world, async (client) => {
    await client.query('alter table recipes set (autovacuum_enabled = off)');
    await client.query(
      `insert into coaching (id, trainer_id, customer_id, since, began_by)
       select gen_random_uuid(), $1, id, now(), 'invitation' from users where email = $2`,
      [trainerId, customer.email],
    );
  });
  return customer;
}

async function withClient(world, use) {
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
