import { NONE, type RecipeColumns } from '../recipe-columns/recipe-columns.js';
import type { Deadline } from '../search/search-budget.js';
import { topPlaces } from '../solver/reduced-worth.js';
import { allows } from './allowed.js';
import { type Annealing, anneal } from './annealing.js';
import type { Week } from './cooked-plan.js';
import { estimateDay } from './day-estimate.js';
import { costOfTooManyFoods } from './few-foods.js';
import type { Menu } from './menu.js';
import { improveSides, polishDays, polishWeeks } from './polishing.js';
import type { Pot } from './pots.js';
import { SeenFoods } from './repetition.js';
import { costOfMore, needsOfWeek } from './shopping.js';
import { isTight } from './sides.js';
import { sketchWeek } from './sketch.js';
import { DishLists } from './suitable-dishes.js';
import { weekOf } from './week-days.js';
import { WeekPlan } from './week-plan.js';
import { OFTEN_MAIN, SAME_MAIN, USUAL_POTS_OF_MAIN } from './weights.js';

/** The effort of a search, in steps and not in time, so that answers do not depend on the machine. */
export interface WeekEffort {
  /** The number of passes over all pots. */
  rounds: number;
  /** Dishes that are tried in a pot, and of those the ones that get thorough fits. If not all do, quick fits choose. */
  quick: number;
  thorough: number;
  /** Changes of each pot by lot before any day is fitted. */
  sketches: number;
  /** Random changes for weeks whose pots have few dishes to choose from, and how many that are at most. */
  annealing: Annealing;
  fewDishes: number;
  /** From how many other beginnings each day is fitted in the end. */
  beginnings: number;
  /** The same for pots of days outside their targets, and how often they are looked at. */
  repairs: { rounds: number; quick: number; thorough: number };
}

/** The dishes to try in a pot. Days outside their targets need no dishes that go well with the others. */
interface Tries extends Pick<WeekEffort, 'quick' | 'thorough'> {
  isForTargets?: boolean;
}

const BETTER = 1e-6;
/** Changes by lot for each plan that there can be. */
const CHANGES_OF_PLAN = 10;
/** Dishes that need few further foods come first where a plan has too many, so that no more have to be tried. */
const MAX_TRIED_FOR_FOODS = 24;
/** So many more are looked at for those that the rules do not allow beside the others. */
const SPARE = 40;

/** Chooses a dish for each pot, then changes one at a time while the plan gets better. */
export function searchWeek(
  columns: RecipeColumns,
  menu: Menu,
  pots: readonly Pot[],
  { effort, deadline }: { effort: WeekEffort; deadline: Deadline },
): WeekPlan {
  const plan = new WeekPlan(menu, pots);
  const search = new WeekSearch(plan, new DishLists(columns, menu), deadline);
  search.begin(effort.sketches);
  search.improve(effort);
  return plan;
}

class WeekSearch {
  constructor(
    private readonly plan: WeekPlan,
    private readonly lists: DishLists,
    private readonly deadline: Deadline,
  ) {}

  /** Fills the pots, first those from which most meals eat, and makes a sketch of that. */
  begin(sketches: number): void {
    const { plan, lists, deadline } = this;
    const order = [...plan.pots.keys()].sort(
      (one, other) =>
        (plan.pots[other]?.meals.length ?? 0) - (plan.pots[one]?.meals.length ?? 0) || one - other,
    );
    for (const pot of order) {
      const [best] = this.candidates(pot, 1);
      if (best !== undefined) plan.dishOf[pot] = best;
    }
    if (plan.isFull() && sketches > 0) {
      const dishes = plan.pots.map((pot) => lists.for(pot));
      sketchWeek(plan, dishes, { changes: sketches * plan.pots.length, deadline });
    }
    for (const day of plan.menu.problem.days.keys()) plan.fit(day, true);
    plan.countWeeks([...plan.menu.problem.days.keys()]);
  }

