import { PORTIONS } from '../../plan-model/index.js';
import type { Slot } from '../problem/problem.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import type { CookedPlan, Serving } from './cooked-plan.js';
import type { MealBounds } from './day-costs.js';
import { DayFit, type Part } from './day-fit.js';
import { boundsOfMeal, type Menu, type SideChoice, type SideOptions } from './menu.js';
import type { Pot } from './pots.js';
import { costOfWeek, countOf, foodsOfWeek, usesOfSides } from './week-cost.js';
import { DAYS_OF_WEEK, weekOf } from './week-days.js';
import { OUTSIDE, SAME_SIDE } from './weights.js';

const WHOLE: Serving = { portion: PORTIONS.indexOf(1), filling: null, fresh: null };

/** A plan that is being made, with what each of its days and weeks costs. */
export class WeekPlan implements CookedPlan {
  readonly dishOf: Int32Array;
  /** By day and position: the number of the pot, or NONE for a kept meal. */
  readonly potAt: readonly Int32Array[];
  readonly servings: Serving[][];
  private readonly costs: Float64Array;
  private readonly done: Uint8Array;
  private readonly weekCosts: Float64Array;
  private readonly bounds: readonly MealBounds[][];

  constructor(
    readonly menu: Menu,
    readonly pots: readonly Pot[],
  ) {
    const { days } = menu.problem;
    this.dishOf = new Int32Array(pots.length).fill(NONE);
    this.potAt = days.map((slots) => new Int32Array(slots.length).fill(NONE));
    for (const [pot, { meals }] of pots.entries())
      for (const { day, index } of meals) (this.potAt[day] as Int32Array)[index] = pot;
    this.servings = days.map((slots) => slots.map(() => WHOLE));
    this.costs = new Float64Array(days.length);
    this.done = new Uint8Array(days.length);
    this.weekCosts = new Float64Array(Math.ceil(days.length / DAYS_OF_WEEK));
    this.bounds = days.map((slots) => slots.map((slot) => boundsOfMeal(menu.problem, slot)));
  }

  slot(day: number, index: number): Slot {
    return this.menu.problem.days[day]?.[index] as Slot;
  }

  dishAt(day: number, index: number): number {
    const pot = this.potAt[day]?.[index] ?? NONE;
    return pot === NONE ? (this.slot(day, index).kept?.recipe ?? NONE) : (this.dishOf[pot] as number);
  }

  /** The days that are outside their targets. */
  openDays(): number[] {
    return [...this.done.keys()].filter((day) => this.done[day] === 0);
  }

  cost(): number {
    let cost = 0;
    for (const one of this.costs) cost += one;
    for (const one of this.weekCosts) cost += one;
    return cost + OUTSIDE * this.foodsTooMany();
  }

  /** How many foods the plan has more than it may. */
  private foodsTooMany(): number {
    const { maxIngredients } = this.menu.problem.task.wish.rules;
    if (maxIngredients === null) return 0;
    const foods = new Uint8Array(this.menu.dishes.foodCount);
    for (const week of this.weekCosts.keys())
      for (const [food, isBought] of foodsOfWeek(this, week, NONE).entries())
        foods[food] = (foods[food] ?? 0) | isBought;
    return Math.max(0, countOf(foods) - maxIngredients);
  }

  /** Whether every day is within its targets, with no more foods than the plan may have. */
  isDone(): boolean {
    return this.openDays().length === 0 && this.foodsTooMany() === 0;
  }

  /** Puts a dish into a pot, and fits the days on which it is eaten. */
  cook(pot: number, dish: number, isThorough: boolean): void {
    this.dishOf[pot] = dish;
    const days = new Set((this.pots[pot] as Pot).meals.map(({ day }) => day));
    for (const day of days) this.fit(day, isThorough);
    for (const week of new Set([...days].map(weekOf))) this.countWeek(week);
  }

