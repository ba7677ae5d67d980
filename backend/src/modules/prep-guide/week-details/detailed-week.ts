import {
  type DayFigures,
  dateOfDay,
  listEaten,
  type Plan,
  type PlanMeal,
  type PlanRecipe,
  potsOf,
  recipesById,
} from '../../plan-model/index.js';
import { DAYS_OF_WEEK, weekOf, weeksOf } from '../weeks.js';

/** The parts of a plan that decide what a week is like. Without a date in `startsOn`, no day is a weekday. */
export type DetailedPlan = Pick<Plan, 'days' | 'meals' | 'recipes' | 'startsOn' | 'targets' | 'rules'>;

export interface DetailedMeal {
  meal: PlanMeal;
  dish: PlanRecipe;
  /** The dish and its sides with the servings that are eaten. */
  eaten: { recipe: PlanRecipe; servings: number }[];
  /** Meals with equal numbers eat from one pot. */
  pot: number;
  /** The meal and its day, such as "dinner on Tuesday". */
  place: string;
}

export interface DetailedDay {
  /** "Tuesday", or "day 2" if the plan has no dates. */
  name: string;
  isWeekday: boolean;
  figures: DayFigures;
  meals: DetailedMeal[];
}

export interface DetailedWeek {
  plan: DetailedPlan;
  /** The days on which something is eaten. */
  days: DetailedDay[];
  meals: DetailedMeal[];
  /** Whether something is eaten on all seven days, so that it can be compared with aims for a week. */
  isComplete: boolean;
}

export function detailedWeeks(plan: DetailedPlan, figures: readonly DayFigures[]): DetailedWeek[] {
  const meals = detailedMeals(plan);
  return Array.from({ length: weeksOf(plan) }, (_, index) => {
    const { from, to } = weekOf(plan, index + 1);
    const days = figures.slice(from - 1, to).flatMap((ofDay): DetailedDay[] => {
      const eaten = meals.filter(({ meal }) => meal.day === ofDay.day);
      return eaten.length > 0 ? [{ ...dayOf(plan, ofDay.day), figures: ofDay, meals: eaten }] : [];
    });
    const isComplete = days.length === DAYS_OF_WEEK;
    return { plan, days, meals: days.flatMap((day) => day.meals), isComplete };
  });
}

/** Meals and sides whose recipe is missing are left out. */
function detailedMeals(plan: DetailedPlan): DetailedMeal[] {
  const recipes = recipesById(plan);
  const pots = potsOf(plan.meals);
  return plan.meals.flatMap((meal, index): DetailedMeal[] => {
    const dish = recipes.get(meal.recipeId);
    if (!dish) return [];
    const eaten = listEaten(meal).flatMap(({ recipeId, servings }) => {
      const recipe = recipes.get(recipeId);
      return recipe ? [{ recipe, servings }] : [];
    });
    const place = `${meal.mealType} on ${dayOf(plan, meal.day).name}`;
    return [{ meal, dish, eaten, pot: pots[index] ?? index, place }];
  });
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' });

function dayOf({ startsOn }: DetailedPlan, day: number): Pick<DetailedDay, 'name' | 'isWeekday'> {
  if (startsOn === '') return { name: `day ${day}`, isWeekday: false };
  const name = WEEKDAY.format(new Date(dateOfDay(startsOn, day)));
  return { name, isWeekday: !name.startsWith('S') };
}
