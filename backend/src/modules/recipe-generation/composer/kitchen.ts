import { type DietaryTag, type Food, foods, INGREDIENT_DIETS } from '../../foods/index.js';
import { foodsCalled } from '../acceptance/main-ingredient.js';
import type { GenerationOrder } from '../proposals/order.js';
import type { Random } from './random.js';

/** No food of a slot is allowed. The composer then tries another dish. */
export class NothingFits extends Error {}

const FEW_CARBS_GRAMS = 30;

/** What a pattern may choose from: foods that the order allows, by lot. */
export class Kitchen {
  readonly isKeto: boolean;
  /** Whether a dish has to do without grains, potatoes, and sugar. */
  readonly isLowCarb: boolean;
  readonly isVegan: boolean;
  readonly maxMinutes: number;
  private readonly diets: readonly DietaryTag[];
  private readonly isWanted: ((food: Food) => boolean) | null;

  constructor(
    private readonly order: GenerationOrder,
    private readonly random: Random,
  ) {
    const { dietaryTags, maxCarbs, maxPrepTime, mainIngredient } = order;
    this.isKeto = dietaryTags.includes('keto');
    this.isLowCarb = this.isKeto || dietaryTags.includes('low-carb') || (maxCarbs ?? 999) <= FEW_CARBS_GRAMS;
    this.isVegan = dietaryTags.includes('vegan');
    this.maxMinutes = maxPrepTime ?? Number.POSITIVE_INFINITY;
    this.diets = INGREDIENT_DIETS.filter((diet) => dietaryTags.includes(diet));
    this.isWanted = mainIngredient ? foodsCalled(mainIngredient) : null;
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
    return this.diets.every((diet) => !food.excludes.some((excluded) => excluded === diet));
  }

  /** Picks one. What the order names as main ingredient comes first. */
  one<T extends { food: string }>(things: readonly T[]): T {
    const allowed = things.filter(({ food }) => this.may(food));
    const wanted = this.isWanted ? allowed.filter(({ food }) => this.isMeant(food)) : [];
    const from = wanted.length > 0 ? wanted : allowed;
    const picked = from[Math.floor(this.random.next() * from.length)];
    if (!picked) throw new NothingFits();
    return picked;
  }

  few<T extends { food: string }>(things: readonly T[], count: number): T[] {
    const picked: T[] = [];
    for (let left = things; picked.length < count; left = left.filter((one) => !picked.includes(one)))
      picked.push(this.one(left));
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
    return food !== undefined && (this.isWanted?.(food) ?? false);
  }
}
