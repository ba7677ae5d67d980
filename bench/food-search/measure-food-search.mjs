import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inProject } from '../../scripts/launcher/project.mjs';
import { timesOf, warmUps } from '../measuring/latency.mjs';
import { processorTime } from '../measuring/processor-time.mjs';
import { quantile } from '../measuring/statistics.mjs';
import { addOwnFoods, fillDiary, idOf } from '../world/diaries.mjs';
import { growRecipes } from '../world/many-recipes.mjs';
import { register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';
import { tidyRecipes } from '../world/tidied.mjs';
import { openWorld } from '../world/world.mjs';

const recipes = 1_000;
const shownFirst = 3;
const timesEach = 5;
const aimMs = 15;

/**
 * Measures the search for foods with the everyday phrases of the tests, among all foods, the recipes, and as many own
 * foods as a customer can have, and counts how often the food that is meant is among the first three.
 */
export async function measureFoodSearch({ say, signal }) {
  const world = await openWorld({ say, signal });
  try {
    const { url, pid } = await startBackend(world);
    await growRecipes(world, recipes);
    const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
    await client.connect();
    await tidyRecipes(client).finally(() => client.end());
    const customer = await register(world, { url });
    await addOwnFoods(world, idOf(customer));
    await fillDiary(world, [idOf(customer)]);
    const headers = { Authorization: `Bearer ${customer.accessToken}` };
    const taken = [];
    let found = 0;
    const phrases = readPhrases();
    const before = processorTime(pid);
    for (const { phrase, meant } of phrases) {
      signal.throwIfAborted();
      const address = `${url}/api/nutrition/foods?limit=12&search=${encodeURIComponent(phrase)}`;
      if (await isAmongTheFirst(address, headers, meant)) found++;
      taken.push(await timesOf(address, { headers, times: timesEach }));
    }
    const processorMs = ((processorTime(pid) - before) * 1000) / (phrases.length * (timesEach + warmUps + 1));
    return textOf({ taken, found, phrases: phrases.length, processorMs });
  } finally {
    await world.close();
  }
}

const readPhrases = () =>
  readFileSync(inProject('backend/test/foods/everyday-phrases.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [phrase, meant] = line.split('\t');
      return { phrase, meant: meant.split(' ') };
    });

/** A food counts by its own ID and by the number of the row from which its figures are. */
async function isAmongTheFirst(address, headers, meant) {
  const { foods: table } = await import(inProject('build/backend/src/modules/foods/foods.js'));
  const { referenceNumberOf } = await import(
    inProject('build/backend/src/modules/foods/search/bundled-foods.js')
  );
  const { foods } = await (await fetch(address, { headers })).json();
  return foods.slice(0, shownFirst).some(({ id }) => {
    const [kind, name] = id.split(':');
    const food = kind === 'food' ? table.get(name) : undefined;
    return meant.includes(name) || (food && meant.includes(referenceNumberOf(food)));
  });
}

function textOf({ taken, found, phrases, processorMs }) {
  const within = (times, share) =>
    `${quantile(
      times.toSorted((a, b) => a - b),
      share,
    ).toFixed(1)} ms`;
  const all = taken.flat();
  const slowest = taken.map((times) => times.at(-1));
  const share = Math.round((found / phrases) * 1000) / 10;
  return `Food search: of ${timesEach} answers to each of ${phrases} phrases, 95 of 100 are there within ${within(all, 0.95)} (aim ${aimMs} ms), half of them within ${within(all, 0.5)}.
The slowest of ${timesEach} is there within ${within(slowest, 0.95)} for 95 of 100 phrases. An answer takes ${processorMs.toFixed(1)} ms of the backend's processor time.
The food that is meant is among the first ${shownFirst} for ${share} % (aim 95 %).`;
}
