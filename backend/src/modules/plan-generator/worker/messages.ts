import type { MealPlace } from '../../plan-model/index.js';
import type { GeneratorRecipe } from '../recipe-columns/generator-recipe.js';
import type { PlacedSwap, Swap } from '../swaps.js';
import type { Generated, GenerateTask } from '../task.js';

/** The data with which the worker is started. */
export interface WorkerStart {
  staples: string[];
  /** The grams of what is sold in packages, by the ID of the food. */
  packages: [string, number][];
  /** The ID of the last abandoned request. A busy worker reads no messages, but it can read this. */
  abandoned: Int32Array;
}

/** Changes of recipes, which need no answer. */
export type RecipeUpdate = { kind: 'upsert'; recipes: GeneratorRecipe[] } | { kind: 'remove'; ids: string[] };

export interface SwapWish {
  task: GenerateTask;
  at: MealPlace;
  count: number;
}

export interface FoodSwapWish {
  task: GenerateTask;
  /** The food that each dish has to contain. */
  foodId: string;
  places: MealPlace[];
  /** The number of swaps for each place. */
  count: number;
}

/** The requests to the worker by name. */
export interface Questions {
  generate: { asked: GenerateTask; answered: Generated };
  swaps: { asked: SwapWish; answered: Swap[] };
  foodSwaps: { asked: FoodSwapWish; answered: PlacedSwap[] };
}

export type QuestionName = keyof Questions;

export interface Question {
  kind: 'question';
  id: number;
  name: QuestionName;
  asked: Questions[QuestionName]['asked'];
}

export type ToWorker = RecipeUpdate | Question;

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answered: unknown }
  | { kind: 'failure'; id: number; message: string };
