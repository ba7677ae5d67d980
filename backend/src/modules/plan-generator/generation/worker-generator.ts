import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ServiceUnavailableError } from '../../../platform/errors/app-error.js';
import { callerGone } from '../../../platform/http/caller-gone.js';
import type { Log } from '../../../platform/logging/log.js';
import { InjectLog } from '../../../platform/logging/logging.module.js';
import { foods } from '../../foods/index.js';
import { handsOnMinutesOf, type PlanMeal, type PlanRecipe, type PlanWish } from '../../plan-model/index.js';
import { packageSizes } from '../../prep-guide/index.js';
import { PlanImpossibleError, TooManyPlansError } from '../plan-generator.errors.js';
import type { GenerateTask, KeptMeal, KeptRecipe } from '../task.js';
import {
  GeneratorAbandonedError,
  GeneratorBusyError,
  GeneratorFailedError,
} from '../worker/generator-errors.js';
import { GeneratorPool } from '../worker/generator-pool.js';
import { compiledWorker } from './compiled-worker.js';
import { kitchenFactsOf } from './kitchen-facts.js';
import {
  type FoodSwapTask,
  type GenerationTask,
  type PlacedSwapChoice,
  PlanGenerator,
  type SwapChoice,
  type SwapTask,
} from './plan-generator.js';
import { RecipeFeed } from './recipe-feed.js';
import { refusalOf } from './refusal.js';

const DEADLINE_MS = 8_000;

/** A worker holds all recipes and a solver, so there are few of them even where there are many processors. */
const WORKERS = Math.min(2, availableParallelism());

const SWAPS = 3;

/** Runs the generator in a thread, which starts when the first plan is requested. */
@Injectable()
export class WorkerGenerator extends PlanGenerator implements OnApplicationShutdown {
  private pool: GeneratorPool | null = null;

  constructor(
    private readonly feed: RecipeFeed,
    @InjectLog() private readonly log: Log,
  ) {
    super();
  }

  async generate(task: GenerationTask): Promise<PlanMeal[]> {
    const generated = await this.ask((pool, gone) => pool.generate(workerTask(task), gone));
    if (generated.kind === 'refused') throw new PlanImpossibleError(refusalOf(generated));
    return generated.meals;
  }

  async swaps({ place, ...task }: SwapTask): Promise<SwapChoice[]> {
    return this.ask((pool, gone) => pool.swapsFor({ task: workerTask(task), at: place, count: SWAPS }, gone));
  }

  async swapsWithFood({ foodId, places, ...task }: FoodSwapTask): Promise<PlacedSwapChoice[]> {
    return this.ask((pool, gone) =>
      pool.swapsWithFood({ task: workerTask(task), foodId, places, count: SWAPS }, gone),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.close();
  }

  private async ask<Answer>(
    question: (pool: GeneratorPool, gone?: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    this.pool ??= this.start();
    await this.feed.follow(this.pool);
    try {
      return await question(this.pool, callerGone());
    } catch (error) {
      if (error instanceof GeneratorBusyError) throw new TooManyPlansError(error.retryAfterSeconds);
      if (error instanceof GeneratorAbandonedError) throw new ServiceUnavailableError();
      if (!(error instanceof GeneratorFailedError)) throw error;
      this.log.error({ err: error }, 'a meal plan could not be made');
      throw new ServiceUnavailableError();
    }
  }

  private start(): GeneratorPool {
    return new GeneratorPool({
      staples: [...foods.values()].filter(({ isStaple }) => isStaple).map(({ id }) => id),
      packages: packageSizes(),
      feed: () => this.feed.everything(),
      workers: WORKERS,
      workerFile: compiledWorker(),
      onEnd: (reason) => this.log.error({ err: reason }, 'the generator ended and is being restarted'),
    });
  }
}

const workerTask = ({ wish, userId, seed, kept }: GenerationTask): GenerateTask => ({
  wish: onlyWish(wish),
  viewerId: userId,
  seed,
  kept: kept.map(keptMeal),
  deadlineMs: DEADLINE_MS,
});

/** A plan contains its request, and its recipes need not be sent to the thread. */
const onlyWish = ({
  planName,
  fitnessGoal,
  description,
  clientName,
  days,
  mealsPerDay,
  startsOn,
  targets,
  rules,
}: PlanWish): PlanWish => ({
  planName,
  fitnessGoal,
  description,
  clientName,
  days,
  mealsPerDay,
  startsOn,
  targets,
  rules,
});

function keptMeal({ meal, recipe, sides }: GenerationTask['kept'][number]): KeptMeal {
  const { day, mealNumber, mealType, servings } = meal;
  return {
    day,
    mealNumber,
    mealType,
    servings,
    recipe: keptRecipe(recipe),
    ...(meal.leftoverOf && { isLeftovers: true }),
    ...(sides.length > 0 && {
      sides: sides.map((side) => ({ recipe: keptRecipe(side.recipe), servings: side.servings })),
    }),
  };
}

/** Converts the plan's own copy of the recipe to the generator's format. */
function keptRecipe(recipe: PlanRecipe): KeptRecipe {
  const ingredients = recipe.ingredientsJson;
  return {
    id: recipe.id,
    kcal: recipe.caloriesKcal,
    protein: recipe.proteinGrams,
    carbs: recipe.carbsGrams,
    fat: recipe.fatGrams,
    fiber: recipe.fibreGrams ?? null,
    cuisine: recipe.cuisine,
    mainIngredientTags: recipe.mainIngredientTags,
    foodIds: [...new Set(ingredients.flatMap(({ foodId }) => foodId ?? []))],
    unknownIngredients: ingredients.flatMap(({ foodId, name }) => (foodId ? [] : name.toLowerCase())),
    kitchen: kitchenFactsOf({ ...recipe, handsOnMinutes: handsOnMinutesOf(recipe) }),
  };
}
