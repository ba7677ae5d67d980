import { beforeAll, expect, test } from '@jest/globals';
import { FORBIDDEN, FORBIDDEN_BY_ALLERGY } from '../../../test/generator/forbidden-food.js';
import { pick, type Random } from '../../../test/generator/made-up-library.js';
import { eatenFoodOf, seedLibrary, staples } from '../../../test/generator/seed-library.js';
import { aWish, targetsOf } from '../../../test/generator/wishes.js';
import type { Allergen } from '../foods/index.js';
import { exclusionsFor, type Restrictions } from '../foods/index.js';
import { DEFAULT_RULES } from '../plan-model/rules/index.js';
import { generate } from './generate.js';
import { randomFrom } from './problem/random.js';
import { RecipeColumns } from './recipe-columns/recipe-columns.js';
import { loadSolver, type Solver } from './solver/solver.js';

/** `npm run check:long` takes more of them. */
const PROFILES = process.env.GENERATOR_RUNS ? 3000 : 12;

/** Proving that there is no plan may take ten minutes. The product gives up after eight seconds, and then serves none. */
const DEADLINE_MS = 30_000;

const recipes = seedLibrary();
const foodById = new Map(recipes.map(({ id }) => [id, eatenFoodOf(id)]));
const columns = new RecipeColumns(staples());
columns.upsert(recipes);

let solver: Solver;

beforeAll(async () => {
  solver = await loadSolver();
});

const some = <T>(of: readonly T[], most: number, random: Random): T[] => [
  ...new Set(Array.from({ length: Math.floor((most + 1) * random()) }, () => pick(of, random))),
];

const aProfile = (random: Random): Restrictions => ({
  dietaryRestrictions: [...some(Object.keys(FORBIDDEN), 2, random), 'nothing with raisins'],
  allergies: some(Object.keys(FORBIDDEN_BY_ALLERGY) as Allergen[], 2, random),
});

/**
 * The shares of energy from protein and fat that people with such a profile ask for. With fewer carbs than the targets
 * ask for there is no plan, and proving that takes a hundred times as long as making one.
 */
function sharesFor({ dietaryRestrictions }: Restrictions, random: Random): [protein: number, fat: number] {
  if (dietaryRestrictions.includes('Keto')) return [0.2 + 0.08 * random(), 0.62 + 0.06 * random()];
  if (dietaryRestrictions.includes('Low-Carb')) return [0.26 + 0.08 * random(), 0.46 + 0.08 * random()];
  return [0.18 + 0.1 * random(), 0.22 + 0.12 * random()];
}

const wishFor = (profile: Restrictions, random: Random) =>
  aWish({
    days: 1 + Math.floor(5 * random()),
    mealsPerDay: 2 + Math.floor(4 * random()),
    targets: targetsOf(1400 + Math.round(1600 * random()), ...sharesFor(profile, random)),
    rules: {
      ...DEFAULT_RULES,
      ...exclusionsFor(profile),
      looseMacros: ['protein', 'carbs', 'fat'],
    },
  });

/** Lists the conflicts between a plan and the profile, by words that know nothing of tags. */
function faultsOf(ids: readonly string[], { dietaryRestrictions, allergies }: Restrictions): string[] {
  return ids.flatMap((id) => {
    const food = foodById.get(id);
    if (!food) return [`${id} is unknown`];
    return [
      ...dietaryRestrictions.filter((one) => FORBIDDEN[one]?.(food)),
      ...allergies.filter((one) => FORBIDDEN_BY_ALLERGY[one]?.(food)),
    ].map((one) => `${id} breaks ${one}`);
  });
}

test(`nothing that a profile forbids is in the plans for ${PROFILES} random profiles`, () => {
  const faults: string[] = [];
  let plans = 0;
  for (let seed = 1; seed <= PROFILES; seed++) {
    const random = randomFrom(seed);
    const profile = aProfile(random);
    const task = { wish: wishFor(profile, random), viewerId: 'me', seed, kept: [], deadlineMs: DEADLINE_MS };
    const answer = generate(columns, task, solver);
    if (answer.kind !== 'plan') continue;
    plans += 1;
    const served = answer.meals.flatMap(({ recipeId, sides = [] }) => [
      recipeId,
      ...sides.map((side) => side.recipeId),
    ]);
    faults.push(...faultsOf([...new Set(served)], profile).map((fault) => `${seed}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(plans).toBeGreaterThan(PROFILES / 4);
});
