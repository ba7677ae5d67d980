import { InvalidInputError } from '../../../platform/errors/app-error.js';
import type { DayCheck } from '../../plan-certificate/index.js';
import {
  cookingsOf,
  type MealPlace,
  type Plan,
  type PlanMeal,
  placeKey,
  recipeOf,
  recipesById,
} from '../../plan-model/index.js';
import { keepsAsLeftovers } from '../../prep-guide/index.js';
import { bestPortion } from './found-swap.js';
import { mealAt, withLeftoversOf } from './meal-changes.js';
import { effectOf, type OfferedSwap, type ReplacedMeal, replacedMeal } from './offered-swap.js';

/** The leftovers of an earlier meal, offered as the meal at a place. */
export interface OfferedLeftovers extends OfferedSwap {
  cookedAt: PlanMeal;
}

const MAX_OFFERED = 6;

/** The dishes of earlier meals that keep until this one: those that fit the day first, then those cooked last. */
export function offerLeftovers(plan: Plan, place: MealPlace): OfferedLeftovers[] {
  const meal = replacedMeal(plan, place);
  return keptUntil(plan, place)
    .toReversed()
    .slice(0, MAX_OFFERED)
    .map((cookedAt) => offered(meal, cookedAt))
    .sort((one, other) => Number(other.day.holds) - Number(one.day.holds));
}

/** Returns the leftovers of the dish that is cooked at `cookedAt`, or refuses them if they do not keep that long. */
export function requireLeftovers(plan: Plan, place: MealPlace, cookedAt: MealPlace): OfferedLeftovers {
  const cook = keptUntil(plan, place).find((meal) => placeKey(meal) === placeKey(cookedAt));
  if (!cook) throw new InvalidInputError({ leftoverOf: [NOT_KEPT] });
  return offered(replacedMeal(plan, place), cook);
}

/** The meals that cook what keeps until this one. */
function keptUntil(plan: Plan, place: MealPlace): PlanMeal[] {
  const recipes = recipesById(plan);
  const meal = mealAt(plan, place);
  return cookingsOf(plan)
    .filter(
      ({ meal: cook, eatenAt }) =>
        cook.day < meal.day &&
        !eatenAt.includes(meal) &&
        isEatenLike(meal, cook) &&
        keepsAsLeftovers(recipeOf(cook, recipes), meal.day - cook.day),
    )
    .map(({ meal: cook }) => cook);
}

const NOT_KEPT = 'This dish is not cooked before that meal, or it does not keep until then';

function offered(meal: ReplacedMeal, cookedAt: PlanMeal): OfferedLeftovers {
  const { plan, place } = meal;
  const recipe = recipeOf(cookedAt, recipesById(plan));
  const servings = bestPortion(meal, recipe);
  const meals = withLeftoversOf(plan.meals, place, { cookedAt, servings });
  const { days, breaks } = effectOf(meal, { ...plan, meals });
  return {
    cookedAt,
    recipe,
    servings,
    day: days[place.day - 1] as DayCheck,
    breaks,
  };
}

/** Leftovers of a dinner may be lunch, and the other way round. */
const isEatenLike = (meal: PlanMeal, cook: PlanMeal): boolean =>
  meal.mealType === cook.mealType || (isMain(meal) && isMain(cook));

const isMain = ({ mealType }: PlanMeal): boolean => mealType === 'lunch' || mealType === 'dinner';

/** Refuses a dish that does not keep until all meals that eat from its pot. */
export function requireKept(plan: Plan, place: MealPlace): void {
  const recipes = recipesById(plan);
  const cooking = cookingsOf(plan).find(({ eatenAt }) =>
    eatenAt.some((meal) => placeKey(meal) === placeKey(place)),
  );
  const late = cooking?.eatenAt.find(
    (meal) =>
      !keepsAsLeftovers(recipeOf(meal, recipes), meal.day - cooking.meal.day) && meal !== cooking.meal,
  );
  if (late)
    throw new InvalidInputError({
      withLeftovers: [
        `${recipeOf(late, recipes).name} does not keep until day ${late.day}. Swap only this meal.`,
      ],
    });
}
