import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { DIETARY_TAGS, type DietaryTag } from '../foods/index.js';
import { MEAL_TYPES, type MealType } from './recipe.entity.js';
import { type Scope, WITHIN } from './recipe-audience.js';
import { WHOLE, WITH_RATINGS } from './recipe-json.js';
import { listStatement, type RecipeList } from './recipe-list.js';

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
    const filters = [
      bitsOf(filter.mealTypes, MEAL_TYPES),
      bitsOf(filter.dietaryTags, DIETARY_TAGS),
      filter.maxPrepTime ?? null,
      filter.maxCalories ?? null,
      filter.minProtein ?? null,
      filter.maxProtein ?? null,
      filter.minCarbs ?? null,
      filter.maxCarbs ?? null,
      filter.minFat ?? null,
      filter.maxFat ?? null,
      filter.approved ?? null,
    ];
    const isFiltered = filters.some((value) => value !== null);
    const isSearch = Boolean(filter.search);
    const statement = listStatement({ ...page, scope, isSearch, isFiltered });
    const values = [userId, ...filters, page.limit, (page.page - 1) * page.limit];
    const row = await this.sql.row<{ body: string }>(
      statement,
      isSearch ? [...values, filter.search] : values,
    );
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

const bitsOf = <T>(chosen: T[], all: readonly T[]): number | null =>
  all.reduce((bits, value, place) => (chosen.includes(value) ? bits | (1 << place) : bits), 0) || null;
