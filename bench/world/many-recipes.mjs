import { randomUUID } from 'node:crypto';
import pg from 'pg';

const rowsAtOnce = 1000;
const trainers = 3;

/** Every n-th recipe is a trainer's own, and every n-th of those is offered. */
const everyOwn = 200;
const everyOffered = 5;

/**
 * Inserts plausible recipes until the table holds `count`, the same ones for the same seed. Most are public, and a
 * few are trainers' own, which nobody else sees.
 */
export async function growRecipes(world, count, { seed = 1 } = {}) {
  // The foods come from the build, which only exists after a world was opened.
  const { recipeRow } = await import('./recipes/recipe-row.mjs');
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  try {
    const owners = await makeTrainers(client);
    const { rows } = await client.query('select count(*)::int as there from recipes');
    for (let from = rows[0].there; from < count; from += rowsAtOnce) {
      const recipes = [];
      for (let index = from; index < Math.min(from + rowsAtOnce, count); index++)
        recipes.push({ ...recipeRow(seed, index), ...belonging(index, owners) });
      await client.query(INSERT, [JSON.stringify(recipes)]);
    }
    return { trainerIds: owners };
  } finally {
    await client.end();
  }
}

function belonging(index, owners) {
  if (index % everyOwn !== everyOwn - 1) return { owner_id: null, is_approved: true };
  const number = Math.floor(index / everyOwn);
  return {
    owner_id: owners[number % owners.length],
    is_approved: false,
    offered_at: number % everyOffered === 0 ? new Date() : null,
  };
}

async function makeTrainers(client) {
  const { rows } = await client.query(
    `select id from users where email like 'cook-%@example.org' order by email`,
  );
  if (rows.length > 0) return rows.map(({ id }) => id);
  const ids = Array.from({ length: trainers }, () => randomUUID());
  await client.query(
    `insert into users (id, email, role, created_at, updated_at)
     select id, 'cook-' || place || '@example.org', 'trainer', now(), now()
     from unnest($1::uuid[]) with ordinality as trainer(id, place)`,
    [ids],
  );
  return ids;
}

const columns = `id, name, description, meal_types, dietary_tags, main_ingredient_tags, allergens, cuisine, ingredients_json,
  instructions_text, prep_time_minutes, cook_time_minutes, servings, calories_kcal, protein_grams, carbs_grams, fat_grams,
  fibre_grams, sugar_grams, sodium_mg, nutrition_source, owner_id, offered_at, is_approved, creation_timestamp,
  last_updated_timestamp`;

const INSERT = `insert into recipes (${columns}) select ${columns} from json_populate_recordset(null::recipes, $1::json)`;
