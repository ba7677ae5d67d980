import type { Menu } from '../../../src/modules/plan-generator/week/menu.js';
import {
  SAME_SIDE,
  SIDE_AGAIN,
  SPOON_OF_FOOD,
  TWIN,
  USED_SHARE_OF_PACKAGE,
  USUAL_USES_OF_SIDE,
} from '../../../src/modules/plan-generator/week/weights.js';
import { type Batch, servingsOf } from './batches.js';
import { dayTerms } from './day-table.js';
import type { Dish, Kitchen, Serving } from './kitchen.js';
import type { MealOption } from './meal-options.js';
import { Program, type Term } from './program.js';
import { sidesOnceADay } from './repeated-sides.js';
import { addSeenBeside } from './seen-beside.js';

/** A meal with its dish, and all ways to eat it. */
export interface OpenMeal {
  day: number;
  index: number;
  dish: Dish;
  /** The batch from which it is eaten. */
  batch: Batch;
  options: readonly MealOption[];
}

export interface MealOfProgram extends OpenMeal {
  /** The variable of each option. */
  chosen: readonly number[];
}

interface Eaten extends MealOfProgram {
  /** The variable for the servings of the dish. */
  servings: number;
  /** The variables for the servings of each side, and for whether it is eaten. */
  sides: ReadonlyMap<number, { amount: number; isEaten: number }>;
}

interface Given {
  menu: Menu;
  kitchen: Kitchen;
  /** The least that each day costs, by the sides that it has. */
  tables: readonly ReadonlyMap<number, number>[];
}

/** The portions, sides, and shopping of a plan whose dishes are known, as a program. */
export function programOf(given: Given, open: readonly OpenMeal[]) {
  const program = new Program();
  const meals = open.map((meal) => addMeal(program, given.kitchen, meal));
  for (const day of given.menu.problem.days.keys()) addDay(program, given, meals, day);
  addShopping(program, given, meals);
  for (const side of given.kitchen.sides.keys())
    addUses(
      program,
      meals.flatMap(({ sides }): Term[] =>
        sides.has(side) ? [[sides.get(side)?.isEaten as number, 1]] : [],
      ),
    );
  addSeenBeside(program, given, meals);
  return { program, meals: meals as readonly MealOfProgram[] };
}

/** Each use of a side beyond what is usual costs more than the one before. */
function addUses(program: Program, uses: readonly Term[]): void {
  for (let usual = USUAL_USES_OF_SIDE; usual < uses.length; usual++) program.excess(SAME_SIDE, usual, uses);
}

/**
 * An option is chosen once its portion and its sides are, which is all that has to be whole: far fewer variables than
 * there are options.
 */
function addMeal(program: Program, kitchen: Kitchen, meal: OpenMeal): Eaten {
  const all = meal.options.map((option) => ({ option, variable: program.variable(option.cost) }));
  const termsOf = (each: typeof all, times: (option: MealOption) => number = () => 1): Term[] =>
    each.map(({ option, variable }) => [variable, times(option)]);
  program.row({ least: 1, most: 1 }, termsOf(all));
  for (const each of Map.groupBy(all, ({ option }) => option.servings).values())
    program.sum(termsOf(each), { isWhole: true });
  const sides = new Map<number, { amount: number; isEaten: number }>();
  for (const side of kitchen.sides.keys()) {
    const amountIn = (option: MealOption) => option.sides.find((each) => each.side === side)?.amount ?? 0;
    const own = all.filter(({ option }) => amountIn(option) > 0);
    if (own.length === 0) continue;
    for (const each of Map.groupBy(own, ({ option }) => amountIn(option)).values())
      program.sum(termsOf(each), { isWhole: true });
    sides.set(side, { amount: program.sum(termsOf(own, amountIn)), isEaten: program.sum(termsOf(own)) });
  }
  const servings = program.sum(termsOf(all, (option) => option.servings));
  return { ...meal, chosen: all.map(({ variable }) => variable), servings, sides };
}

function addDay(
  program: Program,
  { menu, kitchen, tables }: Given,
  meals: readonly Eaten[],
  day: number,
): void {
  const own = meals.filter((meal) => meal.day === day);
  const eaten = (has: (serving: Serving) => number): Term[] =>
    own.flatMap(({ dish, servings, sides }): Term[] => [
      [servings, has(dish)],
      ...[...sides].map(([side, { amount }]): Term => [amount, has(kitchen.sides[side] as Serving)]),
    ]);
  const { least, most } = menu.problem.ranges;
  for (const sum of least.keys())
    program.row(
      { least: least[sum] as number, most: most[sum] as number },
      eaten(({ amounts }) => amounts[sum] ?? 0),
    );
  const costs = dayTerms(menu.problem).map(({ has, weight, limit, isBelow }) =>
    isBelow ? program.shortfall(weight, limit, eaten(has)) : program.excess(weight, limit, eaten(has)),
  );
  for (const { options, chosen } of own)
    for (const [at, { cost }] of options.entries()) costs.push([chosen[at] as number, cost]);
  costs.push(...addAgain(program, kitchen, own));
  addTable(program, own, { costs, table: tables[day] as ReadonlyMap<number, number> });
}

/** Adds the cost of sides that are eaten again on a day, or are in one of its dishes. */
function addAgain(program: Program, kitchen: Kitchen, meals: readonly Eaten[]): Term[] {
  const costs: Term[] = [];
  const dishes = meals.map(({ dish }) => dish);
  for (const { side, isInDishes } of sidesOnceADay(kitchen, dishes)) {
    const eaten = meals.flatMap(({ sides }): Term[] => {
      const beside = sides.get(side);
      return beside ? [[beside.isEaten, 1]] : [];
    });
    costs.push(program.excess(SIDE_AGAIN, 1, eaten));
    if (isInDishes) costs.push(program.excess(SIDE_AGAIN, 0, eaten));
  }
  return costs;
}

