import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Activity } from '../../auth/index.js';
import { CARD, searchCondition, time, visibleTo, WITH_RATINGS } from '../../recipes/index.js';

interface FavoritesPage {
  search?: string;
  page: number;
  limit: number;
}

/** The recipe is held while the favorite is written: one that is being deleted is waited for, and is gone. */
const ADD = `
  with recipe as (select r.id from recipes r where r.id = $2 and ${visibleTo('$1')} for key share)
  insert into recipe_favorites as f (user_id, recipe_id, notes) select $1, id, $3 from recipe
  on conflict (user_id, recipe_id) do update set notes = case when $4::boolean then excluded.notes else f.notes end
  returning xmax = 0 as "isNew"`;

const CHANGE_NOTES = `
  update recipe_favorites f set notes = $3 from recipes r
  where f.user_id = $1 and f.recipe_id = $2 and r.id = f.recipe_id and ${visibleTo('$1')} returning f.recipe_id`;

const HAS = `
  select exists (select from recipe_favorites f where f.user_id = $1 and f.recipe_id = r.id) as "isFavorited"
  from recipes r where r.id = $2 and ${visibleTo('$1')}`;

@Injectable()
export class FavoritesService {
  constructor(
    private readonly sql: Sql,
    private readonly activity: Activity,
  ) {}

  list(userId: string, { search, page, limit }: FavoritesPage): Promise<Json> {
    const values = [userId, limit, (page - 1) * limit];
    if (!search) return this.sql.body(LIST, values);
    const searched = searchCondition(search, values.length + 1);
    return this.sql.body(listStatement(searched.condition), [...values, ...searched.values], {
      isComposed: true,
    });
  }

  /** Notes that are left out stay as they were. */
  async add(user: Principal, recipeId: string, notes: string | null | undefined, caller: Caller) {
    const values = [user.userId, recipeId, notes || null, notes !== undefined];
    const added = await this.sql.row<{ isNew: boolean }>(ADD, values);
    if (!added) throw new NotFoundError('Recipe not found');
    if (added.isNew) this.activity.noteDeed(user, caller, 'favoritesAdded');
  }

  async changeNotes(userId: string, recipeId: string, notes: string | null): Promise<void> {
    if (!(await this.sql.row(CHANGE_NOTES, [userId, recipeId, notes || null]))) throw new NotFoundError();
  }

  async has(userId: string, recipeId: string): Promise<boolean> {
    const row = await this.sql.row<{ isFavorited: boolean }>(HAS, [userId, recipeId]);
    if (!row) throw new NotFoundError('Recipe not found');
    return row.isFavorited;
  }

  /** Also one that can no longer be seen. */
  async remove(userId: string, recipeId: string): Promise<void> {
    await this.sql.rows('delete from recipe_favorites where user_id = $1 and recipe_id = $2', [
      userId,
      recipeId,
    ]);
  }
}

const LIST = listStatement('true');

function listStatement(searched: string): string {
  const kept = `
    from recipe_favorites f join recipes r on r.id = f.recipe_id
    where f.user_id = $1::uuid and ${visibleTo('$1')} and ${searched}`;
  return `
    select json_build_object(
      'recipes', coalesce((
        select json_agg(json_build_object(${CARD}, 'favoriteDate', ${time('f.favorite_date')}, 'notes', f.notes)
          order by f.favorite_date desc, r.id)
        from (select f.* ${kept} order by f.favorite_date desc, r.id limit $2 offset $3) as f
        join recipes r on r.id = f.recipe_id ${WITH_RATINGS}
      ), '[]'),
      'total', (select count(*) ${kept})
    )::text as body`;
}
