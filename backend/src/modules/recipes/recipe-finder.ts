import { Injectable } from '@nestjs/common';
import { type Json, Sql } from '../../platform/database/sql.js';
import { type Scope, WITHIN } from './recipe-audience.js';
import { narrowingsOf, type RecipeFilter } from './recipe-filters.js';
import { WHOLE, WITH_RATINGS } from './recipe-json.js';
import { listStatement, type RecipeList } from './recipe-list.js';
import { readSearch } from './search/read-search.js';

export interface RecipePage extends Pick<RecipeList, 'sort' | 'view'> {
  page: number;
  limit: number;
}

/** Finds recipes, and has the database write them as they are sent. */
@Injectable()
export class RecipeFinder {
  constructor(private readonly sql: Sql) {}

  list(scope: Scope, userId: string | null, filter: RecipeFilter, page: RecipePage): Promise<Json> {
    const read = filter.search ? readSearch(filter.search) : null;
    const narrowings = [filter, ...(read?.filters ?? [])].flatMap(narrowingsOf);
    const statement = listStatement({ ...page, scope, isSearch: read?.hasWords ?? false, narrowings });
    const values = [
      userId,
      page.limit,
      (page.page - 1) * page.limit,
      JSON.stringify(read?.understood ?? []),
      ...(read?.hasWords ? [read.words, read.known] : []),
      ...narrowings.map(({ value }) => value),
    ];
    return this.sql.body(statement, values, { isComposed: true });
  }

  show(scope: Scope, id: string, userId: string | null): Promise<Json> {
    return this.sql.body(SHOW[scope], [userId, id], { missing: 'Recipe not found' });
  }
}

const SHOW = Object.fromEntries(
  Object.entries(WITHIN).map(([scope, isWithin]) => [
    scope,
    `select json_build_object(${WHOLE})::text as body from recipes r ${WITH_RATINGS} where r.id = $2 and ${isWithin}`,
  ]),
) as Record<Scope, string>;