  improve(effort: WeekEffort): void {
    this.improvePots(effort);
    if (this.hasFewDishes(effort.fewDishes)) this.changeByLot(effort);
    if (!this.plan.isNearlyDone()) return;
    if (effort.rounds > 1 && !isTight(this.plan.menu.problem.task.wish))
      improveSides(this.plan, this.deadline);
    polishDays(this.plan, effort.beginnings);
    if (this.hasFewDishes(effort.fewDishes)) polishWeeks(this.plan, this.deadline);
  }

  /** Few plans need few changes. */
  private changeByLot(effort: WeekEffort): void {
    const { plan, lists, deadline } = this;
    const dishes = plan.pots.map((pot) => lists.for(pot).dishes);
    const plans = dishes.reduce((product, { length }) => product * length, 1);
    const { times, changes } = effort.annealing;
    anneal(plan, dishes, { times, changes: Math.min(changes, CHANGES_OF_PLAN * plans), deadline });
    this.improvePots(effort);
  }

  /** Whether all pots have so few dishes that any of these may be part of the best plan. */
  private hasFewDishes(most: number): boolean {
    const { pots } = this.plan;
    return pots.length > 1 && pots.every((pot) => this.lists.for(pot).dishes.length <= most);
  }

  private improvePots({ rounds, quick, thorough, repairs }: WeekEffort): void {
    for (let round = 0; round < rounds; round++) {
      const pots = [...this.plan.pots.keys()];
      const better = pots.filter((pot) => this.improvePot(pot, { quick, thorough }));
      const exchanged = rounds > 1 ? pots.filter((pot) => this.exchange(pot)) : [];
      if (better.length + exchanged.length === 0) break;
    }
    if (!this.plan.isNearlyDone()) return;
    for (let round = 0; round < repairs.rounds && this.plan.hasSomeFoodsTooMany(); round++)
      for (const pot of this.plan.pots.keys())
        this.improvePot(pot, { ...repairs, quick: Math.min(repairs.quick, MAX_TRIED_FOR_FOODS) });
    for (let round = 0; round < repairs.rounds; round++)
      for (const day of this.plan.openDays())
        for (const pot of new Set(this.plan.potAt[day])) {
          if (!this.plan.openDays().includes(day)) break;
          if (pot !== NONE) this.improvePot(pot, { ...repairs, isForTargets: true });
        }
  }

  /** Lets a pot and another one have each other's dishes. Returns whether that made the plan better. */
  private exchange(one: number): boolean {
    const { plan } = this;
    let isBetter = false;
    for (let other = one + 1; other < plan.pots.length; other++) {
      const [ownDish, otherDish] = [plan.dishOf[one] as number, plan.dishOf[other] as number];
      if (ownDish === otherDish || !this.suits(one, otherDish) || !this.suits(other, ownDish)) continue;
      if (this.deadline.isOver) break;
      const before = plan.cost();
      const restore = [plan.save(one), plan.save(other)];
      plan.dishOf[one] = otherDish;
      plan.dishOf[other] = ownDish;
      const areAllowed = allows(plan, one, otherDish) && allows(plan, other, ownDish);
      if (areAllowed && plan.fitPots([one, other], true, before - BETTER)) isBetter = true;
      else for (const back of restore) back();
    }
    return isBetter;
  }

  private suits(pot: number, dish: number): boolean {
    return this.lists.for(this.plan.pots[pot] as Pot).dishes.includes(dish);
  }

  /** Returns whether a better dish was found, which is then in the pot. */
  private improvePot(pot: number, { quick, thorough, isForTargets = false }: Tries): boolean {
    if (this.deadline.isOver) return false;
    const { plan } = this;
    const own = plan.dishOf[pot] as number;
    const before = plan.cost();
    const restore = plan.save(pot);
    const others = this.candidates(pot, quick, isForTargets).filter((dish) => dish !== own);
    let best = before - BETTER;
    let keep: (() => void) | null = null;
    for (const dish of thorough < quick ? this.cheapest(pot, others, thorough) : others) {
      if (plan.cook(pot, dish, true, best)) {
        best = plan.cost();
        keep = plan.save(pot);
      }
      restore();
    }
    keep?.();
    return keep !== null;
  }

