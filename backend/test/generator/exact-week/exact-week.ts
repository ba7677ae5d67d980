import type { Slot } from '../../../src/modules/plan-generator/problem/problem.js';
import type { RecipeColumns } from '../../../src/modules/plan-generator/recipe-columns/recipe-columns.js';
import type { Menu } from '../../../src/modules/plan-generator/week/menu.js';
import type { Place, Pot } from '../../../src/modules/plan-generator/week/pots.js';
import { PORTIONS } from '../../../src/modules/plan-model/index.js';
import { Batch } from './batches.js';
import {
  columnsOf,
  type DayRules,
  dayTerms,
  markUsable,
  type OptionColumns,
  tabulateDay,
} from './day-table.js';
import {
  areAllowed,
  cookingsOf,
  costOfCooking,
  costOfFish,
  costOfMonotony,
  type DishesOfPots,
  isSuitable,
} from './dish-costs.js';
import { type OpenMeal, programOf } from './exact-program.js';
import { type Dish, type Kitchen, readKitchen, type Serving } from './kitchen.js';
import { leastShopping } from './least-shopping.js';
import { listOptions } from './meal-options.js';
import { sidesOnceADay } from './repeated-sides.js';

const MOST_PORTION = Math.max(...PORTIONS);

/** A day's dishes with what they cost at least, by the sides that they may have. */
interface DayTable {
  bySides: ReadonlyMap<number, number>;
  /** The least with these sides or fewer, by set of sides. */
  within: Float64Array;
  least: number;
}

/** All that is known of a plan before its dishes are chosen. */
export class ExactWeek {
  readonly kitchen: Kitchen;
  /** The dishes that each pot may have. */
  readonly suitable: readonly (readonly Dish[])[];
  private readonly options = new Map<string, OptionColumns>();
  private readonly tables = new Map<string, DayTable>();
  private readonly batches = new Map<string, readonly Batch[]>();
  private readonly menu: Menu;
  readonly pots: readonly Pot[];

  constructor(columns: RecipeColumns, menu: Menu, pots: readonly Pot[]) {
    this.menu = menu;
    this.pots = pots;
    this.kitchen = readKitchen(columns, menu);
    this.suitable = pots.map((pot) =>
      this.kitchen.dishes.filter((dish) => isSuitable(columns, menu.problem, pot, dish)),
    );
  }

  get days(): number[] {
    return [...this.menu.problem.days.keys()];
  }

  isAllowed(dishes: DishesOfPots): boolean {
    return areAllowed(this.menu.problem, this.pots, dishes);
  }

  /** Returns the cost of the dishes without their portions, sides, and shopping. */
  costOfDishes(dishes: DishesOfPots): number {
    const { problem } = this.menu;
    let cost = costOfMonotony(problem, this.pots, dishes, this.kitchen) + costOfFish(dishes);
    for (const [at, dish] of dishes.entries())
      if (dish) cost += costOfCooking(problem, this.pots, this.pots[at] as Pot, dish);
    return cost;
  }

  /** The least that the portions and sides of these dishes cost, where some pots may be open. */
  leastOfDays(dishes: DishesOfPots): number {
    let least = this.leastOfBatches(dishes);
    for (const day of this.days) {
      const table = this.tableOf(day, dishes);
      if (table) least += table.least;
      else
        for (const { batch } of this.mealsOn(day, dishes))
          if (batch) least += Math.min(0, MOST_PORTION * batch.perServing);
    }
    return least;
  }

  /** The least that all but the dishes cost, without knowing portions and sides. */
  leastOfRest(dishes: readonly Dish[]): number {
    const tables = this.tablesOf(dishes);
    const shopping = leastShopping(this.menu, this.kitchen, this.pots, dishes);
    let least = Number.POSITIVE_INFINITY;
    for (let sides = 0; sides < 1 << this.kitchen.sides.length; sides++) {
      let cost = 0;
      for (const { within } of tables) cost += within[sides] as number;
      if (cost < least) least = Math.min(least, cost + shopping(sides));
    }
    return least + this.leastOfBatches(dishes);
  }

  private leastOfBatches(dishes: DishesOfPots): number {
    let least = 0;
    for (const [pot, dish] of dishes.entries())
      if (dish) for (const { least: each } of this.batchesOf(pot, dish)) least += each;
    return least;
  }

  /** Returns a batch for each time that a dish in a pot is cooked. */
  private batchesOf(pot: number, dish: Dish): readonly Batch[] {
    const name = `${pot} ${dish.dish}`;
    const known = this.batches.get(name);
    if (known) return known;
    const { rules } = this.menu.problem.task.wish;
    const made = cookingsOf(this.pots[pot] as Pot, dish).map(({ length }) => new Batch(dish, length, rules));
    this.batches.set(name, made);
    return made;
  }

