import { certify, type DayCheck } from '../../plan-certificate/index.js';
import { type Plan, type PlanRecipe, potsOf } from '../../plan-model/index.js';
import { withDish } from './meal-changes.js';
import { type MealPlace, placeOf } from './places.js';

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
  /** The same if all meals from the pot of the meal become this dish. Absent if no other meal eats from it. */
  forPot?: { holds: boolean; breaks: string[] };
}

export function offeredSwap(plan: Plan, place: MealPlace, { recipe, servings }: Dish): OfferedSwap {
  const recipes = [...plan.recipes.filter(({ id }) => id !== recipe.id), recipe];
  const changedWith = (withLeftovers: boolean): Plan => ({
    ...plan,
    recipes,
    meals: withDish(plan.meals, place, { recipeId: recipe.id, servings, withLeftovers }),
  });
  const changed = changedWith(false);
  return {
    recipe,
    servings,
    day: certifiedDay(changed, place.day),
    breaks: newlyBroken(plan, changed),
    ...(sharesPot(plan, place) && { forPot: effectOf(plan, changedWith(true)) }),
  };
}

function sharesPot({ meals }: Plan, place: MealPlace): boolean {
  const pots = potsOf(meals);
  const at = meals.findIndex((meal) => placeOf(meal) === placeOf(place));
  return pots.some((pot, index) => index !== at && pot === pots[at]);
}

const effectOf = (plan: Plan, changed: Plan) => ({
  holds: certify(changed).days.every(({ holds }) => holds),
  breaks: newlyBroken(plan, changed),
});

/** The rules that a plan keeps and its changed version breaks. */
export function newlyBroken(plan: Plan, changed: Plan): string[] {
  const before = new Set(brokenIn(plan));
  return brokenIn(changed).filter((label) => !before.has(label));
}

const brokenIn = (plan: Plan): string[] =>
  certify(plan)
    .rules.filter(({ holds }) => !holds)
    .map(({ label }) => label);

/** The check of one day. The others are left out, because it is asked for many dishes. */
export function certifiedDay(plan: Plan, day: number): DayCheck {
  const meals = plan.meals.filter((meal) => meal.day === day);
  return certify({ ...plan, meals }).days[day - 1] as DayCheck;
}
