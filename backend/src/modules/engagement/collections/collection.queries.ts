import { Injectable } from '@nestjs/common';
import { jsonTime } from '../../../platform/database/json-time.sql.js';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { cardOf, pictureAddressOf, pictureOf, visibleTo, withStars } from '../../recipes/index.js';
import { authorName } from '../../users/index.js';

export const SCOPES = ['own', 'public'] as const;

export type CollectionScope = (typeof SCOPES)[number];

interface Page {
  page: number;
  limit: number;
}

const NAMES = { recipe: 'r', viewer: ':userId', stars: 's' };

/** The recipes of a collection `c` that the reader may see. */
const VISIBLE_IN = `
  from collection_recipes place join recipe_cards r on r.id = place.recipe_id
  where place.collection_id = c.id and ${visibleTo(NAMES)}`;

const IN_ORDER = 'place.order_index, place.added_date, place.recipe_id';

/** The chosen picture, or else that of the first recipe that has one. */
const cover = (what: string) => `(
  select ${what} ${VISIBLE_IN} and r.image_key is not null
  order by place.recipe_id is not distinct from c.cover_recipe_id desc, ${IN_ORDER} limit 1)`;

/** A collection `c` of a user `u`, in the shape of dto/collection.response.ts. */
const COLLECTION = `
  'id', c.id, 'name', c.name, 'description', c.description, 'isPublic', c.is_public, 'tags', c.tags,
  'createdAt', ${jsonTime('c.created_at')}, 'updatedAt', ${jsonTime('c.updated_at')},
  'isOwn', c.user_id = :userId::uuid, 'ownerName', ${authorName('u')}, 'recipeCount', (select count(*) ${VISIBLE_IN}),
  'coverRecipeId', case when c.user_id = :userId::uuid then c.cover_recipe_id end,
  'coverImageUrl', ${cover(pictureAddressOf('r'))}, 'cover', ${cover(pictureOf('r'))}`;

const SCOPE: Record<CollectionScope, string> = {
  own: 'c.user_id = :userId::uuid',
  public: 'c.is_public and u.is_open',
};

const READABLE = `(${SCOPE.own} or ${SCOPE.public})`;

const listStatement = (scope: CollectionScope) => {
  const found = `from recipe_collections c join people u on u.id = c.user_id where ${SCOPE[scope]}`;
  return `
    select json_build_object(
      'collections', coalesce((
        select json_agg(json_build_object(${COLLECTION}, 'hasRecipe', case when :recipeId::uuid is not null then exists (
            select from collection_recipes place where place.collection_id = c.id and place.recipe_id = :recipeId::uuid) end)
          order by c.updated_at desc, c.id)
        from (select c.* ${found} order by c.updated_at desc, c.id limit :limit offset :offset) as c
        join people u on u.id = c.user_id
      ), '[]'),
      'total', (select count(*) ${found})
    )::text as body`;
};

const LIST: Record<CollectionScope, string> = { own: listStatement('own'), public: listStatement('public') };

const SHOW = `
  select json_build_object(${COLLECTION}, 'recipes', coalesce((
    select json_agg(json_build_object(${cardOf(NAMES)},
        'notes', place.notes, 'addedDate', ${jsonTime('place.added_date')}, 'orderIndex', place.order_index)
      order by ${IN_ORDER})
    from (select place.* ${VISIBLE_IN} order by ${IN_ORDER} limit :limit offset :offset) as place
    join recipe_cards r on r.id = place.recipe_id ${withStars(NAMES)}
  ), '[]'))::text as body
  from recipe_collections c join people u on u.id = c.user_id where c.id = :id and ${READABLE}`;

const SEES = `select r.id from recipe_cards r where r.id = :recipeId and ${visibleTo(NAMES)}`;

/** A user's own collections and public ones, each with the recipes that the reader may see. */
@Injectable()
export class CollectionQueries {
  constructor(private readonly sql: Sql) {}

  list(
    userId: string,
    scope: CollectionScope,
    recipeId: string | null,
    { page, limit }: Page,
  ): Promise<Json> {
    const asked = scope === 'own' ? recipeId : null;
    return this.sql.body(LIST[scope], { userId, recipeId: asked, limit, offset: (page - 1) * limit });
  }

  show(id: string, userId: string, { page, limit }: Page): Promise<Json> {
    return this.sql.body(SHOW, { userId, id, limit, offset: (page - 1) * limit });
  }

  /** Returns whether the user can see the recipe, and so may add it to a collection. */
  async sees(userId: string, recipeId: string): Promise<boolean> {
    return (await this.sql.row(SEES, { userId, recipeId })) !== undefined;
  }
}
