import { beforeAll, expect, test } from '@jest/globals';
import { generate } from '../../src/modules/plan-generator/generate.js';
import { randomFrom } from '../../src/modules/plan-generator/problem/random.js';
import type { GeneratorRecipe } from '../../src/modules/plan-generator/recipe-columns/generator-recipe.js';
import { RecipeColumns } from '../../src/modules/plan-generator/recipe-columns/recipe-columns.js';
import { loadSolver, type Solver } from '../../src/modules/plan-generator/solver/solver.js';
import type { GenerateTask } from '../../src/modules/plan-generator/task.js';
import { breachesOf } from './breaches.js';
import { isPossible } from './exact.js';
import { madeUpLibrary, pick, STAPLES } from './made-up-library.js';
import { seedLibrary, staples } from './seed-library.js';
import { randomWish } from './wishes.js';

const RUNS = Number(process.env.GENERATOR_RUNS ?? 60);
const FIRST = Number(process.env.GENERATOR_SEED ?? 1);
const SIZES = [30, 60, 100, 200, 300, 1000];
const TAGS = ['vegetarian', 'vegan', 'gluten-free', 'low-carb', 'high-protein'] as const;

interface World {
  recipes: GeneratorRecipe[];
  byId: Map<string, GeneratorRecipe>;
  staples: string[];
  columns: RecipeColumns;
}

let solver: Solver;
const worlds: World[] = [];

async function makeWorlds(): Promise<void> {
  solver = await loadSolver();
  for (const size of [...SIZES, ...(RUNS > 1000 ? [10_000] : [])])
    worlds.push(worldOf(madeUpLibrary(size, randomFrom(size)), STAPLES));
  const bundled = worldOf(seedLibrary(), staples());
  worlds.push(bundled, bundled);
}

function worldOf(recipes: GeneratorRecipe[], ofWorld: string[]): World {
  const columns = new RecipeColumns(ofWorld);
  columns.upsert(recipes);
  return { recipes, byId: new Map(recipes.map((recipe) => [recipe.id, recipe])), staples: ofWorld, columns };
}

function taskOf(run: number): { world: World; task: GenerateTask } {
  const random = randomFrom(run);
  const world = pick(worlds, random);
  const wish = randomWish(random, TAGS);
  return { world, task: { wish, viewerId: 'me', seed: run, kept: [], deadlineMs: 20_000 } };
}

/** Runs the even or the odd seeds, so that two processors share the longest tests. */
export function answersWhateverIsAsked(part: 0 | 1): void {
  const runs = Array.from({ length: RUNS }, (_, at) => FIRST + at).filter((run) => run % 2 === part);
  const tally = { plans: 0, proven: 0, others: 0, checkedExactly: 0 };

  beforeAll(makeWorlds);

  test(`the answer is a plan that holds, or a refusal that is explained (${runs.length} times)`, () => {
    const faults = runs.flatMap((run) => faultsOf(run).map((what) => `${run}: ${what}`));
    expect(faults).toEqual([]);
    expect(tally.plans).toBeGreaterThan(0.4 * runs.length);
    expect(tally.proven).toBeGreaterThan(0.02 * runs.length);
    if (process.env.GENERATOR_RUNS)
      process.stdout.write(`${runs.length} requests: ${JSON.stringify(tally)}\n`);
  }, 36_000_000);

  function faultsOf(run: number): string[] {
    const { world, task } = taskOf(run);
    const answer = generate(world.columns, task, solver);
    if (answer.kind === 'plan') {
      tally.plans += 1;
      const breaches = breachesOf({ recipes: world.byId, staples: world.staples, task, meals: answer.meals });
      const { worth } = answer;
      return !worth || worth.score <= worth.bound + 1e-6 ? breaches : [...breaches, 'better than its bound'];
    }
    tally[answer.proven ? 'proven' : 'others'] += 1;
    if (!answer.proven) return [];
    const possible = isPossible(solver, world.recipes, world.staples, task);
    if (possible === null) return [];
    tally.checkedExactly += 1;
    return possible ? ['said to be impossible, but is not'] : [];
  }
}