/** Says what the day costs at least with each set of sides, which the relaxed program would miss. */
function addTable(
  program: Program,
  meals: readonly Eaten[],
  { costs, table }: { costs: readonly Term[]; table: ReadonlyMap<number, number> },
): void {
  const sets = [...table].map(([sides, cost]) => ({ sides, cost, variable: program.variable(0) }));
  program.row(
    { least: 1, most: 1 },
    sets.map(({ variable }) => [variable, 1]),
  );
  program.row({ least: 0 }, [...costs, ...sets.map(({ variable, cost }): Term => [variable, -cost])]);
  for (const side of new Set(meals.flatMap((meal) => [...meal.sides.keys()]))) {
    const uses = meals.flatMap(({ sides }) => sides.get(side)?.isEaten ?? []);
    const withSide = sets.filter(({ sides }) => (sides >> side) & 1).map(({ variable }) => variable);
    for (const use of uses)
      program.row({ least: 0 }, [...withSide.map((variable): Term => [variable, 1]), [use, -1]]);
  }
}

/** A batch in the program. */
interface Cooked {
  dish: Dish;
  /** The variables for whether so many servings are made. */
  amounts: readonly { made: number; isMade: number }[];
}

/** Adds the amounts that are cooked, and the cost if that is no whole recipe or not all eaten. */
function addBatches(program: Program, meals: readonly Eaten[]): Cooked[] {
  return [...Map.groupBy(meals, ({ batch }) => batch)].map(([batch, own]) => {
    const amounts = servingsOf(own.length).map((eaten) => ({
      eaten,
      made: batch.madeFor(eaten),
      isMade: program.variable(batch.restOf(eaten), { isWhole: true }),
    }));
    program.row(
      { least: 1, most: 1 },
      amounts.map(({ isMade }) => [isMade, 1]),
    );
    program.row({ least: 0, most: 0 }, [
      ...amounts.map(({ eaten, isMade }): Term => [isMade, eaten]),
      ...own.map(({ servings }): Term => [servings, -1]),
    ]);
    return { dish: own[0]?.dish as Dish, amounts };
  });
}

const LITTLE_GRAMS = 0.1;
const ROUNDING = 0.001;
const SPARED = 1.05;
const MAX_PACKAGES = 1000;

function addShopping(program: Program, { menu, kitchen }: Given, meals: readonly Eaten[]): void {
  const cooked = addBatches(program, meals);
  const ofDishes = new Set(meals.flatMap(({ dish }) => [...dish.foods.keys()]));
  const bought = new Map<number, number>();
  const ofSides = new Set(kitchen.sides.flatMap(({ foods }) => [...foods.keys()]));
  for (const food of new Set([...ofDishes, ...ofSides])) {
    const isBought = program.variable(menu.costOfFood);
    bought.set(food, isBought);
    if (ofDishes.has(food)) program.row({ least: 1 }, [[isBought, 1]]);
    const grams: Term[] = cooked.flatMap(({ dish, amounts }) => {
      const each = dish.foods.get(food);
      if (each === undefined) return [];
      return amounts.map(({ made, isMade }): Term => [isMade, Math.max(LITTLE_GRAMS, made * each)]);
    });
    for (const { sides } of meals)
      for (const [side, { amount, isEaten }] of sides) {
        const each = kitchen.sides[side]?.foods.get(food);
        if (each === undefined) continue;
        program.row({ least: 0 }, [
          [isBought, 1],
          [isEaten, -1],
        ]);
        grams.push(each === 0 ? [isEaten, LITTLE_GRAMS] : [amount, each]);
      }
    const size = kitchen.packageGrams[food] as number;
    const restCost = kitchen.restCosts[food] as number;
    const lastCost = kitchen.lastPackageCosts[food] as number;
    if (size > 0) addPackages(program, { size, restCost, lastCost }, { grams, isBought });
    const least = kitchen.leastGrams[food] as number;
    const negative = grams.map(([variable, times]): Term => [variable, -times]);
    program.excess(SPOON_OF_FOOD / least, 0, [[isBought, least], ...negative]);
  }
  for (const family of kitchen.families) {
    const own = family.flatMap((food): Term[] => (bought.has(food) ? [[bought.get(food) as number, 1]] : []));
    if (own.length > 1) program.excess(TWIN, 1, own);
  }
}

/** Adds the cost of leftovers of packages, and of using little of the last package. */
function addPackages(
  program: Program,
  { size, restCost, lastCost }: { size: number; restCost: number; lastCost: number },
  { grams, isBought }: { grams: readonly Term[]; isBought: number },
): void {
  const packages = program.variable(0, { most: MAX_PACKAGES, isWhole: true });
  const needed = program.variable(0, { most: Number.POSITIVE_INFINITY });
  program.row({ least: 0, most: 0 }, [...grams, [needed, -1]]);
  program.row({ least: -ROUNDING }, [
    [packages, 1],
    [needed, -1 / (SPARED * size)],
  ]);
  program.row({ least: 0 }, [
    [packages, 1],
    [isBought, -1],
  ]);
  const [rest] = program.excess(restCost, 0, [
    [packages, size],
    [needed, -1],
  ]);
  const used = USED_SHARE_OF_PACKAGE * size;
  program.excess(lastCost / used, size - used, [[rest, 1]]);
}
