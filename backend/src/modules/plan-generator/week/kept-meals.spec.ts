import { expect, test } from '@jest/globals';
import { breachesOf } from '../../../../test/generator/breaches.js';
import { pick } from '../../../../test/generator/made-up-library.js';
import { seedLibrary, staples } from '../../../../test/generator/seed-library.js';
import { aWish, targetsOf } from '../../../../test/generator/wishes.js';
import { COOKING_HABITS, type PlanMeal, type PlanWish, VARIETY } from '../../plan-model/index.js';
import { DEFAULT_RULES } from '../../plan-model/rules/index.js';
import { randomFrom } from '../problem/random.js';
import type { GeneratorRecipe } from '../recipe-columns/generator-recipe.js';
import { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import type { GenerateTask, KeptMeal } from '../task.js';
import { planWeek } from './plan-week.js';

const CASES = 34;

const recipes = seedLibrary();
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const columns = new RecipeColumns(staples());
columns.upsert(recipes);

interface Again {
  task: GenerateTask;
  locked: PlanMeal[];
  /** The plan that was made again, as the customer gets it, or null if none was found. */
  meals: PlanMeal[] | null;
}

function randomWish(seed: number): PlanWish {
  const random = randomFrom(seed);
  const calories = 1700 + Math.round(900 * random());
  return aWish({
    days: 3 + Math.floor(6 * random()),
    mealsPerDay: 2 + Math.floor(4 * random()),
    targets: targetsOf(calories, 0.22, 0.32),
    rules: {
      ...DEFAULT_RULES,
      dietaryTags: random() < 0.3 ? ['vegetarian'] : [],
      weekdayMinutes: random() < 0.3 ? 40 : null,
      maxUses: 1 + Math.floor(3 * random()),
      cooking: pick(COOKING_HABITS, random),
      variety: pick(VARIETY, random),
    },
  });
}

/** Locks some meals of a plan, and makes the rest again with another seed. Returns nothing if there is no plan. */
function makeAgain(seed: number): Again[] {
  const random = randomFrom(seed);
  const wish = randomWish(seed);
  const first = planWeek(columns, { wish, viewerId: 'me', seed, kept: [], deadlineMs: 60_000 });
  if (!first) return [];
  const share = 0.1 + 0.6 * random();
  const chosen = first.filter((_, at) => at === seed % first.length || random() < share);
  // A lock on leftovers also holds the meal that cooks them.
  const locked = first.filter((meal) => chosen.some((one) => one === meal || isCookedAt(one, meal)));
  const task = { wish, viewerId: 'me', seed: seed + 1, kept: locked.map(keptMeal), deadlineMs: 60_000 };
  return [{ task, locked, meals: withLocked(planWeek(columns, task), locked) }];
}

const isCookedAt = ({ leftoverOf }: PlanMeal, cook: PlanMeal): boolean =>
  leftoverOf !== undefined && isAt(cook, leftoverOf);

const isAt = (meal: PlanMeal, { day, mealNumber }: Pick<PlanMeal, 'day' | 'mealNumber'>): boolean =>
  meal.day === day && meal.mealNumber === mealNumber;

function keptMeal({ recipeId, sides, leftoverOf, ...meal }: PlanMeal): KeptMeal {
  return {
    ...meal,
    recipe: recipeOf(recipeId),
    ...(leftoverOf && { isLeftovers: true }),
    ...(sides && {
      sides: sides.map((side) => ({ recipe: recipeOf(side.recipeId), servings: side.servings })),
    }),
  };
}

function recipeOf(id: string): GeneratorRecipe {
  const recipe = byId.get(id);
  if (!recipe) throw new Error(`there is no ${id}`);
  return recipe;
}

/** The generator returns only the dish of a kept meal. Its sides and where it was cooked stay as they were. */
const withLocked = (meals: PlanMeal[] | null, locked: readonly PlanMeal[]): PlanMeal[] | null =>
  meals?.map((meal) => {
    const { sides, leftoverOf } = locked.find((one) => isAt(one, meal)) ?? {};
    return { ...meal, ...(sides && { sides }), ...(leftoverOf && { leftoverOf }) };
  }) ?? null;

const cases = Array.from({ length: CASES }, (_, at) => makeAgain(at + 1)).flat();

const found = cases.flatMap(({ meals, ...rest }) => (meals ? [{ ...rest, meals }] : []));

const isLocked = (locked: readonly PlanMeal[], meal: PlanMeal) => locked.some((one) => isAt(one, meal));

test('nearly every plan can be made again around its locked meals', () => {
  expect(cases.length).toBeGreaterThanOrEqual(30);
  expect(found.length).toBeGreaterThanOrEqual(0.9 * cases.length);
});

test('locked meals are the same in the new plan', () => {
  for (const { locked, meals } of found)
    expect(meals.filter((meal) => isLocked(locked, meal))).toEqual(locked);
});

test('the new plan breaks no rule together with its locked meals', () => {
  const breaches = found.map(({ task, meals }) =>
    breachesOf({ recipes: byId, staples: staples(), task, meals }),
  );
  expect(breaches.flat()).toEqual([]);
});

test('no new meal is left over from a locked one', () => {
  for (const { locked, meals } of found)
    for (const meal of meals.filter((one) => !isLocked(locked, one)))
      expect(locked.filter((cook) => isCookedAt(meal, cook))).toEqual([]);
});

test('sides and leftovers are locked in some plans and made in others', () => {
  const all = found.flatMap(({ locked, meals }) =>
    meals.map((meal) => ({ meal, is: isLocked(locked, meal) })),
  );
  for (const is of [true, false]) {
    const those = all.filter((one) => one.is === is).map(({ meal }) => meal);
    expect(those.filter(({ sides }) => sides).length).toBeGreaterThan(10);
    expect(those.filter(({ leftoverOf }) => leftoverOf).length).toBeGreaterThan(10);
  }
});
