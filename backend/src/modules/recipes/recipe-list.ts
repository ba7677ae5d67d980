import { HALVES, type Scope, WITHIN } from './recipe-audience.js';
import type { Narrowing } from './recipe-filters.js';
import { CARD, WHOLE, WITH_RATINGS } from './recipe-json.js';
import { searchedBy } from './search/searched-by.js';

export const SORTS = ['newest', 'name', 'calories', 'protein', 'time', 'rating', 'relevance'] as const;

export type RecipeSort = (typeof SORTS)[number];

export interface RecipeList {
  scope: Scope;
  sort: RecipeSort;
  isSearch: boolean;
  narrowings: Narrowing[];
  /** Cards leave out what only the recipe's own page shows. */
  view: 'full' | 'card';
}

/** What a list is in the order of, and where it comes from when it is not a column of recipes. */
interface Order {
  by: string;
  key: string;
  from?: string;
}

const NEWEST = 'r.creation_timestamp desc, r.id desc';

/** What was meant. In a select of its own it is found out once, not for every recipe. */
const QUERY = `(select ${searchedBy('$5::text', '$6::text')})`;

/** What has to stand somewhere, without what must not stand beside it: that makes no recipe fit better. */
const RANKED = `(select querytree(${searchedBy('$5::text', '$6::text')})::tsquery)`;

/** Those without a `from` have an index that begins with the audience and holds all that the filters ask for. */
const ORDERS: Record<RecipeSort, Order> = {
  newest: { key: 'null', by: NEWEST },
  name: { key: 'r.name_key', by: `r.name_key, ${NEWEST}` },
  calories: { key: 'r.calories_kcal', by: `r.calories_kcal, ${NEWEST}` },
  protein: { key: 'r.protein_grams', by: `r.protein_grams desc, ${NEWEST}` },
  time: { key: 'r.total_minutes', by: `r.total_minutes, ${NEWEST}` },
  rating: {
    key: 'summary.average_rating, coalesce(summary.total_ratings, 0) as total_ratings',
    by: `r.average_rating desc nulls last, r.total_ratings desc, ${NEWEST}`,
    from: WITH_RATINGS,
  },
  relevance: {
    key: `ts_rank('{0.05, 0.2, 0.4, 1}', r.words, ${RANKED}) as rank`,
    by: `r.rank desc, ${NEWEST}`,
  },
};

/** In a select of its own, a value is no reason to plan the statement anew, which takes longer than to run it. */
const given = (place: number, type: string) => `(select $${place}::${type})`;

/** Only people who decide on a recipe are told whose it is. */
const OWNER = `, 'ownerEmail', (select u.email from users u where u.id = r.owner_id)`;

const LIMIT = given(2, 'integer');
const OFFSET = given(3, 'integer');

/** `$1` is who asks, then come limit and offset, what was understood, what is searched if anything is, and the filters' values. */
export function listStatement({ scope, sort, isSearch, narrowings, view }: RecipeList): string {
  const order = ORDERS[sort === 'relevance' && !isSearch ? 'newest' : sort];
  const first = isSearch ? 7 : 5;
  const filters = narrowings.map(({ condition, type }, index) => condition(given(first + index, type)));
  const { found, page, total } = (isSearch ? searched : browsed)(
    scope,
    order,
    filters.length > 0 ? filters.join(' and ') : 'true',
  );
  return `${found}
    select json_build_object(
      'recipes', coalesce((
        select json_agg(json_build_object(${view === 'card' ? CARD : WHOLE}${scope === 'admin' ? OWNER : ''}) order by place.number)
        from (select id, row_number() over () as number from (${page}) as chosen) as place
        join recipes r on r.id = place.id ${WITH_RATINGS}
      ), '[]'),
      'total', ${total},
      'understood', $4::json
    )::text as body`;
}

function browsed(scope: Scope, order: Order, filters: string) {
  const count = (half: string) => `(select count(*) from recipes r where ${half} and ${filters})`;
  return {
    found: '',
    page: order.from ? sorted(scope, order, filters) : merged(scope, order, filters),
    total: HALVES[scope].map(count).join(' + '),
  };
}

/**
 * Each half in the order of its index and read as far as the page reaches, then both merged. The filters stand outside of
 * what is put in order: PostgreSQL takes them for rarer than they are and would rather sort what they leave.
 */
function merged(scope: Scope, { key, by }: Order, filters: string): string {
  const ordered = (half: string) => `(
    select r.id, r.creation_timestamp, ${key}
    from (select * from recipes r where ${half} order by ${by} offset 0) as r
    where ${filters} order by ${by} limit ${LIMIT} + ${OFFSET})`;
  return `select r.id from (${HALVES[scope].map(ordered).join(' union all ')}) as r
    order by ${by} limit ${LIMIT} offset ${OFFSET}`;
}

const sorted = (scope: Scope, { key, by, from }: Order, filters: string): string => `
  select r.id
  from (select r.id, r.creation_timestamp, ${key} from recipes r ${from} where ${WITHIN[scope]} and ${filters}) as r
  order by ${by} limit ${LIMIT} offset ${OFFSET}`;

/** Found once, then counted and sorted. */
function searched(scope: Scope, { key, by, from = '' }: Order, filters: string) {
  return {
    found: `with found as materialized (
      select r.id, r.creation_timestamp, ${key} from recipes r ${from}
      where ${WITHIN[scope]} and ${filters} and r.words @@ ${QUERY})`,
    page: `select r.id from found r order by ${by} limit ${LIMIT} offset ${OFFSET}`,
    total: '(select count(*) from found)',
  };
}
