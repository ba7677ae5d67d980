import type { Slot } from '../problem/problem.js';
import { randomFrom } from '../problem/random.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import { type CookedPlan, type Serving, type Week, weeksOf } from './cooked-plan.js';
import { Cookings } from './cookings.js';
import { improveByMeals, seeCheapest } from './day-by-meals.js';
import type { DayFit } from './day-fit.js';
import { partsOf, type SideBias } from './day-parts.js';
import { type EatenDay, EatenDays } from './eaten-days.js';
import { type FilledPart, servingsFrom, surchargesIn, WHOLE } from './filled-part.js';
import { FitsOfDays } from './fits-of-days.js';
import type { Menu } from './menu.js';
import { daysWithoutMain, type Pot } from './pots.js';
import { costOfDishesAgain } from './repetition.js';
import { WeekCosts } from './week-costs.js';
import { OUTSIDE } from './weights.js';

/** A plan that is being made, with what each of its days and weeks costs. */
export class WeekPlan implements CookedPlan {
  readonly dishOf: Int32Array;
  readonly potAt: readonly Int32Array[];
  readonly servings: Serving[][];
  readonly cookings: Cookings;
  readonly weeks: readonly Week[];
  readonly isWithoutMain: Uint8Array;
  readonly keptDishes: ReadonlySet<number>;
  /** The days on which each pot is eaten. */
  private readonly daysOf: readonly (readonly number[])[];
  private readonly eaten: EatenDays;
  private readonly weekCosts: WeekCosts;
  private readonly fits: FitsOfDays;
  /** The days that nothing that was tried brings within their targets, as they are eaten, by their dishes. Null where something did. */
  private readonly hopeless = new Map<string, EatenDay | null>();

  constructor(
    readonly menu: Menu,
    readonly pots: readonly Pot[],
  ) {
    const { days } = menu.problem;
    this.dishOf = new Int32Array(pots.length).fill(NONE);
    this.weeks = weeksOf(days.length, pots);
    this.isWithoutMain = daysWithoutMain(days.length, pots);
    this.cookings = new Cookings(pots);
    this.daysOf = pots.map(({ meals }) => [...new Set(meals.map(({ day }) => day))]);
    this.keptDishes = new Set(days.flatMap((slots) => slots.flatMap(({ kept }) => kept?.recipe ?? [])));
    this.potAt = days.map((slots) => new Int32Array(slots.length).fill(NONE));
    for (const [pot, { meals }] of pots.entries())
      for (const { day, index } of meals) (this.potAt[day] as Int32Array)[index] = pot;
    this.eaten = new EatenDays(days);
    this.servings = this.eaten.servings;
    this.weekCosts = new WeekCosts(this);
    this.fits = new FitsOfDays(menu);
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
    return this.eaten.open();
  }

  cost(): number {
    const ofWeeks = this.weekCosts.sum() + this.eaten.cost();
    return ofWeeks + costOfDishesAgain(this) + OUTSIDE * this.foodsTooMany();
  }

  /** Counts the foods that the plan has beyond its maximum. */
  foodsTooMany(): number {
    const { maxIngredients } = this.menu.problem.task.wish.rules;
    if (maxIngredients === null) return 0;
    const foods = this.weekCosts.foods();
    for (const food of this.menu.keptFoods) foods.add(food);
    return Math.max(0, foods.size - maxIngredients);
  }

  /** Returns the needs of all weeks, with those of one week replaced. */
  needsWith(week: number, needed: Float64Array): Float64Array[] {
    return this.weekCosts.needsWith(week, needed);
  }

  /** Whether every pot has a dish. */
  isFull(): boolean {
    return !this.dishOf.includes(NONE);
  }

  /** Whether so few days are outside their targets that repairing them one by one may succeed. */
  isNearlyDone(): boolean {
    return this.openDays().length <= Math.max(FEW_OPEN_DAYS, MAX_OPEN_SHARE * this.servings.length);
  }

  /** Whether the plan exceeds its number of foods by so few that other dishes can do without them. */
  hasSomeFoodsTooMany(): boolean {
    const more = this.foodsTooMany();
    return more > 0 && more <= SOME_FOODS;
  }

  /** Whether every day is within its targets, with no more foods than the plan may have. */
  isDone(): boolean {
    return this.openDays().length === 0 && this.foodsTooMany() === 0;
  }

  /** Puts a dish into a pot, and does the same as `fitPots`. */
  cook(pot: number, dish: number, isThorough: boolean, limit?: number): boolean {
    this.dishOf[pot] = dish;
    return this.fitPots([pot], isThorough, limit);
  }

  /**
   * Fits the days on which these pots are eaten, which have got other dishes. Returns whether the plan costs less than
   * `limit` then. It gives up after a day with which the plan costs more.
   */
  fitPots(pots: readonly number[], isThorough: boolean, limit = Number.POSITIVE_INFINITY): boolean {
    const days = this.daysOfPots(pots);
    this.weekCosts.countDishes(days);
    const isLimited = days.length > 1 && limit < Number.POSITIVE_INFINITY;
    let spent = isLimited ? this.costBesides(days) - SPARED : 0;
    for (const day of days) {
      if (isLimited && spent >= limit) return false;
      this.fit(day, isThorough);
      spent += this.eaten.costOf(day);
    }
    this.weekCosts.countServings(days);
    return this.cost() < limit;
  }

  /** The cost of the plan without that of these days by themselves. */
  private costBesides(days: readonly number[]): number {
    this.weekCosts.countServings(days);
    return days.reduce((cost, day) => cost - this.eaten.costOf(day), this.cost());
  }

