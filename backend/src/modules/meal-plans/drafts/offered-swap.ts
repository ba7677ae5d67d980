import { certify, type DayCheck, type RuleName } from '../../plan-certificate/index.js';
import { type MealPlace, type Plan, type PlanRecipe, placeKey, potsOf } from '../../plan-model/index.js';
import { withDish } from './meal-changes.js';

/** The meal of a plan for which dishes are offered. */
export interface ReplacedMeal {
  plan: Plan;
  place: MealPlace;
  /** The locked places, which keep their dish. */
  locked: readonly string[];
  /** The rules that the plan breaks as it is. They are checked once for all offered dishes. */
  broken: ReadonlySet<RuleName>;
}

export const replacedMeal = (plan: Plan, place: MealPlace, locked: readonly string[] = []): ReplacedMeal => ({
  plan,
  place,
  locked,
  broken: new Set(
    certify(withoutPrep(plan))
      .rules.filter(({ holds }) => !holds)
      .map(({ rule }) => rule),
  ),
});

/** A possible replacement for a meal. */
interface Dish {
  recipe: PlanRecipe;
  servings: number;
}

/** The day's check if this is eaten. */
export interface OfferedSwap extends Dish {
  day: DayCheck;
  /** Rules that the plan keeps now and would break with it. */
  breaks: string[];
  /** The same if all meals from the pot become this dish. Absent if no other one does, because it is locked or alone. */
  forPot?: { holds: boolean; breaks: string[] };
}

export function offeredSwap(meal: ReplacedMeal, { recipe, servings }: Dish): OfferedSwap {
  const { plan, place, locked } = meal;
  const recipes = [...plan.recipes.filter(({ id }) => id !== recipe.id), recipe];
  const effectWith = (withLeftovers: boolean): Effect =>
    effectOf(meal, {
      ...plan,
      recipes,
      meals: withDish(plan.meals, place, { recipeId: recipe.id, servings, withLeftovers, locked }),
    });
  const { days, breaks } = effectWith(false);
  return {
    recipe,
    servings,
    day: days[place.day - 1] as DayCheck,
    breaks,
    ...(sharesPot(meal) && { forPot: forPotOf(effectWith(true)) }),
  };
}

function sharesPot({ plan: { meals }, place, locked }: ReplacedMeal): boolean {
  const pots = potsOf(meals);
  const at = meals.findIndex((meal) => placeKey(meal) === placeKey(place));
  return meals.some(
    (meal, index) => index !== at && pots[index] === pots[at] && !locked.includes(placeKey(meal)),
  );
}

const forPotOf = ({ days, breaks }: Effect) => ({ holds: days.every(({ holds }) => holds), breaks });

/** The result of a change of a plan. */
interface Effect {
  days: DayCheck[];
  /** The rules that the plan keeps now and the changed plan breaks, in words. */
  breaks: string[];
}

/** The preparation is planned again with the change, so that of the plan as it was is not judged. */
const withoutPrep = (plan: Plan): Plan => ({ ...plan, startOfWeekMealPrep: null });

/** Compares rules by their names, because their words change with the meals: some name an exception for leftovers. */
export function effectOf({ broken }: ReplacedMeal, changed: Plan): Effect {
  const { days, rules } = certify(withoutPrep(changed));
  const breaks = rules
    .filter(({ rule, holds }) => !holds && !broken.has(rule))
    // The meal that no longer suits may be another one: what was leftovers of the replaced meal would be cooked there.
    .map(({ rule, label, breaches }) => (rule === 'mealTypes' ? `${label} (${breaches[0]})` : label));
  return { days, breaks };
}
