import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import {
  type MealPlace,
  type MealSide,
  problemOfSides,
  recipeIdsOf,
  recipeOf,
  recipesById,
} from '../../plan-model/index.js';
import { unknownRecipes } from '../meal-plans.errors.js';
import { PlanRecipeQueries } from '../plan-recipe.queries.js';
import { type Change, DraftsService, type ShownDraft } from './drafts.service.js';
import { mealAt, withSides } from './meal-changes.js';
import { type OfferedSide, offerSides, rankSides } from './offered-sides.js';
import { SideQueries } from './side.queries.js';

/** Sides are offered whenever the page of a meal is opened. */
const MAX_OFFERS_PER_HOUR = 2_000;

export interface SidesOfMeal {
  present: Pick<OfferedSide, 'recipe' | 'servings'>[];
  offered: OfferedSide[];
}

/** Reads and changes what is eaten beside the dishes of a draft. */
@Injectable()
export class DraftSidesService {
  constructor(
    private readonly drafts: DraftsService,
    private readonly sides: SideQueries,
    private readonly recipes: PlanRecipeQueries,
    private readonly limits: Limits,
  ) {}

  async sidesFor(id: string, place: MealPlace, by: Principal): Promise<SidesOfMeal> {
    await this.limits.spend([
      { key: `sides:user:${by.userId}`, most: MAX_OFFERS_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
    const draft = await this.drafts.find(id, by);
    const plan = draft.withoutPastRecipes();
    const meal = mealAt(plan, place);
    const known = await this.sides.find(meal, plan, by.userId);
    const ranked = rankSides(plan, place, known);
    const read = await this.recipes.read(
      ranked.map((side) => side.id),
      by.userId,
    );
    // The plan's own copy of a recipe comes last, because it would be eaten.
    const recipes = recipesById({ recipes: [...read, ...plan.recipes] });
    return {
      present: (meal.sides ?? []).map((side) => ({
        recipe: recipeOf(side, recipes),
        servings: side.servings,
      })),
      offered: offerSides(plan, place, ranked, recipes),
    };
  }

  /** Replaces what is eaten beside the dish of a meal. */
  async changeSides(change: Change, place: MealPlace, sides: MealSide[]): Promise<ShownDraft> {
    const read = await this.recipes.read(
      sides.map(({ recipeId }) => recipeId),
      change.by.userId,
    );
    return this.drafts.change(change, (draft) => {
      mealAt(draft.plan, place);
      // If a recipe is eaten in the plan already, its copy is used, so that other days stay the same.
      const eaten = new Set(recipeIdsOf(draft.plan.meals));
      const fresh = read.filter(({ id }) => !eaten.has(id));
      const known = recipesById({ recipes: [...draft.plan.recipes, ...fresh] });
      const missing = sides.filter(({ recipeId }) => !known.has(recipeId));
      if (missing.length > 0)
        throw unknownRecipes(
          missing.map(({ recipeId }) => recipeId),
          'sides',
        );
      const problem = problemOfSides(sides, known);
      if (problem) throw new InvalidInputError({ sides: [problem] });
      draft.replaceMeals(withSides(draft.plan.meals, place, sides), fresh);
    });
  }
}
