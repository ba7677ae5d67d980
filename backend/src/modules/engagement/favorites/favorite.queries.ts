import { Injectable } from '@nestjs/common';
import { jsonTime } from '../../../platform/database/json-time.sql.js';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { cardOf, searchCondition, visibleTo, withStars } from '../../recipes/index.js';

interface FavoritesPage {
  search?: string;
  page: number;
  limit: number;
}

/** If omitted, the notes stay as they were. */
type Notes = string | null | undefined;

const NAMES = { recipe: 'r', viewer: ':userId', stars: 's' };

const listStatement = (searched: string) => {
  const kept = `
    from recipe_favorites f join recipe_cards r on r.id = f.recipe_id
    where f.user_id = :userId::uuid and ${visibleTo(NAMES)} and ${searched}`;
  return `
    select json_build_object(
      'recipes', coalesce((
        select json_agg(json_build_object(${cardOf(NAMES)}, 'favoriteDate', ${jsonTime('f.favorite_date')}, 'notes', f.notes)
          order by f.favorite_date desc, r.id)
        from (select f.* ${kept} order by f.favorite_date desc, r.id limit :limit offset :offset) as f
        join recipe_cards r on r.id = f.recipe_id ${withStars(NAMES)}
      ), '[]'),
      'total', (select count(*) ${kept})
    )::text as body`;
};

const LIST = listStatement('true');

/** Locks the recipe while the favorite is written, so that one which is being deleted is not found. */
const ADD = `
  with recipe as (select r.id from recipe_cards r where r.id = :recipeId and ${visibleTo(NAMES)} for key share)
  insert into recipe_favorites as f (user_id, recipe_id, notes) select :userId, id, :notes from recipe
  on conflict (user_id, recipe_id) do update set notes = case when :hasNotes::boolean then excluded.notes else f.notes end
  returning xmax = 0 as "isNew"`;

const CHANGE_NOTES = `
  update recipe_favorites f set notes = :notes from recipe_cards r
  where f.user_id = :userId and f.recipe_id = :recipeId and r.id = f.recipe_id and ${visibleTo(NAMES)}
  returning f.recipe_id`;

const HAS = `
  select exists (select from recipe_favorites f where f.user_id = :userId and f.recipe_id = r.id) as "isFavorited"
  from recipe_cards r where r.id = :recipeId and ${visibleTo(NAMES)}`;

const REMOVE = 'delete from recipe_favorites where user_id = :userId and recipe_id = :recipeId';

/** A user's favorites, as far as they may see them. */
@Injectable()
export class FavoriteQueries {
  constructor(private readonly sql: Sql) {}

  list(userId: string, { search, page, limit }: FavoritesPage): Promise<Json> {
    const values = { userId, limit, offset: (page - 1) * limit };
    if (!search) return this.sql.body(LIST, values);
    const searched = searchCondition({ recipe: 'r', search });
    return this.sql.body(
      listStatement(searched.condition),
      { ...values, ...searched.values },
      { isComposed: true },
    );
  }

  /** Returns undefined if the user sees no such recipe. */
  add(userId: string, recipeId: string, notes: Notes): Promise<{ isNew: boolean } | undefined> {
    return this.sql.row(ADD, { userId, recipeId, notes: notes || null, hasNotes: notes !== undefined });
  }

  /** Returns false if there is no such favorite. */
  async changeNotes(userId: string, recipeId: string, notes: string | null): Promise<boolean> {
    return (await this.sql.row(CHANGE_NOTES, { userId, recipeId, notes: notes || null })) !== undefined;
  }

  /** Returns undefined if the user sees no such recipe. */
  has(userId: string, recipeId: string): Promise<{ isFavorited: boolean } | undefined> {
    return this.sql.row(HAS, { userId, recipeId });
  }

  async remove(userId: string, recipeId: string): Promise<void> {
    await this.sql.rows(REMOVE, { userId, recipeId });
  }
}
