import { Injectable } from '@nestjs/common';
import { type Json, Sql } from '../../platform/database/sql.js';
import { type RecipeScope, within } from './recipe-audience.sql.js';
import type { RecipeFilter } from './recipe-filters.js';
import { filteredBy, narrowingsOf } from './recipe-filters.sql.js';
import { wholeOf, withStars } from './recipe-json.sql.js';
import { listStatement } from './recipe-list.sql.js';
import type { RecipePage } from './recipe-page.js';
import { readSearch } from './search/read-search.js';

const NAMES = { recipe: 'r', viewer: ':userId', stars: 's' };

const showStatement = (scope: RecipeScope) => `
  select json_build_object(${wholeOf(NAMES)})::text as body
  from recipes r ${withStars(NAMES)} where r.id = :id and ${within[scope](NAMES)}`;

const SHOW: Record<RecipeScope, string> = {
  visible: showStatement('visible'),
  admin: showStatement('admin'),
};

/** Finds recipes and lets the database write them as they are sent. */
@Injectable()
export class RecipeQueries {
  constructor(private readonly sql: Sql) {}

  list(scope: RecipeScope, userId: string | null, filter: RecipeFilter, wanted: RecipePage): Promise<Json> {
    const { sort, view, page, limit } = wanted;
    const read = filter.search ? readSearch(filter.search) : null;
    const filtered = filteredBy('r', [filter, ...(read?.filters ?? [])].flatMap(narrowingsOf));
    const isSearch = read?.hasWords ?? false;
    const statement = listStatement({ scope, sort, view, isSearch, filters: filtered.condition });
    const values = {
      ...{ userId, limit, offset: (page - 1) * limit, understood: JSON.stringify(read?.understood ?? []) },
      ...{ searchWords: read?.words, searchFoods: read?.known },
      ...filtered.values,
    };
    return this.sql.body(statement, values, { isComposed: true });
  }

  show(scope: RecipeScope, id: string, userId: string | null): Promise<Json> {
    return this.sql.body(SHOW[scope], { userId, id }, { missing: 'Recipe not found' });
  }
}
