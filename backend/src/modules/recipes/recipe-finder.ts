import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { type Scope, WITHIN } from './recipe-audience.js';
import { narrowingsOf, type RecipeFilter } from './recipe-filters.js';
import { WHOLE, WITH_RATINGS } from './recipe-json.js';
import { listStatement, type RecipeList } from './recipe-list.js';

export interface RecipePage extends Pick<RecipeList, 'sort' | 'view'> {
  page: number;
  limit: number;
}

/** An answer as the database wrote it. */
type Json = string;

/** Finds recipes, and has the database write them as they are sent. */
@Injectable()
export class RecipeFinder {
  constructor(private readonly sql: Sql) {}

  async list(scope: Scope, userId: string | null, filter: RecipeFilter, page: RecipePage): Promise<Json> {
    const narrowings = narrowingsOf(filter);
    const isSearch = Boolean(filter.search);
    const statement = listStatement({ ...page, scope, isSearch, narrowings });
    const row = await this.sql.row<{ body: string }>(statement, [
      userId,
      page.limit,
      (page.page - 1) * page.limit,
      ...(isSearch ? [filter.search] : []),
      ...narrowings.map(({ value }) => value),
    ]);
    return row?.body ?? '{"recipes":[],"total":0}';
  }

  async show(scope: Scope, id: string, userId: string | null): Promise<Json> {
    const row = await this.sql.row<{ body: string }>(SHOW[scope], [userId, id]);
    if (!row) throw new NotFoundError('Recipe not found');
    return row.body;
  }
}

const SHOW = Object.fromEntries(
  Object.entries(WITHIN).map(([scope, isWithin]) => [
    scope,
    `select json_build_object(${WHOLE})::text as body from recipes r ${WITH_RATINGS} where r.id = $2 and ${isWithin}`,
  ]),
) as Record<Scope, string>;
