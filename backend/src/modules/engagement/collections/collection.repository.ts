import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { Collection } from './collection.entity.js';

interface Place {
  recipeId: string;
  /** If omitted, the notes stay as they were. */
  notes?: string | null;
}

const SIZE = 'select count(*)::int as size from collection_recipes where collection_id = :id';

const ANNOTATE = `
  update collection_recipes set notes = case when :hasNotes then :notes::text else notes end
  where collection_id = :id and recipe_id = :recipeId returning recipe_id`;

const HOLD_RECIPE = 'select from recipe_cards where id = :recipeId for key share';

const APPEND = `
  insert into collection_recipes (collection_id, recipe_id, notes, order_index)
  select :id::uuid, :recipeId::uuid, :notes::text, coalesce(max(order_index) + 1, 0)
  from collection_recipes where collection_id = :id`;

const TAKE_OUT = 'delete from collection_recipes where collection_id = :id and recipe_id = :recipeId';

const MISSING = `
  select wanted.id from unnest(string_to_array(:recipeIds, ',')::uuid[]) as wanted(id)
  where not exists (select from collection_recipes where collection_id = :id and recipe_id = wanted.id)`;

const PUT_FIRST = `
  update collection_recipes c set order_index = wanted.place from (
    select recipe_id, row_number() over (
      order by array_position(string_to_array(:recipeIds, ',')::uuid[], recipe_id), order_index, added_date, recipe_id
    ) - 1 as place
    from collection_recipes where collection_id = :id
  ) as wanted
  where c.collection_id = :id and c.recipe_id = wanted.recipe_id and c.order_index <> wanted.place`;

/** Recipes are written by statements, because adding one should not load five hundred rows into memory. */
export class CollectionRepository extends EntityRepository<Collection> {
  lockOwn(id: string, userId: string): Promise<Collection | null> {
    return this.findOne({ id, user: userId }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  countByOwner(userId: string): Promise<number> {
    return this.count({ user: userId });
  }

  async size({ id }: Collection): Promise<number> {
    const [row] = await this.em.execute<{ size: number }[]>(SIZE, { id });
    return row?.size ?? 0;
  }

  /** Changes the notes of a recipe. Returns false if it is not in the collection. */
  async annotate({ id }: Collection, { recipeId, notes }: Place): Promise<boolean> {
    const values = { id, recipeId, notes: notes || null, hasNotes: notes !== undefined };
    const changed = await this.em.execute<unknown[]>(ANNOTATE, values);
    return changed.length > 0;
  }

  /** Adds a recipe at the end and locks it meanwhile. Returns false if the recipe is being deleted. */
  async append({ id }: Collection, { recipeId, notes }: Place): Promise<boolean> {
    const recipes = await this.em.execute<unknown[]>(HOLD_RECIPE, { recipeId });
    if (recipes.length === 0) return false;
    await this.em.execute(APPEND, { id, recipeId, notes: notes || null });
    return true;
  }

  async takeOut({ id }: Collection, recipeId: string): Promise<void> {
    await this.em.execute(TAKE_OUT, { id, recipeId });
  }

  async missing({ id }: Collection, recipeIds: string[]): Promise<string[]> {
    const rows = await this.em.execute<{ id: string }[]>(MISSING, { id, recipeIds: recipeIds.join() });
    return rows.map((row) => row.id);
  }

  /** Moves these recipes to the front and keeps the order of the others. */
  async putFirst({ id }: Collection, recipeIds: string[]): Promise<void> {
    await this.em.execute(PUT_FIRST, { id, recipeIds: recipeIds.join() });
  }
}
