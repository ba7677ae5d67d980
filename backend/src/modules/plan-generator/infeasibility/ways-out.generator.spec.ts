import { beforeAll, expect, test } from '@jest/globals';
import { breachesOf } from '../../../../test/generator/breaches.js';
import { hardWish } from '../../../../test/generator/hard-wishes.js';
import { seedLibrary, staples } from '../../../../test/generator/seed-library.js';
import { changedWish } from '../../plan-model/changed-wish.js';
import type { PlanWish } from '../../plan-model/plan.js';
import { generate } from '../generate.js';
import { randomFrom } from '../problem/random.js';
import { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { loadSolver, type Solver } from '../solver/solver.js';
import type { GenerateTask, Relaxation } from '../task.js';

/** `npm run check:long` takes more of them. */
const WAYS_OUT = process.env.GENERATOR_RUNS ? 500 : 8;
const MAX_WISHES = 20 * WAYS_OUT;

const recipes = seedLibrary();
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const columns = new RecipeColumns(staples());
columns.upsert(recipes);

let solver: Solver;

beforeAll(async () => {
  solver = await loadSolver();
});

const taskOf = (wish: PlanWish, seed: number): GenerateTask => ({
  wish,
  viewerId: 'me',
  seed,
  kept: [],
  deadlineMs: 600_000,
});

/** Lists the faults of the plan that a way out leads to. */
function faultsOf(wish: PlanWish, { change, label }: Relaxation, seed: number): string[] {
  const changed = changedWish(wish, change);
  if (changed === null) return [`${label}: more grams than energy`];
  const task = taskOf(changed, 100_000 + seed);
  const answer = generate(columns, task, solver);
  if (answer.kind === 'refused') return [`${label}: refused for ${answer.rule}`];
  return breachesOf({ recipes: byId, staples: staples(), task, meals: answer.meals });
}

test(`whatever is refused, each of ${WAYS_OUT} ways out that are said to work do, with any seed`, () => {
  const faults: string[] = [];
  let tried = 0;
  for (let seed = 1; tried < WAYS_OUT && seed <= MAX_WISHES; seed++) {
    const wish = hardWish(randomFrom(seed));
    if (wish === null) continue;
    const answer = generate(columns, taskOf(wish, seed), solver);
    if (answer.kind === 'plan') continue;
    const ways = answer.relaxations.filter(({ possible }) => possible);
    faults.push(
      ...ways.flatMap((way) => faultsOf(wish, way, seed).map((what) => `${seed}, ${way.label}: ${what}`)),
    );
    tried += ways.length;
  }
  expect(faults).toEqual([]);
  expect(tried).toBeGreaterThanOrEqual(WAYS_OUT);
}, 3_600_000);
