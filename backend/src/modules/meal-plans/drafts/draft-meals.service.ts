import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { Limits } from '../../../platform/limits/limits.js';
import { type MealPlace, placeKey, recipeIdsOf } from '../../plan-model/index.js';
import { sidesAreNoMeals, unknownRecipes } from '../meal-plans.errors.js';
import { PlanRecipeQueries } from '../plan-recipe.queries.js';
import type { Draft } from './draft.entity.js';
import { DraftGeneration } from './draft-generation.js';
import { type Change, DraftsService, type ShownDraft } from './drafts.service.js';
import type { FoundSwap } from './found-swap.js';
import { mealAt, withDish, withExchange, withLeftoversOf } from './meal-changes.js';
import { type OfferedLeftovers, offerLeftovers, requireKept, requireLeftovers } from './offered-leftovers.js';
import type { OfferedSwap } from './offered-swap.js';
import { SwapSearch, type SwapWish } from './swap-search.js';

/** A search is sent whenever the user pauses typing. */
const MAX_SWAPS_PER_HOUR = 2_000;

/** The change of what is eaten at a meal. Absent fields stay as they are. */
interface MealChange {
  recipeId?: string;
  servings?: number;
  /** Whether the other meals from the same pot change, too. */
  withLeftovers?: boolean;
}

/** Replaces, moves, and locks single meals of a draft. */
@Injectable()
export class DraftMealsService {
  constructor(
    private readonly drafts: DraftsService,
    private readonly generation: DraftGeneration,
    private readonly swapSearch: SwapSearch,
    private readonly recipes: PlanRecipeQueries,
    private readonly limits: Limits,
  ) {}

  async swapsFor(id: string, place: MealPlace, by: Principal): Promise<OfferedSwap[]> {
    await this.spendOnSwaps(by);
    const draft = await this.drafts.find(id, by);
    mealAt(draft.plan, place);
    return this.generation.swapsFor(draft, place, by.userId);
  }

  async searchSwaps(id: string, place: MealPlace, wish: SwapWish, by: Principal): Promise<FoundSwap[]> {
    await this.spendOnSwaps(by);
    const draft = await this.drafts.find(id, by);
    mealAt(draft.plan, place);
    return this.swapSearch.find(draft, place, wish, by.userId);
  }

  /** Changes the recipe of a meal, its portion, or both. */
  async changeMeal(
    change: Change,
    place: MealPlace,
    { recipeId, servings, withLeftovers = false }: MealChange,
  ): Promise<ShownDraft> {
    const [recipe] = recipeId ? await this.recipes.read([recipeId], change.by.userId) : [];
    return this.drafts.change(change, (draft) => {
      const meal = mealAt(draft.plan, place);
      if (recipeId && !recipe && !isInDraft(draft, recipeId)) throw unknownRecipes([recipeId]);
      const dish = {
        recipeId: recipeId ?? meal.recipeId,
        servings: servings ?? meal.servings,
        withLeftovers,
        locked: draft.locked,
      };
      // If the plan already contains the recipe, its copy is used, so that other days stay the same.
      const isEaten = recipeIdsOf(draft.plan.meals).includes(dish.recipeId);
      const eaten = isEaten ? draft.plan.recipes.find(({ id }) => id === dish.recipeId) : recipe;
      if (eaten?.side) throw sidesAreNoMeals([eaten]);
      draft.replaceMeals(withDish(draft.plan.meals, place, dish), recipe && !isEaten ? [recipe] : []);
      if (withLeftovers) requireKept(draft.plan, place);
    });
  }

  /** Exchanges the meals of two places. */
  async moveMeal(change: Change, place: MealPlace, other: MealPlace): Promise<ShownDraft> {
    return this.drafts.change(change, (draft) => {
      for (const each of [place, other]) mealAt(draft.plan, each);
      draft.replaceMeals(withExchange(draft.plan.meals, place, other));
    });
  }

  /** Serves leftovers of an earlier meal. If no portion is named, the best-fitting one is chosen. */
  async eatLeftovers(
    change: Change,
    place: MealPlace,
    { of, servings }: { of: MealPlace; servings?: number },
  ): Promise<ShownDraft> {
    return this.drafts.change(change, (draft) => {
      const offered = requireLeftovers(draft.plan, place, of);
      const portion = servings ?? offered.servings;
      draft.replaceMeals(withLeftoversOf(draft.plan.meals, place, { cookedAt: of, servings: portion }));
    });
  }

  async leftoversFor(id: string, place: MealPlace, by: Principal): Promise<OfferedLeftovers[]> {
    await this.spendOnSwaps(by);
    const draft = await this.drafts.find(id, by);
    return offerLeftovers(draft.withoutPastRecipes(), place);
  }

  lockMeal(change: Change, place: MealPlace, locked: boolean): Promise<ShownDraft> {
    return this.drafts.change(change, (draft) => {
      mealAt(draft.plan, place);
      draft.lock(placeKey(place), locked);
    });
  }

  private spendOnSwaps({ userId }: Principal): Promise<void> {
    return this.limits.spend([
      { key: `swaps:user:${userId}`, most: MAX_SWAPS_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
  }
}

/** A draft also contains the recipes of past meals. */
const isInDraft = ({ plan }: Draft, recipeId: string) => plan.recipes.some(({ id }) => id === recipeId);
