import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { DIETARY_TAGS, type DietaryTag } from '../foods/index.js';
import { MEAL_TYPES, type MealType } from './recipe.entity.js';
import { IN_LIBRARY, OF_ADMINS, visibleTo } from './recipe-audience.js';
import { CARD, WHOLE, WITH_RATINGS } from './recipe-json.js';

export const SORTS = ['newest', 'name', 'calories', 'protein', 'time', 'rating', 'relevance'] as const;

export type RecipeSort = (typeof SORTS)[number];

export interface RecipeFilter {
  search?: string;
  /** Any of these. */
  mealTypes: MealType[];
  /** All of these. */
  dietaryTags: DietaryTag[];
  maxPrepTime?: number;
  maxCalories?: number;
  minProtein?: number;
  maxProtein?: number;
  minCarbs?: number;
  maxCarbs?: number;
  minFat?: number;
  maxFat?: number;
  approved?: boolean;
}

export interface RecipePage {
  sort: RecipeSort;
  page: number;
  limit: number;
  /** Cards leave out what only the recipe's own page shows. */
  view: 'full' | 'card';
}

/** An answer as the database wrote it. */
type Json = string;

const SEARCHED = 'r.words @@ recipe_query($15)';

const NEWEST = 'r.creation_timestamp desc, r.id desc';

const ORDER: Record<RecipeSort, string> = {
  newest: NEWEST,
  name: `lower(r.name), ${NEWEST}`,
  calories: `r.calories_kcal, ${NEWEST}`,
  protein: `r.protein_grams desc, ${NEWEST}`,
  time: `r.prep_time_minutes + r.cook_time_minutes, ${NEWEST}`,
  rating: `summary.average_rating desc nulls last, coalesce(summary.total_ratings, 0) desc, ${NEWEST}`,
  relevance: `ts_rank('{0.05, 0.2, 0.4, 1}', r.words, recipe_query($15)) desc, ${NEWEST}`,
};

const FACETS = `($2::integer = 0 or r.meal_bits & $2 <> 0) and r.tag_bits & $3::integer = $3
  and r.prep_time_minutes <= $4 and r.calories_kcal <= $5
  and r.protein_grams between $6 and $7 and r.carbs_grams between $8 and $9 and r.fat_grams between $10 and $11`;

const SCOPE = { visible: visibleTo('$1'), admin: OF_ADMINS };

const APPROVED = { visible: `(${IN_LIBRARY})`, admin: 'r.is_approved' };

export type Scope = keyof typeof SCOPE;

const MOST_INTEGER = 2_147_483_647;
const MOST_DECIMAL = 999.99;

/** Finds recipes. Every filter is part of every statement, so that there are few to prepare, whatever is asked. */
@Injectable()
export class RecipeFinder {
  constructor(private readonly sql: Sql) {}

  async list(scope: Scope, userId: string | null, filter: RecipeFilter, page: RecipePage): Promise<Json> {
    const values = [
      userId,
      bitsOf(filter.mealTypes, MEAL_TYPES),
      bitsOf(filter.dietaryTags, DIETARY_TAGS),
      filter.maxPrepTime ?? MOST_INTEGER,
      filter.maxCalories ?? MOST_INTEGER,
      filter.minProtein ?? 0,
      filter.maxProtein ?? MOST_DECIMAL,
      filter.minCarbs ?? 0,
      filter.maxCarbs ?? MOST_DECIMAL,
      filter.minFat ?? 0,
      filter.maxFat ?? MOST_DECIMAL,
      filter.approved ?? null,
      page.limit,
      (page.page - 1) * page.limit,
      ...(filter.search ? [filter.search] : []),
    ];
    const row = await this.sql.row<{ body: string }>(
      listStatement(scope, Boolean(filter.search), page),
      values,
    );
    return row?.body ?? '{"recipes":[],"total":0}';
  }

  async show(scope: Scope, id: string, userId: string | null): Promise<Json> {
    const row = await this.sql.row<{ body: string }>(SHOW[scope], [userId, id]);
    if (!row) throw new NotFoundError('Recipe not found');
    return row.body;
  }
}

/** Counting and paging each read the index alone; only the rows of the page are fetched. */
function listStatement(scope: Scope, isSearch: boolean, { sort, view }: RecipePage): string {
  const approved = `($12::boolean is null or ${APPROVED[scope]} = $12)`;
  const where = `${SCOPE[scope]} and ${approved} and ${FACETS}${isSearch ? ` and ${SEARCHED}` : ''}`;
  const order = ORDER[sort === 'relevance' && !isSearch ? 'newest' : sort];
  const sorted = sort === 'rating' ? `recipes r ${WITH_RATINGS}` : 'recipes r';
  return `
    select json_build_object(
      'recipes', coalesce((
        select json_agg(json_build_object(${view === 'card' ? CARD : WHOLE}) order by place.number)
        from (
          select id, row_number() over () as number
          from (select r.id from ${sorted} where ${where} order by ${order} limit $13 offset $14) as chosen
        ) as place join recipes r on r.id = place.id ${WITH_RATINGS}
      ), '[]'),
      'total', (select count(*) from recipes r where ${where})
    )::text as body`;
}

const SHOW = Object.fromEntries(
  Object.entries(SCOPE).map(([scope, isWithin]) => [
    scope,
    `select json_build_object(${WHOLE})::text as body from recipes r ${WITH_RATINGS} where r.id = $2 and ${isWithin}`,
  ]),
) as Record<Scope, string>;

const bitsOf = <T>(chosen: T[], all: readonly T[]): number =>
  all.reduce((bits, value, place) => (chosen.includes(value) ? bits | (1 << place) : bits), 0);
