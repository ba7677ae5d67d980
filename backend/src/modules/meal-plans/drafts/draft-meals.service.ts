import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import type { PlanMeal } from '../../plan-model/index.js';
import { unknownRecipes } from '../meal-plans.errors.js';
import { PlanRecipeQueries } from '../plan-recipe.queries.js';
import type { Draft } from './draft.entity.js';
import { DraftGeneration } from './draft-generation.js';
import { type Change, DraftsService, type ShownDraft } from './drafts.service.js';
import type { FoundSwap } from './found-swap.js';
import type { OfferedSwap } from './offered-swap.js';
import { type MealPlace, placeOf } from './places.js';
import { SwapSearch, type SwapWish } from './swap-search.js';

/** A search is sent whenever the user pauses typing. */
const MAX_SWAPS_PER_HOUR = 2_000;

/** How single meals of a draft are replaced, moved, and locked. */
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
    mealAt(draft, place);
    return this.generation.swapsFor(draft, place, by.userId);
  }

  async searchSwaps(id: string, place: MealPlace, wish: SwapWish, by: Principal): Promise<FoundSwap[]> {
    await this.spendOnSwaps(by);
    const draft = await this.drafts.find(id, by);
    mealAt(draft, place);
    return this.swapSearch.find(draft, place, wish, by.userId);
  }

  /** Changes the recipe of a meal, its portion, or both. */
  async changeMeal(
    change: Change,
    place: MealPlace,
    { recipeId, servings }: { recipeId?: string; servings?: number },
  ): Promise<ShownDraft> {
    const [recipe] = recipeId ? await this.recipes.read([recipeId], change.by.userId) : [];
    return this.drafts.change(change, (draft) => {
      const meal = mealAt(draft, place);
      if (recipeId && !recipe && !isCurrentOrUpcoming(draft, recipeId)) throw unknownRecipes([recipeId]);
      const changed = { ...meal, recipeId: recipeId ?? meal.recipeId, servings: servings ?? meal.servings };
      // If the plan already contains the recipe, its copy is used, so that other days stay the same.
      const isEaten = draft.plan.meals.some((one) => one.recipeId === recipeId);
      draft.replaceMeals(
        draft.plan.meals.map((one) => (one === meal ? changed : one)),
        recipe && !isEaten ? [recipe] : [],
      );
    });
  }

  /** Exchanges the meals of two places. */
  async moveMeal(change: Change, place: MealPlace, other: MealPlace): Promise<ShownDraft> {
    return this.drafts.change(change, (draft) => {
      const [a, b] = [mealAt(draft, place), mealAt(draft, other)];
      const dish = ({ recipeId, servings }: PlanMeal) => ({ recipeId, servings });
      draft.replaceMeals(
        draft.plan.meals.map((one) =>
          one === a ? { ...a, ...dish(b) } : one === b ? { ...b, ...dish(a) } : one,
        ),
      );
    });
  }

  lockMeal(change: Change, place: MealPlace, locked: boolean): Promise<ShownDraft> {
    return this.drafts.change(change, (draft) => {
      mealAt(draft, place);
      draft.lock(placeOf(place), locked);
    });
  }

  private spendOnSwaps({ userId }: Principal): Promise<void> {
    return this.limits.spend([
      { key: `swaps:user:${userId}`, most: MAX_SWAPS_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
  }
}

const isCurrentOrUpcoming = ({ plan }: Draft, recipeId: string) =>
  plan.recipes.some(({ id }) => id === recipeId);

function mealAt({ plan }: Draft, place: MealPlace): PlanMeal {
  const meal = plan.meals.find((one) => placeOf(one) === placeOf(place));
  if (!meal) throw new NotFoundError('Meal not found');
  return meal;
}
