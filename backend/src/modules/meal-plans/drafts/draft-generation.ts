import { Injectable } from '@nestjs/common';
import { ServiceUnavailableError } from '../../../platform/errors/app-error.js';
import { type GenerationTask, PlanGenerator } from '../../plan-generator/index.js';
import {
  type MealPlace,
  type Plan,
  type PlanMeal,
  type PlanRecipe,
  placeKey,
  recipeIdsOf,
  recipeOf,
  recipesById,
} from '../../plan-model/index.js';
import type { OpenedLeftOver } from '../../prep-guide/index.js';
import { PlanRecipeQueries } from '../plan-recipe.queries.js';
import type { Draft } from './draft.entity.js';
import { type OfferedSwap, offeredSwap, replacedMeal } from './offered-swap.js';
import { chooseUses, type OfferedUse, rankUses } from './offered-uses.js';

/** The meals that the generator has chosen, with their recipes as plans store them. */
interface GeneratedMeals {
  meals: PlanMeal[];
  recipes: PlanRecipe[];
}

/** Lets the generator choose meals for a draft, and reads their recipes from the database. */
@Injectable()
export class DraftGeneration {
  constructor(
    private readonly generator: PlanGenerator,
    private readonly recipes: PlanRecipeQueries,
  ) {}

  /** If a recipe is deleted or hidden in the meantime, the plan is generated once more without it. */
  async generate(task: GenerationTask): Promise<GeneratedMeals> {
    const generated = (await this.generateNow(task)) ?? (await this.generateNow(task));
    if (!generated) throw new ServiceUnavailableError();
    return generated;
  }

  /** Finds alternatives for the meal at this place. */
  async swapsFor(draft: Draft, place: MealPlace, userId: string): Promise<OfferedSwap[]> {
    const choices = await this.generator.swaps({
      wish: draft.plan,
      userId,
      seed: draft.seed,
      kept: keptMeals(draft.plan, draft.plan.meals),
      place,
    });
    const ids = choices.map(({ recipeId }) => recipeId);
    const recipes = recipesById({
      recipes: [...(await this.recipes.read(ids, userId)), ...draft.withoutPastRecipes().recipes],
    });
    const meal = replacedMeal(draft.plan, place, draft.locked);
    return choices.flatMap(({ recipeId, servings }) => {
      const recipe = recipes.get(recipeId);
      return recipe ? [offeredSwap(meal, { recipe, servings })] : [];
    });
  }

  /** Finds the swaps of these meals that use up best what is left over of a food. */
  async usesFor(
    draft: Draft,
    places: MealPlace[],
    leftOver: OpenedLeftOver,
    userId: string,
  ): Promise<OfferedUse[]> {
    const { plan, seed } = draft;
    const [first] = places;
    if (!first) return [];
    const choices = await this.generator.swapsWithFood({
      ...{ wish: plan, userId, seed, kept: keptMeals(plan, plan.meals) },
      ...{ foodId: leftOver.foodId, places },
    });
    const ids = [...new Set(choices.map(({ recipeId }) => recipeId))];
    const recipes = recipesById({
      recipes: [...(await this.recipes.read(ids, userId)), ...draft.withoutPastRecipes().recipes],
    });
    const replaced = replacedMeal(plan, first);
    return rankUses(
      chooseUses(choices, recipes, leftOver).map(({ place, recipe, servings, usedGrams }) => ({
        ...offeredSwap({ ...replaced, place }, { recipe, servings }),
        ...{ place, usedGrams },
      })),
    );
  }

  /** Returns null if a recipe is no longer there. */
  private async generateNow(task: GenerationTask): Promise<GeneratedMeals | null> {
    const meals = withKeptSides(await this.generator.generate(task), task.kept);
    const held = new Map(
      task.kept
        .flatMap(({ recipe, sides }) => [recipe, ...sides.map((side) => side.recipe)])
        .map((one) => [one.id, one]),
    );
    const fresh = recipeIdsOf(meals).filter((id) => !held.has(id));
    const recipes = await this.recipes.read(fresh, task.userId);
    if (fresh.length !== recipes.length) return null;
    return { meals, recipes: [...held.values(), ...recipes] };
  }
}

/** The generator returns of a kept meal only its dish. */
function withKeptSides(meals: PlanMeal[], kept: GenerationTask['kept']): PlanMeal[] {
  const sidesAt = new Map(kept.map(({ meal }) => [placeKey(meal), meal.sides]));
  return meals.map((meal) => {
    const sides = sidesAt.get(placeKey(meal));
    return sides ? { ...meal, sides } : meal;
  });
}

/** The meals that the generator must not change. */
export function keptMeals(plan: Plan, meals: PlanMeal[]): GenerationTask['kept'] {
  const recipes = recipesById(plan);
  return meals.map((meal) => ({
    meal,
    recipe: recipeOf(meal, recipes),
    sides: (meal.sides ?? []).map((side) => ({
      recipe: recipeOf(side, recipes),
      servings: side.servings,
    })),
  }));
}
