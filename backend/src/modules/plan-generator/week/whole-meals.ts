import { NONE } from '../recipe-columns/recipe-columns.js';
import type { DayCosts } from './day-costs.js';
import type { Part } from './filled-day.js';
import { SIDE_AGAIN } from './weights.js';

/** All ways to eat a meal: every choice of its parts together. */
export interface WholeMeal {
  parts: readonly Part[];
  /** The vector of each way to eat it. */
  vectors: Float64Array;
  /** The cost of each way to eat the meal, without its effect on the day. */
  costs: Float64Array;
  /** The number of the side in each part that is eaten once a day, or NONE. */
  once: readonly Int32Array[];
  count: number;
}

/** With more ways to eat a meal, trying all of them takes too long. */
const MAX_WAYS = 600;
/** So much is tried on a day at most. Where there are many meals, two at a time find nearly the same. */
const MAX_TRIES = 100_000;
const MAX_TRIES_OF_MANY_MEALS = 3_000;
const MANY_MEALS = 5;

/** Groups the parts of a day by meal, the one with most ways last. Returns null if a meal can be eaten in too many. */
export function wholeMeals(parts: readonly Part[], costs: DayCosts): WholeMeal[] | null {
  const byMeal = [...Map.groupBy(parts, ({ meal }) => meal)];
  const ways = byMeal.map(([, own]) => own.reduce((product, { options }) => product * options.count, 1));
  if (ways.length === 0 || ways.some((count) => count > MAX_WAYS)) return null;
  return byMeal
    .map(([meal, own], at) => wholeMeal(meal, own, { costs, count: ways[at] as number }))
    .sort((one, other) => one.count - other.count);
}

function wholeMeal(
  meal: number,
  parts: readonly Part[],
  { costs, count }: { costs: DayCosts; count: number },
): WholeMeal {
  const { width } = costs;
  const vectors = new Float64Array(count * width);
  const own = new Float64Array(count);
  const once = parts.map(() => new Int32Array(count).fill(NONE));
  const nothing = new Float64Array(width);
  for (let way = 0; way < count; way++) {
    let rest = way;
    for (const [at, { options, once: sides }] of parts.entries()) {
      const option = rest % options.count;
      rest = (rest - option) / options.count;
      own[way] = (own[way] as number) + (options.costs[option] as number);
      if (sides) (once[at] as Int32Array)[way] = sides[option] as number;
      for (let n = 0; n < width; n++)
        vectors[way * width + n] =
          (vectors[way * width + n] as number) + (options.vectors[option * width + n] as number);
    }
    own[way] = (own[way] as number) + costs.ofMeal(meal, nothing, 0, vectors, way * width);
  }
  return { parts, vectors, costs: own, once: once.filter((_, at) => parts[at]?.once), count };
}

/** The option of a part in a way to eat its meal. */
export function optionIn({ parts }: WholeMeal, way: number, at: number): number {
  let rest = way;
  for (let before = 0; before < at; before++) {
    const { count } = (parts[before] as Part).options;
    rest = (rest - (rest % count)) / count;
  }
  return rest % (parts[at] as Part).options.count;
}

/**
 * Goes through all ways to eat a day that keep its bounds, leaving out those that cost too much already. The last meal is
 * found by its energy.
 */
export class DayOfWholeMeals {
  /** The ways of each meal that are cheap enough, the cheapest first. */
  private readonly cheapest: Int32Array[];
  private readonly last: LastMeal;
  private readonly width: number;
  /** The least cost of all meals after each one. */
  private readonly leastAfter: Float64Array;
  /** The most energy of all meals after each one. */
  private readonly mostEnergyAfter: Float64Array;
  private readonly sums: Float64Array[];
  private readonly chosen: Int32Array;
  private best: number;
  private triesLeft: number;
  /** The cheapest ways that were found, the least first. */
  private readonly found: { cost: number; ways: Int32Array }[] = [];
  private wanted = 1;

  /** Days that cost `limit` are left out. */
  constructor(
    private readonly meals: readonly WholeMeal[],
    private readonly costs: DayCosts,
    limit: number,
  ) {
    const { width } = costs;
    this.width = width;
    this.best = limit;
    this.triesLeft = meals.length < MANY_MEALS ? MAX_TRIES : MAX_TRIES_OF_MANY_MEALS;
    const least = meals.map(({ costs: own }) => own.reduce((one, other) => Math.min(one, other)));
    const leastOfAll = sumOf(least);
    this.leastAfter = Float64Array.from(meals, (_, meal) => sumOf(least.slice(meal + 1)));
    this.cheapest = meals.map(({ costs: own }, meal) => {
      const most = limit - leastOfAll + (least[meal] as number);
      return Int32Array.from([...own.keys()].filter((way) => (own[way] as number) < most)).sort(
        (one, other) => (own[one] as number) - (own[other] as number),
      );
    });
    const mostEnergy = this.cheapest.map((ways, meal) =>
      ways.reduce((most, way) => Math.max(most, meals[meal]?.vectors[way * width] as number), 0),
    );
    this.mostEnergyAfter = Float64Array.from(meals, (_, meal) => sumOf(mostEnergy.slice(meal + 1)));
    this.last = new LastMeal(meals.at(-1) as WholeMeal, this.cheapest.at(-1) as Int32Array, {
      width,
      least: costs.leastEnergy,
      most: costs.mostEnergy,
    });
    this.sums = meals.map(() => new Float64Array(width));
    this.chosen = new Int32Array(meals.length);
  }