  /** The meals of a day in order, with their dishes as far as those are known. */
  private mealsOn(
    day: number,
    dishes: DishesOfPots,
  ): { slot: Slot; dish: Dish | null; batch: Batch | null }[] {
    return (this.menu.problem.days[day] as readonly Slot[]).map((slot, index) => {
      const isHere = (meal: Place) => meal.day === day && meal.index === index;
      const pot = this.pots.findIndex(({ meals }) => meals.some(isHere));
      const dish = dishes[pot] ?? null;
      if (!dish) return { slot, dish: null, batch: null };
      const cooking = cookingsOf(this.pots[pot] as Pot, dish).findIndex((meals) => meals.some(isHere));
      return { slot, dish, batch: this.batchesOf(pot, dish)[cooking] as Batch };
    });
  }

  /**
   * Returns the least costs of a day with portions and sides that keep its targets, or null while a dish is
   * open.
   */
  private tableOf(day: number, dishes: DishesOfPots): DayTable | null {
    const own = this.mealsOn(day, dishes);
    if (own.some(({ dish }) => dish === null)) return null;
    const name = own.map(({ slot, batch }) => `${slot.type} ${batch?.name}`).join();
    const known = this.tables.get(name);
    if (known) return known;
    const columns = own.map(({ slot, dish, batch }) => this.optionsOf(slot, dish as Dish, batch as Batch));
    const bySides = tabulateDay(columns, this.rulesOf(own as { dish: Dish }[]));
    const within = new Float64Array(1 << this.kitchen.sides.length).fill(Number.POSITIVE_INFINITY);
    for (const [sides, cost] of bySides) within[sides] = cost;
    for (let side = 1; side < within.length; side <<= 1)
      for (let sides = 0; sides < within.length; sides++)
        if (sides & side) within[sides] = Math.min(within[sides] as number, within[sides ^ side] as number);
    const table = { bySides, within, least: within.at(-1) as number };
    this.tables.set(name, table);
    return table;
  }

  private rulesOf(meals: readonly { dish: Dish }[]): DayRules {
    const { problem } = this.menu;
    const once = { all: 0, inDishes: 0 };
    const dishes = meals.map(({ dish }) => dish);
    for (const { side, isInDishes } of sidesOnceADay(this.kitchen, dishes)) {
      once.all |= 1 << side;
      if (isInDishes) once.inDishes |= 1 << side;
    }
    return { bounds: problem.ranges, terms: dayTerms(problem), once };
  }

  private tablesOf(dishes: readonly Dish[]): DayTable[] {
    return this.days.map((day) => this.tableOf(day, dishes) as DayTable);
  }

  /**
   * The program of portions, sides, and shopping for these dishes, which cost no less than `limit` with what is left
   * out of it.
   */
  programFor(dishes: readonly Dish[], limit = Number.POSITIVE_INFINITY) {
    const tables = this.tablesOf(dishes);
    const limits = this.limitsOfDays(dishes, tables, limit);
    const open = this.days.flatMap((day): OpenMeal[] => {
      const own = this.mealsOn(day, dishes) as { slot: Slot; dish: Dish; batch: Batch }[];
      const columns = own.map(({ slot, dish, batch }) => this.optionsOf(slot, dish, batch));
      const limitWith = (sides: number) => limits[day]?.[sides] as number;
      const marks = markUsable(columns, this.rulesOf(own), limitWith);
      return own.map(({ dish, batch }, index) => ({
        ...{ day, index, dish, batch },
        options: columns[index]?.options.filter((_, at) => marks[index]?.[at] === 1) ?? [],
      }));
    });
    const left = tables.map(
      ({ bySides }, day) =>
        new Map([...bySides].filter(([sides, cost]) => cost < (limits[day]?.[sides] as number))),
    );
    return programOf({ menu: this.menu, kitchen: this.kitchen, tables: left }, open);
  }

  /**
   * Returns the cost below which each day with its set of sides has to be, so that the plan can cost less
   * than `limit`.
   */
  private limitsOfDays(dishes: readonly Dish[], tables: readonly DayTable[], limit: number): Float64Array[] {
    const shopping = leastShopping(this.menu, this.kitchen, this.pots, dishes);
    const left = limit - this.costOfDishes(dishes) - this.leastOfBatches(dishes);
    return tables.map((own, day) => {
      const others = tables.filter((_, other) => other !== day);
      const rest = own.within.map((_, sides) =>
        others.reduce((sum, { within }) => sum + (within[sides] as number), shopping(sides)),
      );
      for (let side = 1; side < rest.length; side <<= 1)
        for (let sides = 0; sides < rest.length; sides++)
          if ((sides & side) === 0)
            rest[sides] = Math.min(rest[sides] as number, rest[sides | side] as number);
      return rest.map((cost) => left - cost);
    });
  }

  private optionsOf(slot: Slot, dish: Dish, batch: Batch): OptionColumns {
    const name = `${slot.type} ${batch.name}`;
    const known = this.options.get(name);
    if (known) return known;
    const { problem } = this.menu;
    const options = listOptions(this.menu, this.kitchen, slot, dish).map((option) => ({
      ...option,
      cost: option.cost + batch.costOfPortion(option.servings),
    }));
    const sums = [...problem.sums.keys()].map(
      (sum) =>
        ({ amounts }: Serving) =>
          amounts[sum] ?? 0,
    );
    const daily = dayTerms(problem).map(({ has }) => has);
    const made = columnsOf(this.kitchen, options, [...sums, ...daily]);
    this.options.set(name, made);
    return made;
  }
}
