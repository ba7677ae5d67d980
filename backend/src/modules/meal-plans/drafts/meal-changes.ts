import { NotFoundError } from '../../../platform/errors/app-error.js';
import {
  type MealPlace,
  type MealSide,
  type Plan,
  type PlanMeal,
  placeKey,
  potsOf,
  withPots,
} from '../../plan-model/index.js';

/** The dish that a meal gets. */
export interface NewDish {
  recipeId: string;
  servings: number;
  /** Whether all meals from the same pot become the new dish, except the locked ones. Otherwise they keep the old one. */
  withLeftovers: boolean;
  /** The locked places. */
  locked?: readonly string[];
}

export function mealAt({ meals }: Pick<Plan, 'meals'>, place: MealPlace): PlanMeal {
  const meal = meals[indexOf(meals, place)];
  if (!meal) throw new NotFoundError('Meal not found');
  return meal;
}

/**
 * A meal whose dish changes keeps its sides and leaves its pot. The rest of the pot is cooked for its
 * earliest other meal.
 */
export function withDish(
  meals: readonly PlanMeal[],
  place: MealPlace,
  { recipeId, servings, withLeftovers, locked = [] }: NewDish,
): PlanMeal[] {
  const at = indexOf(meals, place);
  const pots = potsOf(meals);
  if (meals[at]?.recipeId === recipeId) return meals.with(at, { ...(meals[at] as PlanMeal), servings });
  const isLocked = (index: number) => locked.includes(placeKey(meals[index] as PlanMeal));
  const isChanged = (index: number) =>
    index === at || (withLeftovers && pots[index] === pots[at] && !isLocked(index));
  return withPots(
    meals.map((meal, index) => ({
      ...meal,
      ...(isChanged(index) && { recipeId }),
      ...(index === at && { servings }),
    })),
    pots.map((pot, index) => (isChanged(index) ? NEW_POT : pot)),
  );
}

/** Two dishes switch places, each with its sides and the pot that it comes from. */
export function withExchange(meals: readonly PlanMeal[], place: MealPlace, other: MealPlace): PlanMeal[] {
  const [a, b] = [indexOf(meals, place), indexOf(meals, other)];
  const pots = potsOf(meals);
  return withPots(
    meals.map((meal, index) => {
      if (index !== a && index !== b) return meal;
      const { day, mealNumber, mealType } = meal;
      return { ...(meals[index === a ? b : a] as PlanMeal), day, mealNumber, mealType };
    }),
    pots.with(a, pots[b] as number).with(b, pots[a] as number),
  );
}

/** The meal becomes leftovers of another one, in this portion. */
export function withLeftoversOf(
  meals: readonly PlanMeal[],
  place: MealPlace,
  { cookedAt, servings }: { cookedAt: MealPlace; servings: number },
): PlanMeal[] {
  const [at, cook] = [indexOf(meals, place), indexOf(meals, cookedAt)];
  const pots = potsOf(meals);
  const { recipeId } = meals[cook] as PlanMeal;
  return withPots(
    meals.with(at, { ...(meals[at] as PlanMeal), recipeId, servings }),
    pots.with(at, pots[cook] as number),
  );
}

/** The meal has these sides from now on. */
export function withSides(meals: readonly PlanMeal[], place: MealPlace, sides: MealSide[]): PlanMeal[] {
  const at = indexOf(meals, place);
  const { sides: _, ...meal } = meals[at] as PlanMeal;
  return meals.with(at, sides.length > 0 ? { ...meal, sides } : meal);
}

/** The locked places, and those of the meals that cook what is eaten there. */
export const keptPlaces = (meals: readonly PlanMeal[], locked: readonly string[]): string[] => [
  ...new Set(
    meals
      .filter((meal) => locked.includes(placeKey(meal)))
      .flatMap((meal) => [placeKey(meal), ...(meal.leftoverOf ? [placeKey(meal.leftoverOf)] : [])]),
  ),
];

/** The meals with their own pots, of which those at the `kept` places share the pots that they shared before. */
export const withPotsAsBefore = (
  meals: readonly PlanMeal[],
  before: readonly PlanMeal[],
  kept: readonly string[],
): PlanMeal[] => {
  const pots = potsOf(before);
  const own = potsOf(meals);
  const potAt = new Map(
    before.flatMap((meal, index): [string, number][] =>
      kept.includes(placeKey(meal)) ? [[placeKey(meal), pots[index] as number]] : [],
    ),
  );
  return withPots(
    meals,
    meals.map((meal, index) => potAt.get(placeKey(meal)) ?? before.length + (own[index] as number)),
  );
};

/** The number of the pot of the meals that change. Others have the index of a meal. */
const NEW_POT = -1;

const indexOf = (meals: readonly PlanMeal[], place: MealPlace): number =>
  meals.findIndex((meal) => placeKey(meal) === placeKey(place));
