import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v5 as uuidOf } from 'uuid';
import { Recipe } from '../../src/modules/recipes/recipe.entity.js';
import { after, minutes } from '../../src/platform/clock/clock.js';
import { library } from './index.js';
import { contentOf } from './library.js';
import type { LibraryRecipe } from './library-recipe.js';

export const referenceOf = (slug: string) => `mealwright:${slug}`;

/** The same in every installation, because the lots of a plan go by ids: so a seed gives the same plan everywhere. */
const idOf = (slug: string) => uuidOf(referenceOf(slug), uuidOf.URL);

/**
 * Adds the library recipes that are missing. An existing one is left alone, because an admin may have edited it, and
 * a deleted one only returns in a database that never had it.
 */
export async function plantLibrary(em: EntityManager, now: Date): Promise<number> {
  // Of two copies that start at the same time, the second sees what the first has planted.
  await em.execute('lock table planted_recipes in exclusive mode');
  const rows = await em.execute<{ slug: string }[]>('select slug from planted_recipes');
  const planted = new Set(rows.map(({ slug }) => slug));
  const missing = library.filter(({ slug }) => !planted.has(slug));
  if (missing.length === 0) return 0;
  for (const [place, recipe] of mixed(missing).entries()) {
    const origin = {
      owner: null,
      sourceReference: referenceOf(recipe.slug),
      now: after(now, -minutes(place)),
    };
    const entity = new Recipe(contentOf(recipe), origin);
    entity.id = idOf(recipe.slug);
    entity.approve(null, now);
    em.persist(entity);
  }
  await em.flush();
  await em.execute('insert into planted_recipes (slug) select jsonb_array_elements_text(?::jsonb)', [
    JSON.stringify(missing.map(({ slug }) => slug)),
  ]);
  return missing.length;
}

/**
 * The order is that of hashes, so that the newest are not all of one kind. Sides come after all dishes, which people
 * look for.
 */
const mixed = (recipes: LibraryRecipe[]) => {
  const hash = ({ slug }: LibraryRecipe) => createHash('sha256').update(slug).digest('hex');
  const byHash = recipes.toSorted((a, b) => hash(a).localeCompare(hash(b)));
  return [...byHash.filter(({ side }) => !side), ...byHash.filter(({ side }) => side)];
};
