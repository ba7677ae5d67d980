import type { EntityManager } from '@mikro-orm/postgresql';
import { Recipe } from '../../src/modules/recipes/index.js';
import { library } from './index.js';
import { contentOf } from './library.js';

const referenceOf = (slug: string) => `mealwright:${slug}`;

/**
 * Adds the recipes of the library that are not there yet. One that is there stays as it is, since an admin may have
 * rewritten it; one that an admin deleted comes back only with a database that never had it.
 */
export async function plantLibrary(em: EntityManager, now: Date): Promise<number> {
  const rows = await em.execute<{ slug: string }[]>('select slug from planted_recipes');
  const planted = new Set(rows.map(({ slug }) => slug));
  const missing = library.filter(({ slug }) => !planted.has(slug));
  for (const recipe of missing) {
    const entity = new Recipe(contentOf(recipe), { owner: null, sourceReference: referenceOf(recipe.slug), now });
    entity.approve(null, now);
    em.persist(entity);
  }
  await em.flush();
  await em.execute('insert into planted_recipes (slug) select unnest(?::text[]) on conflict do nothing', [
    missing.map(({ slug }) => slug),
  ]);
  return missing.length;
}
