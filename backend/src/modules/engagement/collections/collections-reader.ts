import { Injectable } from '@nestjs/common';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { CARD, PICTURE, PICTURE_ADDRESS, time, visibleTo, WITH_RATINGS } from '../../recipes/index.js';
import { AUTHOR_NAME } from '../../users/index.js';

export const SCOPES = ['own', 'public'] as const;

export type CollectionScope = (typeof SCOPES)[number];

interface Page {
  page: number;
  limit: number;
}

/** Of those in a collection `c`, the recipes that `$1` may see. */
const VISIBLE_IN = `
  from collection_recipes place join recipes r on r.id = place.recipe_id
  where place.collection_id = c.id and ${visibleTo('$1')}`;

const IN_ORDER = 'place.order_index, place.added_date, place.recipe_id';

/** The picture that was chosen, else that of the first recipe that has one. */
const cover = (what: string) => `(
  select ${what} ${VISIBLE_IN} and r.image_key is not null
  order by place.recipe_id is not distinct from c.cover_recipe_id desc, ${IN_ORDER} limit 1)`;

/** A collection `c` of a user `u`; the shape is that of dto/collection.response.ts. */
const COLLECTION = `
  'id', c.id, 'name', c.name, 'description', c.description, 'isPublic', c.is_public, 'tags', c.tags,
  'createdAt', ${time('c.created_at')}, 'updatedAt', ${time('c.updated_at')},
  'isOwn', c.user_id = $1::uuid, 'ownerName', ${AUTHOR_NAME}, 'recipeCount', (select count(*) ${VISIBLE_IN}),
  'coverRecipeId', case when c.user_id = $1::uuid then c.cover_recipe_id end,
  'coverImageUrl', ${cover(PICTURE_ADDRESS)}, 'cover', ${cover(PICTURE)}`;

const SCOPE: Record<CollectionScope, string> = {
  own: 'c.user_id = $1::uuid',
  public: 'c.is_public and u.disabled_at is null',
};

const READABLE = `(${SCOPE.own} or ${SCOPE.public})`;

const listStatement = (scope: CollectionScope) => {
  const found = `from recipe_collections c join users u on u.id = c.user_id where ${SCOPE[scope]}`;
  return `
    select json_build_object(
      'collections', coalesce((
        select json_agg(json_build_object(${COLLECTION}, 'hasRecipe', case when $4::uuid is not null then exists (
            select from collection_recipes place where place.collection_id = c.id and place.recipe_id = $4::uuid) end)
          order by c.updated_at desc, c.id)
        from (select c.* ${found} order by c.updated_at desc, c.id limit $2 offset $3) as c
        join users u on u.id = c.user_id
      ), '[]'),
      'total', (select count(*) ${found})
    )::text as body`;
};

const LIST: Record<CollectionScope, string> = { own: listStatement('own'), public: listStatement('public') };

const SHOW = `
  select json_build_object(${COLLECTION}, 'recipes', coalesce((
    select json_agg(json_build_object(${CARD},
        'notes', place.notes, 'addedDate', ${time('place.added_date')}, 'orderIndex', place.order_index)
      order by ${IN_ORDER})
    from (select place.* ${VISIBLE_IN} order by ${IN_ORDER} limit $3 offset $4) as place
    join recipes r on r.id = place.recipe_id ${WITH_RATINGS}
  ), '[]'))::text as body
  from recipe_collections c join users u on u.id = c.user_id where c.id = $2 and ${READABLE}`;

/** Own collections and public ones, each with what the reader may see of it. */
@Injectable()
export class CollectionsReader {
  constructor(private readonly sql: Sql) {}

  list(
    userId: string,
    scope: CollectionScope,
    recipeId: string | null,
    { page, limit }: Page,
  ): Promise<Json> {
    const values = [userId, limit, (page - 1) * limit, scope === 'own' ? recipeId : null];
    return this.sql.body(LIST[scope], values);
  }

  show(id: string, userId: string, { page, limit }: Page): Promise<Json> {
    return this.sql.body(SHOW, [userId, id, limit, (page - 1) * limit]);
  }
}
