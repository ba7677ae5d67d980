import { halvesOf, type RecipeScope, within } from './recipe-audience.sql.js';
import { given } from './recipe-filters.sql.js';
import { cardOf, wholeOf, withStars } from './recipe-json.sql.js';
import type { RecipePage, RecipeSort } from './recipe-page.js';
import { SEARCH_QUERY } from './search/searched-by.sql.js';

export interface RecipeList extends Pick<RecipePage, 'sort' | 'view'> {
  scope: RecipeScope;
  /** If true, the statement also takes `:searchWords` and `:searchFoods`. */
  isSearch: boolean;
  /** A condition on the recipe `r`. */
  filters: string;
}

/** The sort order of a list, and the source of its value if that is not a column of recipes. */
interface Order {
  by: string;
  key: string;
  from?: string;
}

const NAMES = { recipe: 'r', viewer: ':userId', stars: 's' };

const NEWEST = 'r.creation_timestamp desc, r.id desc';

/** The parsed search. In a subselect it is computed once and not for every recipe. */
const QUERY = `(select ${SEARCH_QUERY})`;

/** The search without its exclusions, which do not make a recipe fit better. */
const RANKED = `(select querytree(${SEARCH_QUERY})::tsquery)`;

/**
 * Orders by columns of recipes have an index that begins with the audience and contains all columns of the filters.
 */
export const ORDERS: Record<RecipeSort, Order> = {
  newest: { key: 'null', by: NEWEST },
  name: { key: 'r.name_key', by: `r.name_key, ${NEWEST}` },
  calories: { key: 'r.calories_kcal', by: `r.calories_kcal, ${NEWEST}` },
  protein: { key: 'r.protein_grams', by: `r.protein_grams desc, ${NEWEST}` },
  time: { key: 'r.total_minutes', by: `r.total_minutes, ${NEWEST}` },
  rating: {
    key: 's.average_rating, coalesce(s.total_ratings, 0) as total_ratings',
    by: `r.average_rating desc nulls last, r.total_ratings desc, ${NEWEST}`,
    from: withStars(NAMES),
  },
  relevance: {
    key: `ts_rank('{0.05, 0.2, 0.4, 1}', r.words, ${RANKED}) as rank`,
    by: `r.rank desc, ${NEWEST}`,
  },
};

/** The owner's email and what made the recipe are only shown to users who decide on it. */
const ORIGIN = `, 'ownerEmail', (select p.email from people p where p.id = r.owner_id), 'madeBy', r.made_by`;

const LIMIT = given('limit', 'integer');
const OFFSET = given('offset', 'integer');

/** Takes `:userId`, `:limit`, `:offset`, `:understood`, the words of a search, and the values of the filters. */
export function listStatement({ scope, sort, isSearch, filters, view }: RecipeList): string {
  const order = ORDERS[sort === 'relevance' && !isSearch ? 'newest' : sort];
  const { found, page, total } = (isSearch ? searched : browsed)(scope, order, filters);
  return `${found}
    select json_build_object(
      'recipes', coalesce((
        select json_agg(json_build_object(${(view === 'card' ? cardOf : wholeOf)(NAMES)}${scope === 'admin' ? ORIGIN : ''}) order by place.number)
        from (select id, row_number() over () as number from (${page}) as chosen) as place
        join recipes r on r.id = place.id ${withStars(NAMES)}
      ), '[]'),
      'total', ${total},
      'understood', :understood::json
    )::text as body`;
}

function browsed(scope: RecipeScope, order: Order, filters: string) {
  const count = (half: string) => `(select count(*) from recipes r where ${half} and ${filters})`;
  return {
    found: '',
    page: order.from ? sorted(scope, order, filters) : merged(scope, order, filters),
    total: halvesOf[scope](NAMES).map(count).join(' + '),
  };
}

/**
 * Reads each half in the order of its index, as far as the page reaches, and merges the two. The filters stay outside
 * of the sorted part, because PostgreSQL overestimates their selectivity and would sort the result instead.
 */
function merged(scope: RecipeScope, { key, by }: Order, filters: string): string {
  const ordered = (half: string) => `(
    select r.id, r.creation_timestamp, ${key}
    from (select * from recipes r where ${half} order by ${by} offset 0) as r
    where ${filters} order by ${by} limit ${LIMIT} + ${OFFSET})`;
  return `select r.id from (${halvesOf[scope](NAMES).map(ordered).join(' union all ')}) as r
    order by ${by} limit ${LIMIT} offset ${OFFSET}`;
}

const sorted = (scope: RecipeScope, { key, by, from }: Order, filters: string): string => `
  select r.id
  from (select r.id, r.creation_timestamp, ${key} from recipes r ${from} where ${within[scope](NAMES)} and ${filters}) as r
  order by ${by} limit ${LIMIT} offset ${OFFSET}`;

/** Finds all matches once, then counts and sorts them. */
function searched(scope: RecipeScope, { key, by, from = '' }: Order, filters: string) {
  return {
    found: `with found as materialized (
      select r.id, r.creation_timestamp, ${key} from recipes r ${from}
      where ${within[scope](NAMES)} and ${filters} and r.words @@ ${QUERY})`,
    page: `select r.id from found r order by ${by} limit ${LIMIT} offset ${OFFSET}`,
    total: '(select count(*) from found)',
  };
}
