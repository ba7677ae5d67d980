import { cookedServings } from './cooked-servings.js';
import { sidesAsMeals } from './meal-sides.js';
import type { Plan, PlanMeal, PlanRecipe } from './plan.js';
import { recipesById } from './plan-facts.js';

/** The position of a meal in a plan. */
export type MealPlace = Pick<PlanMeal, 'day' | 'mealNumber'>;

/** Writes a place as a text such as "3:1", to be compared and stored. */
export const placeKey = ({ day, mealNumber }: MealPlace): string => `${day}:${mealNumber}`;

/** A dish that is cooked at one meal, and the meals at which it is eaten. */
export interface Cooking {
  /** The meal that cooks the dish. */
  meal: PlanMeal;
  /** The meals in the order of the plan, including the one that cooks. */
  eatenAt: readonly PlanMeal[];
  /** The sum of the portions of these meals. */
  eaten: number;
  /** The number of servings that are cooked. */
  servings: number;
  /** The number of servings that no meal of the plan eats. */
  left: number;
}

/** A portion in a pan or a microwave takes about this long until it is hot all the way through. */
const WARM_UP_MINUTES = 5;

/** Dishes whose leftovers are eaten cold, though something in them was cooked. What comes "with" a salad is no salad. */
const COLD_DISH = /^(?!warm\b)(?:(?!\bwith\b).)*\b(?:cold|salade?|sandwich|wraps?)\b/i;

/**
 * The minutes for which a meal is warmed up: leftovers of a dish that was cooked. Null for others, and for snacks and salads,
 * which are eaten as they are.
 */
export function warmUpMinutesOf(
  { leftoverOf, mealType }: PlanMeal,
  { name, cookTimeMinutes }: Pick<PlanRecipe, 'name' | 'cookTimeMinutes'>,
): number | null {
  const isWarm = cookTimeMinutes > 0 && mealType !== 'snack' && !COLD_DISH.test(name);
  return leftoverOf !== undefined && isWarm ? WARM_UP_MINUTES : null;
}

/** The part of a plan from which it follows what is cooked. */
export type CookedPlan = Pick<Plan, 'meals' | 'recipes' | 'rules'>;

/** Every cooking of a dish of a plan, in the order of the meals that cook. */
export function cookingsOf(plan: CookedPlan): Cooking[] {
  const { meals, rules } = plan;
  const pots = potsOf(meals);
  const recipes = recipesById(plan);
  const eatenFrom = Map.groupBy(meals, (_, index) => pots[index] as number);
  return [...eatenFrom].map(([pot, eatenAt]) => {
    const meal = meals[pot] as PlanMeal;
    const eaten = eatenAt.reduce((sum, { servings }) => sum + servings, 0);
    const makes = recipes.get(meal.recipeId)?.servings ?? 1;
    const servings = rules.wholeRecipes ? cookedServings(makes, eaten) : eaten;
    return { meal, eatenAt, eaten, servings, left: servings - eaten };
  });
}

/**
 * Every cooking of a plan, that of a dish before those of the sides that are made at the same meal. A side is made
 * exactly as it is eaten.
 */
export function cookingsWithSides(plan: CookedPlan): Cooking[] {
  const dishes = new Map(cookingsOf(plan).map((cooking) => [cooking.meal, cooking]));
  return plan.meals.flatMap((meal) => [
    ...(dishes.has(meal) ? [dishes.get(meal) as Cooking] : []),
    ...sidesAsMeals(meal).map((side) => cookingOfSide(side)),
  ]);
}

const cookingOfSide = (side: PlanMeal): Cooking => ({
  ...{ meal: side, eatenAt: [side], eaten: side.servings, servings: side.servings, left: 0 },
});

/** The cookings of more than the meal that cooks eats itself, by this meal: the rest is for later meals, or left. */
export const cookingsOfMore = (plan: CookedPlan): ReadonlyMap<PlanMeal, Cooking> =>
  new Map(
    cookingsOf(plan).flatMap((cooking) =>
      cooking.eatenAt.length > 1 || cooking.left > 0 ? [[cooking.meal, cooking]] : [],
    ),
  );

/**
 * Returns for each meal the index of the meal that cooks it, which is its own if it is cooked when it is eaten. A
 * pointer that leads to no meal that cooks this dish counts as none.
 */
export function potsOf(meals: readonly PlanMeal[]): number[] {
  const indexes = new Map(meals.map((meal, index) => [placeKey(meal), index]));
  return meals.map(({ leftoverOf, recipeId }, index) => {
    const at = leftoverOf && indexes.get(placeKey(leftoverOf));
    const cook = at === undefined ? undefined : meals[at];
    return at !== undefined && cook?.recipeId === recipeId && !cook.leftoverOf ? at : index;
  });
}

/** Returns the meals, where those with equal numbers in `pots` eat from one pot, which the earliest of them cooks. */
export function withPots(meals: readonly PlanMeal[], pots: readonly number[]): PlanMeal[] {
  const cooks = new Map<number, PlanMeal>();
  for (const [index, meal] of meals.entries()) {
    const pot = pots[index] as number;
    const cook = cooks.get(pot);
    if (!cook || isBefore(meal, cook)) cooks.set(pot, meal);
  }
  return meals.map((meal, index) => fromPotOf(cooks.get(pots[index] as number) ?? meal, meal));
}

function fromPotOf(cook: PlanMeal, meal: PlanMeal): PlanMeal {
  const { leftoverOf: _, ...cooked } = meal;
  return cook === meal ? cooked : { ...cooked, leftoverOf: { day: cook.day, mealNumber: cook.mealNumber } };
}

export const isBefore = (place: MealPlace, other: MealPlace): boolean =>
  place.day < other.day || (place.day === other.day && place.mealNumber < other.mealNumber);
