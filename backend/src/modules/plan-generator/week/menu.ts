import { PORTIONS } from '../../plan-model/index.js';
import type { MealType, SideKind } from '../../recipes/index.js';
import { foodsOfKept } from '../problem/kept-foods.js';
import type { Problem } from '../problem/problem.js';
import { idealEnergy } from '../problem/worth.js';
import { NONE, type RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { isWeekend } from '../weekdays.js';
import { costOfStarch, type Dishes, dishesOf } from './dishes.js';
import type { Options } from './filled-day.js';
import type { CostsOfMeal } from './part-of-meal.js';
import { costOfEggs, costOfPortion, costOfQuarters } from './portion-cost.js';
import { isNoticed, isTasted } from './shared-foods.js';
import { appetiteAt, costOfAmount, costOfLargeSide } from './side-amounts.js';
import {
  fillsAs,
  isOnceADay,
  isOneLargeMeal,
  isTight,
  KINDS_OF_GROUPS,
  LARGE_MEAL_KCAL,
  SIDE_GROUPS,
  type Side,
  type SideGroup,
  sidesFor,
} from './sides.js';
import { sharesMain, suits, suitsWhereFewFit } from './suited-sides.js';
import { Vectors } from './vectors.js';
import { FOOD, FOODS_COUNT, MORE_MINUTES_THAN_OF_A_MEAL, UNSUITED_SIDE } from './weights.js';

/** A side, by its number in the menu, in one of its amounts. */
export interface ChosenSide {
  side: number;
  amount: number;
  /** Its position in `amountsOfSides`. */
  at: number;
}

/** Null is nothing. */
export type SideChoice = ChosenSide | null;

export interface SideOptions extends Pick<Options, 'vectors' | 'count'> {
  choices: readonly SideChoice[];
  /** The number of the side that each choice is, or NONE if that may be eaten again on the day. */
  once: Int32Array;
  /** Without what has to be bought for it. */
  costs: Float64Array;
}

/** The servings of a portion. */
export const portionAt = (portion: number): number => PORTIONS[portion] ?? 1;

/** In how many amounts a side is tried. */
const MAX_AMOUNTS = { usual: 4, large: 6 };

/** Kinds of which a snack is eaten after the one large meal of a day, because no other meal follows. */
const DESSERTS: readonly SideKind[] = ['fruit', 'dairy', 'nuts'];

/** Meals that agree in these have the same sides to choose from. */
interface Beside {
  hasStarch: boolean;
  /** Whether nobody cooks on that day. */
  isWithoutCooking: boolean;
}

/** All that a dish can be eaten as at a meal. */
export interface DishAtMeal {
  /** The portions, in the order of PORTIONS. */
  portions: Options;
  /** They cost more where they do not suit the dish. */
  sides: readonly SideOptions[];
  /** Caches of the costs of such meals, first for the portions and then for each group of sides. */
  ofMeal: readonly CostsOfMeal[];
}

/** Everything that a plan may serve, prepared for day fits. */
export class Menu {
  readonly dishes: Dishes;
  readonly vectors: Vectors;
  readonly sides: readonly Side[];
  /** The kinds of food that are seen in each side. None are counted of sides that people have at breakfast, too. */
  readonly seenFoodsOfSides: readonly (readonly number[])[];
  /** Every side in each of its amounts. */
  readonly amountsOfSides: readonly ChosenSide[];
  /** The cost of each food on the shopping list of a week. */
  readonly costOfFood: number;
  /** The foods that have to be bought for kept meals and their sides. */
  readonly keptFoods: readonly number[];
  /** The minutes that all dishes of a day from Monday to Friday take together, if it goes by what was asked of a meal. */
  readonly askedDayMinutes: number;
  /** Whether each day is a Saturday or a Sunday. */
  readonly isFree: readonly boolean[];
  private readonly meals = new Map<string, DishAtMeal>();
  private readonly suited = new Map<number, Uint8Array>();
  private readonly eaten = new Map<number, Uint8Array>();
  private readonly besideDishes = new Map<string, SideOptions[]>();

  constructor(
    columns: RecipeColumns,
    readonly problem: Problem,
  ) {
    const { variety, maxIngredients, weekdayMinutes } = problem.task.wish.rules;
    this.costOfFood = FOOD * FOODS_COUNT[maxIngredients === null ? (variety ?? 'usual') : 'few'];
    const kept = foodsOfKept(columns, problem.task);
    const bought = columns.bought();
    this.keptFoods = kept.filter((food) => bought[food] === 1);
    this.askedDayMinutes = (weekdayMinutes ?? Number.POSITIVE_INFINITY) + MORE_MINUTES_THAN_OF_A_MEAL;
    this.isFree = problem.days.map((_, day) => isWeekend(problem.task.wish.startsOn, day + 1));
    this.dishes = dishesOf(columns, problem);
    this.vectors = new Vectors(problem);
    this.sides = sidesFor(columns, problem, this.vectors);
    this.seenFoodsOfSides = this.sides.map(({ mealTypes, purchase }) =>
      mealTypes.includes('breakfast') ? [] : this.dishes.seenFoodsIn(purchase),
    );
    this.amountsOfSides = this.sides
      .flatMap(({ amounts }, side) => amounts.map((amount) => ({ side, amount })))
      .map((each, at) => ({ ...each, at }));
  }

  /** A dish at a meal of this type, on a day on which nobody cooks or another one. */
  mealOf(dish: number, type: MealType, isWithoutCooking: boolean): DishAtMeal {
    const name = `${dish} ${type} ${isWithoutCooking}`;
    const known = this.meals.get(name);
    if (known) return known;
    const hasStarch = this.dishes.starch[dish] !== NONE;
    const suits = this.suitsBeside(dish);
    const [kcal = 0] = this.vectors.ofDish(this.dishes, dish);
    const sides = this.sidesFor(type, { hasStarch, isWithoutCooking }).map((options) => ({
      ...options,
      costs: options.costs.map((cost, at) => {
        const choice = options.choices[at];
        if (!choice) return cost;
        const ofSide = options.vectors[at * this.vectors.width] as number;
        return cost + (suits[choice.side] === 1 ? 0 : UNSUITED_SIDE) + costOfLargeSide(ofSide, kcal);
      }),
    }));
    const ofMeal = [null, ...sides].map(() => new Map());
    const made = { portions: this.portionsOf(dish, type), sides, ofMeal };
    this.meals.set(name, made);
    return made;
  }

  private portionsOf(dish: number, type: MealType): Options {
    const serving = this.vectors.ofDish(this.dishes, dish);
    const [kcal = 0] = serving;
    const eggs = this.dishes.eggsIn(dish);
    const ideal = this.idealOf(type);
    const isOnBread = this.dishes.besideOf(dish).starch === 'bread';
    return {
      vectors: multiplesOf(serving, PORTIONS),
      costs: Float64Array.from(
        PORTIONS,
        (servings) =>
          costOfPortion(servings, kcal, ideal) +
          costOfEggs(servings * eggs) +
          (isOnBread ? costOfQuarters(servings) : 0),
      ),
      count: PORTIONS.length,
    };
  }

  /**
   * Returns the sides that go with a dish, in groups of which one side each may be chosen. Snacks have
   * nothing beside them.
   */
  sidesFor(type: MealType, beside: Beside): readonly SideOptions[] {
    const name = `${type} ${beside.hasStarch} ${beside.isWithoutCooking}`;
    const known = this.besideDishes.get(name);
    if (known) return known;
    const made = type === 'snack' ? [] : SIDE_GROUPS.flatMap((group) => this.optionsFor(type, group, beside));
    this.besideDishes.set(name, made);
    return made;
  }

  private optionsFor(type: MealType, group: SideGroup, beside: Beside): SideOptions[] {
    const { hasStarch, isWithoutCooking } = beside;
    const size = this.sizeOf(type);
    const kinds = KINDS_OF_GROUPS[size][group];
    const isSecondStarch = (kind: SideKind) => kind === 'starch' || (kind === 'bread' && size === 'usual');
    const energyOf = ({ side, amount }: ChosenSide) => amount * (this.sides[side]?.vector[0] as number);
    const choices = this.amountsOfSides
      .filter(({ side: at, amount }) => {
        const side = this.sides[at] as Side;
        const kind = fillsAs(side);
        if (!kinds.includes(kind) || !this.isEatenAt(type, at) || (hasStarch && isSecondStarch(kind)))
          return false;
        return side.amounts.indexOf(amount) < MAX_AMOUNTS[size] && (side.isUncooked || !isWithoutCooking);
      })
      .sort((one, other) => energyOf(one) - energyOf(other));
    if (choices.length === 0) return [];
    const all = [null, ...choices];
    const once = Int32Array.from(all, (choice) =>
      choice && isOnceADay((this.sides[choice.side] as Side).kind) ? choice.side : NONE,
    );
    return [{ ...this.optionsOf(type, all), choices: all, once }];
  }

  private isEatenAt(type: MealType, side: number): boolean {
    const { kind, mealTypes } = this.sides[side] as Side;
    const isDessert = DESSERTS.includes(kind) && mealTypes.includes('snack');
    return mealTypes.includes(type) || (isDessert && isOneLargeMeal(this.problem.task.wish));
  }

  /** Whether each side goes with this dish: 1 or 0. */
  suitsBeside(dish: number): Uint8Array {
    const known = this.suited.get(dish);
    if (known) return known;
    const beside = this.dishes.besideOf(dish);
    const fewFit = isTight(this.problem.task.wish);
    const areSuited = fewFit ? suitsWhereFewFit : suits;
    const purchase = this.dishes.purchaseOf(dish);
    const suited = Uint8Array.from(this.sides, (side) =>
      areSuited(beside, side.traits) && (fewFit || !isTasted(side, purchase)) ? 1 : 0,
    );
    this.suited.set(dish, suited);
    return suited;
  }

  /** Says of each side whether a person who eats this dish has had its main food already: 1 or 0. */
  sidesInDish(dish: number): Uint8Array {
    const known = this.eaten.get(dish);
    if (known) return known;
    const beside = this.dishes.besideOf(dish);
    const purchase = this.dishes.purchaseOf(dish);
    const eaten = Uint8Array.from(this.sides, (side) =>
      isOnceADay(side.kind) && (sharesMain(beside, side.traits) || isNoticed(side, purchase)) ? 1 : 0,
    );
    this.eaten.set(dish, eaten);
    return eaten;
  }

  /** The usual energy of a meal of this type. */
  idealOf(type: MealType): number {
    return idealEnergy(this.problem.task.wish, type);
  }

  private sizeOf(type: MealType): 'usual' | 'large' {
    return this.idealOf(type) > LARGE_MEAL_KCAL ? 'large' : 'usual';
  }

  private optionsOf(type: MealType, choices: readonly SideChoice[]): Options {
    const { width } = this.vectors;
    const vectors = new Float64Array(width * choices.length);
    const costs = new Float64Array(choices.length);
    const isBreakfast = type === 'breakfast';
    const appetite = appetiteAt(this.problem.task.wish, type);
    const ofStarch = costOfStarch(this.problem.task.wish);
    for (const [at, choice] of choices.entries()) {
      const side = choice && this.sides[choice.side];
      if (!choice || !side) continue;
      vectors.set(multiplesOf(side.vector, [choice.amount]), at * width);
      costs[at] =
        costOfAmount({ kind: side.kind, servings: choice.amount, appetite, isBreakfast }) +
        (side.kind === 'starch' || side.kind === 'bread' ? ofStarch : 0);
    }
    return { vectors, costs, count: choices.length };
  }
}

function multiplesOf(vector: Float64Array, times: readonly number[]): Float64Array {
  const { length } = vector;
  const multiples = new Float64Array(length * times.length);
  for (const [at, factor] of times.entries())
    for (let n = 0; n < length; n++) multiples[at * length + n] = factor * (vector[n] as number);
  return multiples;
}