  /** The dishes with which the plan costs least after quick fits, which miss much of what thorough ones find. */
  private cheapest(pot: number, dishes: readonly number[], count: number): number[] {
    const { plan } = this;
    const restore = plan.save(pot);
    const found: { dish: number; cost: number }[] = [];
    for (const dish of dishes) {
      if (plan.cook(pot, dish, false, found[count - 1]?.cost)) {
        found.push({ dish, cost: plan.cost() });
        found.sort((one, other) => one.cost - other.cost);
      }
      restore();
    }
    return found.slice(0, count).map(({ dish }) => dish);
  }

  /** The dishes that promise most for a pot, by themselves or beside the others of the plan. */
  private candidates(pot: number, count: number, isForTargets = false): number[] {
    const { plan } = this;
    const { meals, isCookedOnce: isForMain } = plan.pots[pot] as Pot;
    const { dishes, worth } = this.lists.for(plan.pots[pot] as Pot);
    const own = plan.dishOf[pot] as number;
    plan.dishOf[pot] = NONE;
    const week = weekOf(meals[0]?.day ?? 0);
    const needed = needsOfWeek(plan, week);
    const tooMany = costOfTooManyFoods(plan, plan.needsWith(week, needed));
    const mains = this.mainsBeside(pot);
    const often = this.oftenBeside(pot, week);
    const isVaried = isForMain && !isTight(plan.menu.problem.task.wish);
    const seen = isVaried ? new SeenFoods(plan, plan.weeks[week] as Week) : null;
    const valueBeside = (each: number, at: number) => {
      const dish = dishes[at] as number;
      const purchase = plan.menu.dishes.purchaseOf(dish);
      let again = 0;
      for (const main of plan.menu.dishes.mainsOf(dish)) again = Math.max(again, mains.get(main) ?? 0);
      const more = costOfMore(plan.menu, purchase, { servings: meals.length, needed });
      const foodAgain = seen?.costOfDish(meals, dish) ?? 0;
      return each * meals.length - foodAgain - more - tooMany(purchase) - SAME_MAIN * again - often(dish);
    };
    const values = isForTargets ? worth.slice() : worth.map(valueBeside);
    for (const [at, dish] of dishes.entries()) {
      plan.dishOf[pot] = dish;
      for (const day of plan.daysOfPot(pot)) values[at] = (values[at] as number) - estimateDay(plan, day);
    }
    plan.dishOf[pot] = own;
    const found: number[] = [];
    for (const at of topPlaces(values, undefined, count + SPARE)) {
      if (found.length === count) break;
      const dish = dishes[at] as number;
      if (allows(plan, pot, dish)) found.push(dish);
    }
    return found;
  }

  /** Returns what a dish for this pot, which is empty, costs because others of the week are of the same protein. */
  private oftenBeside(pot: number, week: number): (dish: number) => number {
    const { pots, dishOf, weeks, menu } = this.plan;
    const { protein } = menu.dishes;
    if (!pots[pot]?.isCookedOnce) return () => 0;
    const used = new Map<number, number>();
    for (const other of weeks[week]?.pots ?? []) {
      const source = protein[dishOf[other] as number] ?? NONE;
      if (pots[other]?.isCookedOnce && source !== NONE) used.set(source, (used.get(source) ?? 0) + 1);
    }
    return (dish) =>
      OFTEN_MAIN * Math.max(0, (used.get(protein[dish] as number) ?? 0) + 1 - USUAL_POTS_OF_MAIN);
  }

  /** Counts the dishes with each main ingredient on the days of this pot, which is empty. */
  private mainsBeside(pot: number): Map<number, number> {
    const { plan } = this;
    const mains = new Map<number, number>();
    for (const { day } of (plan.pots[pot] as Pot).meals)
      for (let index = 0; index < (plan.servings[day]?.length ?? 0); index++) {
        const dish = plan.dishAt(day, index);
        if (dish === NONE) continue;
        for (const main of plan.menu.dishes.mainsOf(dish)) mains.set(main, (mains.get(main) ?? 0) + 1);
      }
    return mains;
  }
}
