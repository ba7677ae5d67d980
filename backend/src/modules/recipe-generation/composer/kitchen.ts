import { type DietaryTag, type Food, foods, INGREDIENT_DIETS } from '../../foods/index.js';
import { excludedFood } from '../../wish-reader/index.js';
import { foodsCalled } from '../acceptance/main-ingredient.js';
import type { GenerationOrder } from '../proposals/order.js';
import type { Random } from './random.js';

/** Nobody puts two kinds of cabbage into one dish. */
const familyOf = (food: string): string => food.split('-')[0] ?? food;

/** No food of a slot is allowed. The composer then tries another dish. */
export class NothingFits extends Error {}

const FEW_CARBS_GRAMS = 30;

/** Lets a pattern choose, by lot, from the foods that the order allows. */
export class Kitchen {
  readonly isKeto: boolean;
  /** Whether a dish has to do without grains, potatoes, and sugar. */
  readonly isLowCarb: boolean;
  readonly isVegan: boolean;
  readonly maxMinutes: number;
  private readonly diets: readonly DietaryTag[];
  private readonly wanted: readonly ((food: Food) => boolean)[];
  private readonly excluded: ReadonlySet<string>;

  constructor(
    private readonly order: GenerationOrder,
    private readonly random: Random,
    /** Words for foods that are taken where they fit. */
    wishes: readonly string[] = [],
  ) {
    const { dietaryTags, maxCarbs, maxPrepTime, mainIngredient } = order;
    this.isKeto = dietaryTags.includes('keto');
    this.isLowCarb = this.isKeto || dietaryTags.includes('low-carb') || (maxCarbs ?? 999) <= FEW_CARBS_GRAMS;
    this.isVegan = dietaryTags.includes('vegan');
    this.maxMinutes = maxPrepTime ?? Number.POSITIVE_INFINITY;
    this.diets = INGREDIENT_DIETS.filter((diet) => dietaryTags.includes(diet));
    this.wanted = [...(mainIngredient ? [mainIngredient] : []), ...wishes].map(foodsCalled);
    this.excluded = new Set(order.excludedFoods.flatMap((name) => excludedFood(name)?.foodIds ?? []));
  }

  /** Whether protein powder makes sense: much protein was asked for, or the lot says so. */
  get wantsProtein(): boolean {
    const { dietaryTags, minProtein, fitnessGoal } = this.order;
    return (
      minProtein !== null || fitnessGoal !== null || dietaryTags.includes('high-protein') || this.chance(0.3)
    );
  }

  may(id: string): boolean {
    const food = foods.get(id);
    if (!food) throw new Error(`There is no food called ${id}`);
    return (
      this.diets.every((diet) => !food.excludes.some((excluded) => excluded === diet)) &&
      !food.allergens.some((allergen) => this.order.excludedAllergens.includes(allergen)) &&
      !this.excluded.has(id)
    );
  }

  /** Picks one. The main ingredient that the order names comes first. */
  one<T extends { food: string }>(things: readonly T[]): T {
    const allowed = things.filter(({ food }) => this.may(food));
    const wanted = allowed.filter(({ food }) => this.isMeant(food));
    const from = wanted.length > 0 ? wanted : allowed;
    const picked = from[Math.floor(this.random.next() * from.length)];
    if (!picked) throw new NothingFits();
    return picked;
  }

  /** Picks several of different families. */
  few<T extends { food: string }>(things: readonly T[], count: number): T[] {
    const picked: T[] = [];
    const isNew = ({ food }: T) => !picked.some((one) => familyOf(one.food) === familyOf(food));
    while (picked.length < count) picked.push(this.one(things.filter(isNew)));
    return picked;
  }

  /** Picks one of what is no food: a flavor, a shape, a number of servings. */
  any<T>(values: readonly T[]): T {
    const picked = values[Math.floor(this.random.next() * values.length)];
    if (picked === undefined) throw new NothingFits();
    return picked;
  }

  /** Returns the first of several that stand for each other and that the order allows. */
  either<T extends { food: string }>(...things: T[]): T {
    const first = things.find(({ food }) => this.may(food));
    if (!first) throw new NothingFits();
    return first;
  }

  /** Says whether one of these is what the order names as main ingredient or wishes for. */
  wants(things: readonly { food: string }[]): boolean {
    return things.some(({ food }) => this.may(food) && this.isMeant(food));
  }

  chance(share: number): boolean {
    return this.random.next() < share;
  }

  /** Picks one of those flavors whose foods are all allowed. */
  flavor<T extends { parts: readonly (readonly { food: string }[])[] }>(flavors: readonly T[]): T {
    return this.any(
      flavors.filter(({ parts }) => parts.every((some) => some.some(({ food }) => this.may(food)))),
    );
  }

  private isMeant(id: string): boolean {
    const food = foods.get(id);
    return food !== undefined && this.wanted.some((isWanted) => isWanted(food));
  }
}
