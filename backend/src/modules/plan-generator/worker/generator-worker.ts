/** Runs in a separate thread: holds the recipes and makes plans one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { generate } from '../generate.js';
import { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { loadSolver } from '../solver/solver.js';
import { swapsFor, swapsWithFood } from '../swaps.js';
import type { GenerateTask } from '../task.js';
import type { FoodSwapWish, FromWorker, Question, SwapWish, ToWorker, WorkerStart } from './messages.js';

/** The solver never frees memory, so above this size it is loaded again. */
const MAX_SOLVER_BYTES = 192 * 1024 * 1024;

const { staples, packages, abandoned } = workerData as WorkerStart;
const columns = new RecipeColumns(staples, packages);
let solver = await loadSolver();

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'upsert') columns.upsert(message.recipes);
  else if (message.kind === 'remove') columns.remove(message.ids);
  else void answer(message);
});
send({ kind: 'ready' });

async function answer({ id, name, asked }: Question): Promise<void> {
  try {
    if (solver.memoryBytes > MAX_SOLVER_BYTES) solver = await loadSolver();
    send({ kind: 'answer', id, answered: answerOf({ id, name, asked }) });
  } catch (error) {
    // An error inside the solver may have corrupted its memory.
    solver = await loadSolver();
    send({
      kind: 'failure',
      id,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}

function answerOf({ id, name, asked }: Pick<Question, 'id' | 'name' | 'asked'>) {
  if (name === 'generate') return make(id, asked as GenerateTask);
  return name === 'swaps' ? swap(asked as SwapWish) : swapWithFood(asked as FoodSwapWish);
}

const make = (id: number, task: GenerateTask) =>
  generate(columns, task, solver, () => Atomics.load(abandoned, 0) === id);

const swap = ({ task, at, count }: SwapWish) => swapsFor(columns, task, at, count);

const swapWithFood = ({ task, ...wish }: FoodSwapWish) => swapsWithFood(columns, task, wish);

function send(message: FromWorker): void {
  parentPort?.postMessage(message);
}