  /** All that a change of this pot can change, to be brought back by `restore`. */
  save(pot: number): () => void {
    const dish = this.dishOf[pot] as number;
    const days = [...new Set((this.pots[pot] as Pot).meals.map(({ day }) => day))];
    const weeks = this.weekCosts.slice();
    const before = days.map((day) => ({
      day,
      servings: this.servings[day] as Serving[],
      cost: this.costs[day] as number,
      done: this.done[day] as number,
    }));
    return () => {
      this.dishOf[pot] = dish;
      this.weekCosts.set(weeks);
      for (const { day, servings, cost, done } of before) {
        this.servings[day] = servings;
        this.costs[day] = cost;
        this.done[day] = done;
      }
    };
  }

  countWeek(week: number): void {
    this.weekCosts[week] = costOfWeek(this, week);
  }

  /** Chooses the portions and sides of a day. */
  fit(day: number, isThorough: boolean): void {
    const { problem } = this.menu;
    const slots = problem.days[day] ?? [];
    const bought = foodsOfWeek(this, weekOf(day), day);
    const used = usesOfSides(this, weekOf(day), day);
    const kept = slots.flatMap(({ kept: meal }, index) =>
      meal === null ? [] : [{ meal: index, vector: this.keptVector(meal) }],
    );
    const filled = slots.flatMap((_, index) => this.partsOf(day, index, bought, used));
    const fit = new DayFit(
      problem,
      this.menu.vectors,
      this.bounds[day] ?? [],
      filled.map(({ part }) => part),
      kept,
    );
    fit.improveSingly();
    if (isThorough) fit.improve();
    this.servings[day] = this.servingsFrom(slots.length, filled);
    this.costs[day] = fit.cost();
    const isFull = slots.every(({ kept: meal }, index) => meal !== null || this.dishAt(day, index) !== NONE);
    this.done[day] = isFull && fit.isDone() ? 1 : 0;
  }

  private keptVector(kept: NonNullable<Slot['kept']>): Float64Array {
    const vector = this.menu.vectors.ofDish(this.menu.dishes, kept.recipe).map((n) => n * kept.servings);
    vector.set(kept.amounts);
    return vector;
  }

  private partsOf(day: number, index: number, bought: Uint8Array, used: Uint8Array): FilledPart[] {
    const dish = this.dishAt(day, index);
    const { kept, type } = this.slot(day, index);
    if (kept !== null || dish === NONE) return [];
    const serving = this.servings[day]?.[index] ?? WHOLE;
    const portions = this.menu.portionsOf(dish);
    const hasStarch = this.menu.dishes.starch[dish] !== NONE;
    const dishPart = { meal: index, options: portions, chosen: serving.portion };
    const sides = (['filling', 'fresh'] as const).flatMap((group): FilledPart[] => {
      const options = this.menu.sidesFor(type, group, hasStarch);
      if (options.count === 1) return [];
      const chosen = options.choices.findIndex((choice) => isSame(choice, serving[group]));
      const costs = this.costsOf(options, bought, used);
      return [
        {
          group,
          choices: options.choices,
          part: { meal: index, options: { ...options, costs }, chosen: Math.max(0, chosen) },
        },
      ];
    });
    return [{ group: 'dish', choices: [], part: dishPart }, ...sides];
  }

  /** A side for which something has to be bought costs that too. */
  private costsOf({ choices, costs }: SideOptions, bought: Uint8Array, used: Uint8Array): Float64Array {
    return costs.map((cost, at) => {
      const choice = choices[at];
      if (!choice) return cost;
      let more = 0;
      for (const food of this.menu.sides[choice.side]?.foods ?? []) if (bought[food] !== 1) more++;
      return cost + this.menu.costOfFood * more + SAME_SIDE * Math.max(0, (used[choice.side] ?? 0) - 1);
    });
  }

  private servingsFrom(count: number, filled: readonly FilledPart[]): Serving[] {
    return Array.from({ length: count }, (_, index) => {
      const serving = { ...WHOLE };
      for (const { group, choices, part } of filled) {
        if (part.meal !== index) continue;
        if (group === 'dish') serving.portion = part.chosen;
        else serving[group] = choices[part.chosen] ?? null;
      }
      return serving;
    });
  }
}

interface FilledPart {
  group: 'dish' | 'filling' | 'fresh';
  choices: readonly SideChoice[];
  part: Part;
}

const isSame = (one: SideChoice, other: SideChoice): boolean =>
  one === other || (one !== null && one.side === other?.side && one.amount === other.amount);
