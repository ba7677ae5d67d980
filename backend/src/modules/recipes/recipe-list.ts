import { HALVES, IN_LIBRARY, type Scope, WITHIN } from './recipe-audience.js';
import { CARD, WHOLE, WITH_RATINGS } from './recipe-json.js';

export const SORTS = ['newest', 'name', 'calories', 'protein', 'time', 'rating', 'relevance'] as const;

export type RecipeSort = (typeof SORTS)[number];

export interface RecipeList {
  scope: Scope;
  sort: RecipeSort;
  isSearch: boolean;
  isFiltered: boolean;
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
const QUERY = '(select recipe_query($15))';

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
    key: `ts_rank('{0.05, 0.2, 0.4, 1}', r.words, ${QUERY}) as rank`,
    by: `r.rank desc, ${NEWEST}`,
  },
};

/** In a select of its own, a value is no reason to plan the statement anew, which takes longer than to run it. */
const given = (place: number, type: string) => `(select $${place}::${type})`;

const LIMIT = given(13, 'integer');
const OFFSET = given(14, 'integer');

/**
 * What was not asked for is null, which makes no comparison false. As one condition they are checked in this order, those
 * first that leave the fewest; PostgreSQL would begin with the numbers.
 */
const FILTERS = `(r.meal_bits & ${given(2, 'integer')} <> 0 and r.tag_bits & ${given(3, 'integer')} = ${given(3, 'integer')}
  and r.prep_time_minutes <= ${given(4, 'integer')} and r.calories_kcal <= ${given(5, 'integer')}
  and r.protein_grams >= ${given(6, 'numeric')} and r.protein_grams <= ${given(7, 'numeric')}
  and r.carbs_grams >= ${given(8, 'numeric')} and r.carbs_grams <= ${given(9, 'numeric')}
  and r.fat_grams >= ${given(10, 'numeric')} and r.fat_grams <= ${given(11, 'numeric')}
  and coalesce(${IN_LIBRARY}, false) = ${given(12, 'boolean')}) is not false`;

/** Checked once and not for every recipe. */
const UNFILTERED = `num_nulls($2::integer, $3::integer, $4::integer, $5::integer, $6::numeric, $7::numeric, $8::numeric,
  $9::numeric, $10::numeric, $11::numeric, $12::boolean) = 11`;

/** The statement of a list. Every filter is part of it or none is, so that there are few to prepare, whatever is asked. */
export function listStatement({ scope, sort, isSearch, isFiltered, view }: RecipeList): string {
  const order = ORDERS[sort === 'relevance' && !isSearch ? 'newest' : sort];
  const { found, page, total } = (isSearch ? searched : browsed)(
    scope,
    order,
    isFiltered ? FILTERS : UNFILTERED,
  );
  return `${found}
    select json_build_object(
      'recipes', coalesce((
        select json_agg(json_build_object(${view === 'card' ? CARD : WHOLE}) order by place.number)
        from (select id, row_number() over () as number from (${page}) as chosen) as place
        join recipes r on r.id = place.id ${WITH_RATINGS}
      ), '[]'),
      'total', ${total}
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
