import { Injectable } from '@nestjs/common';
import type { MealPlace } from '../../plan-model/index.js';
import { PlanRecipeQueries } from '../plan-recipe.queries.js';
import type { Draft } from './draft.entity.js';
import { type FoundSwap, foundSwap } from './found-swap.js';
import { replacedMeal } from './offered-swap.js';
import { SwapQueries } from './swap.queries.js';

const MAX_SHOWN = 12;

export interface SwapWish {
  search: string;
  /** Only returns recipes that leave the day within its targets and break no rule. */
  fits: boolean;
}

/** Searches all recipes that a trainer sees, as a meal of a draft. */
@Injectable()
export class SwapSearch {
  constructor(
    private readonly swaps: SwapQueries,
    private readonly recipes: PlanRecipeQueries,
  ) {}

  async find(
    draft: Draft,
    place: MealPlace,
    { search, fits }: SwapWish,
    userId: string,
  ): Promise<FoundSwap[]> {
    const found = await this.swaps.find(search, userId);
    const ids = found.map(({ id }) => id);
    const recipes = new Map((await this.recipes.read(ids, userId)).map((recipe) => [recipe.id, recipe]));
    const meal = replacedMeal(draft.plan, place, draft.locked);
    const swaps: FoundSwap[] = [];
    for (const { id, isOwn } of found) {
      const recipe = recipes.get(id);
      const swap = recipe && { ...foundSwap(meal, recipe), isOwn };
      if (swap && (!fits || (swap.day.holds && swap.breaks.length === 0))) swaps.push(swap);
      if (swaps.length === MAX_SHOWN) break;
    }
    return swaps;
  }
}
