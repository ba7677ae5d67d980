import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Pool } from 'pg';
import { cloneDatabase } from '../../../test/support/cloned-database.ts';
import { testPool } from '../../../test/support/test-pool.ts';
import { NUMBER_FILTER_NAMES, type NumberFilter } from './number-filters.js';
import type { RecipeFilter } from './recipe-filters.js';
import { filteredBy, narrowingsOf } from './recipe-filters.sql.js';
import { ORDERS } from './recipe-list.sql.js';
import { type RecipeSort, SORTS } from './recipe-page.js';

/** Contains every filter. The compiler requires new ones to be added here. */
const ALL_FILTERS: Required<Omit<RecipeFilter, 'search'>> = {
  mealTypes: ['dinner'],
  dietaryTags: ['vegan'],
  excludedAllergens: ['milk'],
  excludedFoods: ['garlic'],
  ...(Object.fromEntries(NUMBER_FILTER_NAMES.map((name) => [name, 1])) as Record<NumberFilter, number>),
  side: true,
  approved: true,
};

/** Stars and ranks are no columns of recipes, so these lists are sorted at query time. */
const SORTED: RecipeSort[] = ['rating', 'relevance'];

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Pool;

beforeAll(async () => {
  database = await cloneDatabase();
  db = testPool(database.url);
});

afterAll(async () => {
  await db.end();
  await database.drop();
});

test.each(SORTS.filter((sort) => !SORTED.includes(sort)))(
  'the index that a list by %s is read from holds every column that a filter compares',
  async (sort) => {
    const order = ORDERS[sort].by.replaceAll('r.', '');
    const index = (await indexes()).find(({ keys }) => keys === `audience, ${order}`);
    expect(index).toBeDefined();
    expect(comparedColumns().filter((column) => !index?.columns.includes(column))).toEqual([]);
  },
);

function comparedColumns(): string[] {
  const { condition } = filteredBy('recipe_here', narrowingsOf(ALL_FILTERS));
  return [...condition.matchAll(/\brecipe_here\.(\w+)/g)].map(([, column = '']) => column);
}

/** Returns the sort keys of each index as statements name them, and all columns that it contains. */
async function indexes(): Promise<{ keys: string; columns: string[] }[]> {
  const { rows } = await db.query<{ definition: string; columns: string[] }>(`
    select pg_get_indexdef(indexrelid) as definition,
      array(select attname::text from pg_attribute where attrelid = indexrelid) as columns
    from pg_index where indrelid = 'recipes'::regclass and indpred is null`);
  return rows.map(({ definition, columns }) => ({
    keys: (/\((.*?)\)/.exec(definition)?.[1] ?? '').toLowerCase(),
    columns,
  }));
}
