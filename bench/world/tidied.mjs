import { setTimeout as wait } from 'node:timers/promises';

const patience = { tries: 40, milliseconds: 250 };

/**
 * Vacuums as PostgreSQL does by itself within a minute of many new rows. Rows that an older statement may still see
 * remain, so it repeats until no page of the recipes is left.
 */
export async function tidyRecipes(client) {
  for (let tried = 0; tried < patience.tries; tried++) {
    await client.query('vacuum analyze recipes, recipe_words');
    const { rows } = await client.query(
      `select relpages - relallvisible as untidied from pg_class where oid = 'recipes'::regclass`,
    );
    if (rows[0].untidied === 0) return;
    await wait(patience.milliseconds);
  }
  throw new Error('PostgreSQL would not tidy up the recipes: some statement runs on and on.');
}
