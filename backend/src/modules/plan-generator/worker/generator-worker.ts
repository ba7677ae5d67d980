/** Runs in a separate thread: holds the recipes and makes plans one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { generate } from '../generate.js';
import { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { loadSolver } from '../solver/solver.js';
import { swapsFor } from '../swaps.js';
import type { GenerateTask } from '../task.js';
import type { FromWorker, Question, SwapWish, ToWorker, WorkerStart } from './messages.js';

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
    send({
      kind: 'answer',
      id,
      answered: name === 'generate' ? make(id, asked as GenerateTask) : swap(asked as SwapWish),
    });
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

const make = (id: number, task: GenerateTask) =>
  generate(columns, task, solver, () => Atomics.load(abandoned, 0) === id);

const swap = ({ task, at, count }: SwapWish) => swapsFor(columns, task, at, count);

function send(message: FromWorker): void {
  parentPort?.postMessage(message);
}
