import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { Collection } from './collection.entity.js';

interface Place {
  recipeId: string;
  /** Left out: as they were. */
  notes?: string | null;
}

/** Its recipes are written by statements, because adding one should not load five hundred rows into memory. */
export class CollectionRepository extends EntityRepository<Collection> {
  lockOwn(id: string, userId: string): Promise<Collection | null> {
    return this.findOne({ id, user: userId }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  countOf(userId: string): Promise<number> {
    return this.count({ user: userId });
  }

  async size({ id }: Collection): Promise<number> {
    const rows = await this.em.execute<{ size: number }[]>(
      'select count(*)::int as size from collection_recipes where collection_id = ?',
      [id],
    );
    return rows[0]?.size ?? 0;
  }

  /** Changes the notes of one that is in there; false if there is none. */
  async annotate({ id }: Collection, { recipeId, notes }: Place): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update collection_recipes set notes = case when ? then ?::text else notes end
       where collection_id = ? and recipe_id = ? returning recipe_id`,
      [notes !== undefined, notes || null, id, recipeId],
    );
    return rows.length > 0;
  }

  /** At the end. The recipe is held meanwhile: one that is being deleted is waited for, and is gone; false then. */
  async append({ id }: Collection, { recipeId, notes }: Place): Promise<boolean> {
    const recipes = await this.em.execute<unknown[]>('select from recipes where id = ? for key share', [
      recipeId,
    ]);
    if (recipes.length === 0) return false;
    await this.em.execute(
      `insert into collection_recipes (collection_id, recipe_id, notes, order_index)
       select ?::uuid, ?::uuid, ?::text, coalesce(max(order_index) + 1, 0) from collection_recipes where collection_id = ?`,
      [id, recipeId, notes || null, id],
    );
    return true;
  }

  async takeOut({ id }: Collection, recipeId: string): Promise<void> {
    await this.em.execute('delete from collection_recipes where collection_id = ? and recipe_id = ?', [
      id,
      recipeId,
    ]);
  }

  async missing({ id }: Collection, recipeIds: string[]): Promise<string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select wanted.id from unnest(string_to_array(?, ',')::uuid[]) as wanted(id)
       where not exists (select from collection_recipes where collection_id = ? and recipe_id = wanted.id)`,
      [recipeIds.join(), id],
    );
    return rows.map((row) => row.id);
  }

  /** These first, and the others after them as they stood. */
  async putFirst({ id }: Collection, recipeIds: string[]): Promise<void> {
    await this.em.execute(
      `update collection_recipes c set order_index = wanted.place from (
         select recipe_id, row_number() over (
           order by array_position(string_to_array(?, ',')::uuid[], recipe_id), order_index, added_date, recipe_id
         ) - 1 as place
         from collection_recipes where collection_id = ?
       ) as wanted
       where c.collection_id = ? and c.recipe_id = wanted.recipe_id and c.order_index <> wanted.place`,
      [recipeIds.join(), id, id],
    );
  }
}
