import { expect, test } from '@jest/globals';
import { pick, type Random } from '../../../../test/generator/made-up-library.js';
import { aWish } from '../../../../test/generator/wishes.js';
import type { PlanRules } from '../../plan-model/index.js';
import { DEFAULT_RULES } from '../../plan-model/rules/index.js';
import { type Problem, problemOf } from '../problem/problem.js';
import { randomFrom } from '../problem/random.js';
import { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { improveByMeals, seeCheapest } from './day-by-meals.js';
import { DayCosts, type MealBounds } from './day-costs.js';
import { DayFit } from './day-fit.js';
import type { Options, Part } from './filled-day.js';
import { boundsOfMeal } from './meal-bounds.js';
import { Vectors } from './vectors.js';
import * as weights from './weights.js';

const DAYS = 80;
const AMOUNTS = [0.75, 1, 1.25, 1.5];
const NOISE = 1e-7;

const columns = new RecipeColumns([]);

interface Kept {
  meal: number;
  vector: Float64Array;
}

interface Day {
  problem: Problem;
  vectors: Vectors;
  bounds: MealBounds[];
  parts: Part[];
  kept: Kept[];
}

/** Two or three meals of a dish, often with a side, and targets that some choice of their options meets. */
function randomDay(seed: number): Day {
  const random = randomFrom(seed);
  const meals = 2 + Math.floor(2 * random());
  const rules = randomRules(random);
  // The widths of all vectors follow from the rules, so these targets only have to be there.
  const width = new Vectors(problemWith(meals, rules, { calories: 2000, protein: 1, carbs: 1, fat: 1 }))
    .width;
  const kept =
    random() < 0.3 ? [{ meal: 0, vector: vectorOf(width, dishWith(width, 1800 / meals, random), 1) }] : [];
  const parts = Array.from({ length: meals }, (_, meal): Part[] => {
    if (kept.some((each) => each.meal === meal)) return [];
    const dish = { meal, options: dishOptions(width, 1800 / meals, random), chosen: 1 };
    return random() < 0.3 ? [dish] : [dish, { meal, options: sideOptions(width, random), chosen: 0 }];
  }).flat();
  const eaten = totalOf(parts, kept, width, () => random());
  const problem = problemWith(meals, rules, {
    calories: Math.round(eaten[0] ?? 0),
    protein: Math.round(eaten[1] ?? 0),
    carbs: Math.round(eaten[2] ?? 0),
    fat: Math.round(eaten[3] ?? 0),
  });
  const slots = problem.days[0] ?? [];
  const bounds = slots.map((slot, meal) => {
    const own = boundsOfMeal(problem, slot);
    return kept.some((each) => each.meal === meal) ? { ...own, areAsked: false } : own;
  });
  return { problem, vectors: new Vectors(problem), bounds, parts, kept };
}

function randomRules(random: Random): PlanRules {
  return {
    ...DEFAULT_RULES,
    minDailyFiber: random() < 0.3 ? 25 : null,
    maxCalories: random() < 0.2 ? 800 : null,
    minProtein: random() < 0.2 ? 15 : null,
    caloriesByType: random() < 0.2 ? { lunch: { min: 500, max: null } } : {},
  };
}

function problemWith(
  mealsPerDay: number,
  rules: PlanRules,
  targets: Problem['task']['wish']['targets'],
): Problem {
  const wish = aWish({ days: 1, mealsPerDay, rules, targets });
  return problemOf(columns, { wish, viewerId: 'me', seed: 1, kept: [], deadlineMs: 1000 });
}

/** In the order of all vectors. Whole numbers, so that no sum depends on its order. */
function dishWith(width: number, kcal: number, random: Random): number[] {
  const energy = Math.round(kcal * (0.6 + 0.6 * random()));
  const [protein, fat] = [0.1 + 0.2 * random(), 0.2 + 0.2 * random()];
  const fiber = Math.round(18 * random());
  const sums = [
    energy,
    (energy * protein) / 4,
    (energy * (1 - protein - fat)) / 4,
    (energy * fat) / 9,
    fiber,
  ];
  const besides = [1200 * random(), fiber, 300 * random(), energy * (0.6 + random())];
  return [...sums.slice(0, width - besides.length), ...besides].map(Math.round);
}

const vectorOf = (width: number, serving: readonly number[], amount: number): Float64Array =>
  Float64Array.from({ length: width }, (_, n) => amount * (serving[n] ?? 0));

function optionsOf(servings: readonly (readonly number[])[], costs: readonly number[]): Options {
  return {
    vectors: Float64Array.from(servings.flat()),
    costs: Float64Array.from(costs),
    count: costs.length,
  };
}

function dishOptions(width: number, kcal: number, random: Random): Options {
  const serving = dishWith(width, kcal, random);
  return optionsOf(
    AMOUNTS.map((amount) => [...vectorOf(width, serving, amount)]),
    AMOUNTS.map((amount) => weights.PORTION_COSTS[amount * 4] ?? 0),
  );
}

/** Nothing, or one of two sides, in order of energy. */
function sideOptions(width: number, random: Random): Options {
  const sides = [1, 2].map(() => dishWith(width, 180, random));
  sides.sort(([one = 0], [other = 0]) => one - other);
  return optionsOf(
    [[], ...sides].map((serving) => [...vectorOf(width, serving, 1)]),
    [0, pick([0.05, 0.1, 0.3], random), pick([0.05, 0.1, 0.3], random)],
  );
}

/** Totals up a day on which each part has the option at this share of its options. */
function totalOf(
  parts: readonly Part[],
  kept: readonly Kept[],
  width: number,
  share: () => number,
): number[] {
  const chosen = parts.map((part) => ({ ...part, chosen: Math.floor(part.options.count * share()) }));
  return sumOf(width, [...kept.map(({ vector }) => vector), ...chosen.map((part) => chosenOf(part, width))]);
}

const chosenOf = ({ options, chosen }: Part, width: number): Float64Array =>
  options.vectors.slice(chosen * width, (chosen + 1) * width);

const sumOf = (width: number, vectors: readonly Float64Array[]): number[] =>
  Array.from({ length: width }, (_, n) => vectors.reduce((sum, vector) => sum + (vector[n] ?? 0), 0));

function fitOf({ problem, vectors, bounds, parts, kept }: Day): DayFit {
  return new DayFit(new DayCosts(problem, vectors.width, bounds), parts, kept);
}

interface Counted {
  cost: number;
  isDone: boolean;
}

/** Works out the value of the day from the weights alone. */
function countedOf({ problem, vectors, bounds, parts, kept }: Day): Counted {
  const { width } = vectors;
  const eatenAt = bounds.map((_, meal) =>
    sumOf(width, [
      ...kept.filter((each) => each.meal === meal).map(({ vector }) => vector),
      ...parts.filter((part) => part.meal === meal).map((part) => chosenOf(part, width)),
    ]),
  );
  const day = sumOf(
    width,
    eatenAt.map((eaten) => Float64Array.from(eaten)),
  );
  const { least, most, unit } = problem.ranges;
  const units = [...unit];
  const outside = beyondOf(day, { least, most, units });
  const outsideOfMeals = bounds.map((bound, meal) =>
    bound.areAsked ? beyondOf(eatenAt[meal] ?? [], { ...bound, units }) : 0,
  );
  const chosen = parts.reduce((sum, { options, chosen: at }) => sum + (options.costs[at] ?? 0), 0);
  const meals = bounds.map((bound, meal) => sizeCost(bound, eatenAt[meal] ?? []));
  const steps = [outside, ...outsideOfMeals].map((beyond) =>
    beyond > 0 ? weights.OUTSIDE + weights.OUTSIDE_SLOPE * beyond : 0,
  );
  const cost = [chosen, ...meals, ...steps, healthCost(problem, vectors, day)].reduce(
    (sum, one) => sum + one,
    0,
  );
  return { cost, isDone: [outside, ...outsideOfMeals].every((beyond) => beyond === 0) };
}

/** Returns the distance of amounts from their bounds, in units. */
function beyondOf(
  amounts: readonly number[],
  { least, most, units }: { least: Float64Array; most: Float64Array; units: readonly number[] },
): number {
  return [...least].reduce((sum, low, n) => {
    const amount = amounts[n] ?? 0;
    const beyond = Math.max(0, low - amount, amount - (most[n] ?? 0));
    return sum + beyond / (units[n] ?? 1);
  }, 0);
}

/** The cost of a meal that is not of its usual size, out of proportion, heavy, or low in protein. */
function sizeCost(
  { ideal, usualLeast, usualMost, usualProtein, largeGrams }: MealBounds,
  eaten: readonly number[],
): number {
  const away = Math.abs((eaten[0] ?? 0) / ideal - 1);
  const [energy = 0] = eaten;
  const beyond = Math.max(0, energy - usualMost, usualLeast - energy) / ideal;
  const over = (grams: number) => Math.max(0, (eaten.at(-1) ?? 0) - grams) / 100;
  return (
    weights.SIZE * away * Math.min(1, 0.4 + away) +
    weights.OUT_OF_PROPORTION * beyond +
    weights.HEAVY * over(weights.HEAVY_GRAMS) +
    weights.LARGE * over(largeGrams) +
    weights.TOO_HEAVY * over(weights.MAX_GRAMS) +
    (usualProtein > 0 ? weights.LITTLE_PROTEIN * Math.max(0, 1 - (eaten[1] ?? 0) / usualProtein) : 0)
  );
}

/** The cost of too much sodium, too little or too much fiber, and too little fruit and vegetables. */
function healthCost(
  { task }: Problem,
  { sodium, fiber, produce, fruit }: Vectors,
  day: readonly number[],
): number {
  const { targets, rules } = task.wish;
  const leastFiber = (targets.calories / 1000) * weights.FIBER_PER_1000_KCAL;
  const mostFiber = Math.max(weights.MAX_FIBER_GRAMS, 1.2 * (rules.minDailyFiber ?? 0));
  const share = (at: number, of: number) => (day[at] ?? 0) / of;
  const grams = day[fiber] ?? 0;
  return (
    weights.SODIUM * Math.max(0, share(sodium, weights.SODIUM_MG) - 1) +
    weights.LITTLE_FIBER * Math.max(0, 1 - share(fiber, leastFiber)) +
    weights.LOW_FIBER.cost * Math.max(0, 1 - share(fiber, weights.LOW_FIBER.grams)) +
    (grams >= leastFiber ? weights.MUCH_FIBER * Math.max(0, share(fiber, mostFiber) - 1) : 0) +
    weights.PRODUCE * Math.max(0, 1 - share(produce, weights.PRODUCE_GRAMS)) +
    weights.FRUIT * Math.max(0, weights.PORTIONS_OF_FRUIT - (day[fruit] ?? 0))
  );
}

/** The lowest cost of all choices. The day stays as it is. */
const lowestCost = (day: Day): number => Math.min(...countedOfAll(day).map(({ cost }) => cost));

/** Counts the day with all choices. It stays as it is. */
function countedOfAll(day: Day): Counted[] {
  const parts = day.parts.map((part) => ({ ...part }));
  const all: Counted[] = [];
  const choose = (at: number): void => {
    const part = parts[at];
    if (!part) {
      all.push(countedOf({ ...day, parts }));
      return;
    }
    for (part.chosen = 0; part.chosen < part.options.count; part.chosen++) choose(at + 1);
  };
  choose(0);
  return all;
}

/** The lowest cost of all choices for two parts while the others stay. */
function lowestCostOfPairs(day: Day): number {
  const pairs = day.parts.flatMap((_, one) => day.parts.slice(0, one).map((__, other) => [one, other]));
  const costs = pairs.map((pair) => {
    const isOpen = (at: number) => pair.includes(at);
    const parts = day.parts.map((part, at) => (isOpen(at) ? part : onlyChosen(part)));
    return lowestCost({ ...day, parts });
  });
  return Math.min(...costs);
}

/** The part without the options that it has not chosen. */
const onlyChosen = ({ options, chosen, ...part }: Part): Part => {
  const width = options.vectors.length / options.count;
  const vectors = options.vectors.slice(chosen * width, (chosen + 1) * width);
  return {
    ...part,
    chosen: 0,
    options: { vectors, costs: options.costs.slice(chosen, chosen + 1), count: 1 },
  };
};

const seeds = Array.from({ length: DAYS }, (_, at) => at + 1);

test('the cost of a day is what its weights say, before and after it is improved', () => {
  for (const seed of seeds) {
    const day = randomDay(seed);
    const fit = fitOf(day);
    expect(fit.cost()).toBeCloseTo(countedOf(day).cost, 7);
    fit.improveSingly();
    expect(fit.cost()).toBeCloseTo(countedOf(day).cost, 7);
    fit.improve();
    expect(fit.cost()).toBeCloseTo(countedOf(day).cost, 7);
  }
});

test('a day is done exactly if it and its meals are within their ranges', () => {
  const all = seeds.flatMap((seed) => {
    const day = randomDay(seed);
    const fit = fitOf(day);
    const states = [{ is: fit.isDone(), counted: countedOf(day).isDone }];
    fit.improve();
    return [...states, { is: fit.isDone(), counted: countedOf(day).isDone }];
  });
  expect(all.map(({ is }) => is)).toEqual(all.map(({ counted }) => counted));
  const done = all.filter(({ is }) => is).length;
  expect(done).toBeGreaterThan(0.2 * all.length);
  expect(done).toBeLessThan(0.8 * all.length);
});

test('no choice of options is better than the lowest cost, and most days reach it', () => {
  const reached = seeds.filter((seed) => {
    const day = randomDay(seed);
    const fit = fitOf(day);
    fit.improveSingly();
    fit.improve();
    const lowest = lowestCost(day);
    expect(fit.cost()).toBeGreaterThanOrEqual(lowest - NOISE);
    return fit.cost() <= lowest + NOISE;
  });
  expect(reached.length).toBeGreaterThan(0.8 * DAYS);
});

test('after two parts at a time were changed, no change of two makes a day cost less', () => {
  for (const seed of seeds) {
    const day = randomDay(seed);
    fitOf(day).improve();
    expect(lowestCostOfPairs(day)).toBeGreaterThanOrEqual(countedOf(day).cost - NOISE);
  }
});

test('a day whose meals can be eaten in few ways is as good as any that is within its ranges', () => {
  for (const seed of seeds) {
    const day = randomDay(seed);
    const lowest = lowestCost(day);
    const fit = fitOf(day);
    expect(improveByMeals(fit)).toBe(true);
    expect(fit.cost()).toBeCloseTo(countedOf(day).cost, 7);
    if (lowest < weights.OUTSIDE) expect(fit.cost()).toBeCloseTo(lowest, 7);
    else expect(fit.cost()).toBeGreaterThanOrEqual(lowest - NOISE);
  }
});

test('the cheapest ways to eat a day within its ranges are seen, the cheapest first', () => {
  const count = 5;
  let several = 0;
  for (const seed of seeds) {
    const day = randomDay(seed);
    const fit = fitOf(day);
    const all = countedOfAll(day).map(({ cost }) => cost);
    const costs = all.filter((cost) => cost < weights.OUTSIDE).sort((one, other) => one - other);
    const seen: number[] = [];
    seeCheapest(fit, { most: weights.OUTSIDE, count }, () => seen.push(fit.cost()));
    expect(seen).toEqual(costs.slice(0, count).map((cost) => expect.closeTo(cost, 7)));
    if (seen.length > 1) several++;
  }
  expect(several).toBeGreaterThan(DAYS / 10);
});

test('a day that cannot cost less than a limit stays as it is', () => {
  for (const seed of seeds) {
    const day = randomDay(seed);
    const fit = fitOf(day);
    const before = fit.cost();
    improveByMeals(fit, lowestCost(day));
    expect(fit.cost()).toBe(before);
  }
});

test('each improvement makes a day better or leaves it as it is', () => {
  for (const seed of seeds) {
    const fit = fitOf(randomDay(seed));
    const before = fit.cost();
    fit.improveSingly();
    const singly = fit.cost();
    fit.improve();
    expect(singly).toBeLessThanOrEqual(before + NOISE);
    expect(fit.cost()).toBeLessThanOrEqual(singly + NOISE);
  }
});
