import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { visibleTo } from '../../recipes/index.js';
import { PlanRecipes } from '../plan-recipes.js';
import type { Draft } from './draft.entity.js';
import { type FoundSwap, foundSwap } from './found-swap.js';
import type { Place } from './places.js';

/** Each of them is tried in every portion, so that their number bounds the work. */
const MAX_TRIED = 60;

const MAX_SHOWN = 12;

export interface SwapWish {
  search: string;
  /** Keeps only recipes that leave the day within its targets and break no rule. */
  fits: boolean;
}

/** Recipes of one's own come first, then those that the words mean most. */
const FIND = `
  select r.id, coalesce(r.owner_id = $1::uuid, false) as "isOwn"
  from recipes r
  where ${visibleTo({ recipe: 'r', viewer: '$1' })} and r.words @@ (select recipe_query($2))
  order by "isOwn" desc, ts_rank('{0.05, 0.2, 0.4, 1}', r.words, (select recipe_query($2))) desc, r.id
  limit ${MAX_TRIED}`;

/** Any recipe that a trainer may see, looked for by words, as a meal of a draft. */
@Injectable()
export class SwapSearch {
  constructor(
    private readonly sql: Sql,
    private readonly recipes: PlanRecipes,
  ) {}

  async find(draft: Draft, place: Place, { search, fits }: SwapWish, userId: string): Promise<FoundSwap[]> {
    const found = await this.sql.rows<{ id: string; isOwn: boolean }>(FIND, [userId, search]);
    const ids = found.map(({ id }) => id);
    const recipes = new Map((await this.recipes.read(ids, userId)).map((recipe) => [recipe.id, recipe]));
    const swaps: FoundSwap[] = [];
    for (const { id, isOwn } of found) {
      const recipe = recipes.get(id);
      const swap = recipe && { ...foundSwap(draft.plan, place, recipe), isOwn };
      if (swap && (!fits || (swap.day.holds && swap.breaks.length === 0))) swaps.push(swap);
      if (swaps.length === MAX_SHOWN) break;
    }
    return swaps;
  }
}