  /** Returns at most so many days that cost less than the limit, the cheapest first: the way to eat each meal. */
  cheapestWith(eaten: Float64Array, count: number): Int32Array[] {
    this.wanted = count;
    this.choose(0, eaten, 0);
    return this.found.map(({ ways }) => ways);
  }

  private choose(meal: number, before: Float64Array, cost: number): void {
    if (meal === this.meals.length - 1) {
      this.chooseLast(before, cost);
      return;
    }
    const { width, last } = this;
    const { vectors, costs } = this.meals[meal] as WholeMeal;
    const isLastButOne = meal === this.meals.length - 2;
    const least = this.leastAfter[meal] as number;
    const sums = this.sums[meal] as Float64Array;
    const energy = before[0] as number;
    const leastEnergy = this.costs.leastEnergy - energy - (this.mostEnergyAfter[meal] as number);
    const mostEnergy = this.costs.mostEnergy - energy;
    for (const way of this.cheapest[meal] as Int32Array) {
      const costWith = cost + (costs[way] as number) + this.costOfAgain(meal, way);
      if (cost + (costs[way] as number) + least >= this.best || this.triesLeft <= 0) return;
      if (costWith + least >= this.best) continue;
      const from = way * width;
      const own = vectors[from] as number;
      if (own < leastEnergy || own > mostEnergy) continue;
      this.triesLeft--;
      if (isLastButOne && costWith + last.leastBeside(energy + own) >= this.best) continue;
      for (let n = 0; n < width; n++) sums[n] = (before[n] as number) + (vectors[from + n] as number);
      this.chosen[meal] = way;
      this.choose(meal + 1, sums, costWith);
    }
  }

  /** The cost of sides that an earlier meal of the day has as well. */
  private costOfAgain(meal: number, way: number): number {
    let again = 0;
    for (const sides of this.meals[meal]?.once ?? [])
      if (sides[way] !== NONE && this.isEatenBefore(meal, sides[way] as number)) again++;
    return SIDE_AGAIN * again;
  }

  private isEatenBefore(meal: number, side: number): boolean {
    for (let before = 0; before < meal; before++)
      for (const sides of this.meals[before]?.once ?? [])
        if (sides[this.chosen[before] as number] === side) return true;
    return false;
  }

  private chooseLast(before: Float64Array, cost: number): void {
    const { last } = this;
    const { vectors, costs } = this.meals.at(-1) as WholeMeal;
    const { energies, ways } = last;
    const most = last.mostBeside(before[0] as number);
    for (let at = last.firstBeside(before[0] as number); (energies[at] as number) <= most; at++) {
      const way = ways[at] as number;
      const partial = cost + (costs[way] as number);
      if (partial >= this.best) continue;
      this.triesLeft--;
      const ofMeals = partial + this.costOfAgain(this.meals.length - 1, way);
      const ofDay = this.costs.ofDay(before, vectors, way * this.width, this.best - ofMeals);
      const whole = ofMeals + ofDay;
      if (whole >= this.best) continue;
      this.chosen[this.meals.length - 1] = way;
      this.keep(whole);
    }
  }

  private keep(cost: number): void {
    const { found, wanted } = this;
    const after = found.findIndex((each) => each.cost > cost);
    found.splice(after < 0 ? found.length : after, 0, { cost, ways: this.chosen.slice() });
    if (found.length > wanted) found.pop();
    if (found.length === wanted) this.best = (found.at(-1) as { cost: number }).cost;
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

interface EnergyOfDay {
  least: number;
  most: number;
}

/** Steps of energy in which the ways of the last meal are looked up. */
const STEP_KCAL = 4;

/** The ways to eat the last meal of a day, by their energy. */
class LastMeal {
  readonly ways: Int32Array;
  /** The energies of the ways, and a last one that is too much for any day. */
  readonly energies: Float64Array;
  /** The first way with as much energy as is missing, and the least that such ways cost, by steps of energy. */
  private readonly first: Int32Array;
  private readonly least: Float64Array;

  constructor(
    { vectors, costs }: WholeMeal,
    ways: Int32Array,
    private readonly day: EnergyOfDay & { width: number },
  ) {
    const energyOf = (way: number) => vectors[way * day.width] as number;
    this.ways = ways.toSorted((one, other) => energyOf(one) - energyOf(other));
    this.energies = Float64Array.from([...[...this.ways].map(energyOf), Number.POSITIVE_INFINITY]);
    const steps = Math.max(0, Math.floor(day.least / STEP_KCAL)) + 1;
    this.first = new Int32Array(steps);
    this.least = new Float64Array(steps).fill(Number.POSITIVE_INFINITY);
    const room = day.most - day.least + STEP_KCAL;
    for (let step = 0, at = 0; step < steps; step++) {
      const missing = step * STEP_KCAL;
      while ((this.energies[at] as number) < missing) at++;
      this.first[step] = at;
      for (let other = at; (this.energies[other] as number) <= missing + room; other++)
        this.least[step] = Math.min(this.least[step] as number, costs[this.ways[other] as number] as number);
    }
  }

  /** Returns the least cost of this meal on a day that has this much energy without it. */
  leastBeside(energy: number): number {
    const { least, most } = this.day;
    return energy > most ? Number.POSITIVE_INFINITY : (this.least[this.stepAt(least - energy)] as number);
  }

  /** The place of a way from which on all others have enough energy, or almost. */
  firstBeside(energy: number): number {
    return this.first[this.stepAt(this.day.least - energy)] as number;
  }

  mostBeside(energy: number): number {
    return this.day.most - energy;
  }

  private stepAt(missing: number): number {
    return missing <= 0 ? 0 : Math.floor(missing / STEP_KCAL);
  }
}
