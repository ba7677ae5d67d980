import type { PlanMeal } from '../../plan-model/index.js';
import type { GeneratorRecipe } from '../recipe-columns/generator-recipe.js';
import type { Swap } from '../swaps.js';
import type { Generated, GenerateTask } from '../task.js';

/** What the worker is started with. */
export interface WorkerStart {
  staples: string[];
  /** The id of the last question that no one waits for any more: a worker at work reads no messages, but this. */
  abandoned: Int32Array;
}

/** Changes of the library; they need no answer. */
export type RecipeUpdate = { kind: 'upsert'; recipes: GeneratorRecipe[] } | { kind: 'remove'; ids: string[] };

export interface SwapWish {
  task: GenerateTask;
  at: Pick<PlanMeal, 'day' | 'mealNumber'>;
  count: number;
}

/** What the worker is asked, by name. */
export interface Questions {
  generate: { asked: GenerateTask; answered: Generated };
  swaps: { asked: SwapWish; answered: Swap[] };
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