  /**
   * Fits the days on which these pots are eaten, which have got other dishes. Returns whether the plan costs less than
   * `limit` then, where a day outside its targets only costs `ofOpenDay`. It gives up as soon as the plan costs more.
   */
  cookWithin(pots: readonly number[], limit: number, ofOpenDay: number): boolean {
    const days = this.daysOfPots(pots);
    const before = days.map((day) => this.servings[day] as Serving[]);
    for (const [at, day] of days.entries())
      this.eaten.set(day, { servings: (before[at] as Serving[]).map(() => WHOLE), cost: 0, isDone: true });
    this.countWeeks(days);
    const withoutDays = this.costIfOpenDaysCost(ofOpenDay);
    let ofDays = 0;
    for (const [at, day] of days.entries()) {
      const left = limit - withoutDays - ofDays;
      if (left <= 0) return false;
      this.servings[day] = before[at] as Serving[];
      this.fitWithin(day, left + SPARED);
      ofDays += this.eaten.isDone(day) ? this.eaten.costOf(day) : ofOpenDay;
    }
    this.weekCosts.countServings(days);
    return this.costIfOpenDaysCost(ofOpenDay) < limit;
  }

  /** The days on which these pots are eaten, in order. */
  private daysOfPots(pots: readonly number[]): readonly number[] {
    const [first] = pots;
    if (pots.length === 1 && first !== undefined) return this.daysOfPot(first);
    return [...new Set(pots.flatMap((pot) => this.daysOfPot(pot)))].sort((one, other) => one - other);
  }

  daysOfPot(pot: number): readonly number[] {
    return this.daysOf[pot] ?? [];
  }

  /**
   * Returns the cost of the plan if each day outside its targets cost this much, however far outside it is.
   */
  costIfOpenDaysCost(each: number): number {
    let cost = this.cost();
    for (const day of this.openDays()) cost += each - this.eaten.costOf(day);
    return cost;
  }

  /** All that can change, to be brought back by what is returned. */
  saveAll(): () => void {
    const dishes = this.dishOf.slice();
    const restore = this.saveDays([...this.servings.keys()]);
    return () => {
      this.dishOf.set(dishes);
      restore();
    };
  }

  /** All that a change of this pot can change, to be brought back by what is returned. */
  save(pot: number): () => void {
    const dish = this.dishOf[pot] as number;
    const restore = this.saveDays(this.daysOfPot(pot));
    return () => {
      this.dishOf[pot] = dish;
      restore();
    };
  }

  /** All that the portions and sides of these days can change, to be brought back by what is returned. */
  saveDays(days: readonly number[]): () => void {
    const restoreWeeks = this.weekCosts.save();
    const restoreDays = this.eaten.save(days);
    return () => {
      restoreWeeks();
      restoreDays();
    };
  }

  /** Counts the weeks of these days. */
  countWeeks(days: readonly number[]): void {
    this.weekCosts.countDishes(days);
    this.weekCosts.countServings(days);
  }

  /** Returns so many of the cheapest ways to eat a day, as far as its own cost says, and leaves it as it is. */
  cheapestWays(day: number, { count, within }: { count: number; within: number }): EatenDay[] {
    const parts = partsOf(this, day);
    const fit = this.fits.of(day, parts);
    const before = this.eaten.at(day);
    const ways: EatenDay[] = [];
    seeCheapest(fit, { most: fit.cost() + within, count }, () => {
      this.take(day, fit, parts);
      ways.push(this.eaten.at(day));
    });
    this.eaten.set(day, before);
    return ways;
  }

  /** Has a day eaten this way. Its week does not count that yet. */
  eat(day: number, way: EatenDay): void {
    this.eaten.set(day, way);
  }

  countServings(days: readonly number[]): void {
    this.weekCosts.countServings(days);
  }

  /** Chooses the portions and sides of a day. */
  fit(
    day: number,
    isThorough: boolean,
    { beginnings = 0, bias = null }: { beginnings?: number; bias?: SideBias | null } = {},
  ): void {
    const parts = partsOf(this, day, bias);
    const fit = this.fits.of(day, parts);
    fit.improveSingly();
    if (isThorough) {
      fit.improve();
      improveByMeals(fit);
    }
    if (beginnings > 0) fit.improveByLot(beginnings, randomFrom(this.menu.problem.task.seed + day));
    this.take(day, fit, parts);
  }

  /** The same for a day that is of no use if it costs `most`. */
  private fitWithin(day: number, most: number): void {
    const name = `${day} ${this.potAt[day]?.map((pot) => this.dishOf[pot] ?? NONE)}`;
    const known = this.hopeless.get(name);
    if (known) {
      this.eaten.set(day, known);
      return;
    }
    const parts = partsOf(this, day);
    const fit = this.fits.of(day, parts);
    const isTried = improveByMeals(fit, known === null ? most : Number.POSITIVE_INFINITY);
    if (!isTried) {
      fit.improveSingly();
      fit.improve();
    }
    this.take(day, fit, parts);
    if (isTried && known === undefined)
      this.hopeless.set(name, this.eaten.isDone(day) ? null : this.eaten.at(day));
  }

  private take(day: number, fit: DayFit, parts: readonly FilledPart[]): void {
    const isFull = this.potAt[day]?.every((pot) => pot === NONE || this.dishOf[pot] !== NONE);
    this.eaten.set(day, {
      servings: servingsFrom(this.servings[day]?.length ?? 0, parts),
      cost: fit.cost() - surchargesIn(parts),
      isDone: Boolean(isFull) && fit.isDone(),
    });
  }
}

/** New portions and sides may save a week this much: leftovers of recipes and packages, and foods to buy. */
const SPARED = 1;
const SOME_FOODS = 8;
const FEW_OPEN_DAYS = 3;
const MAX_OPEN_SHARE = 0.5;
