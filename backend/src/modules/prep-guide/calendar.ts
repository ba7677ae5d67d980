import { mealsOfDay, type Plan, type PlanMeal, type PlanRecipe, recipesById } from '../plan-model/index.js';
import type { MealType } from '../recipes/index.js';
import { propertyLine, textLine } from './calendar-lines.js';
import { servingsOf } from './wording.js';

/**
 * Writes the plan as a calendar file (RFC 5545) with an event for each meal at the reader's local time. The same plan
 * gives the same file and the same event IDs, so that importing it again updates events instead of adding them.
 */
export function writeCalendar(
  plan: Pick<Plan, 'planName' | 'startsOn' | 'createdAt' | 'meals' | 'recipes'>,
  planId: string,
): string {
  const recipes = recipesById(plan);
  const times = timesOfMeals(plan.meals);
  const events = plan.meals.flatMap((meal) => {
    const recipe = recipes.get(meal.recipeId);
    const start = localTime(plan.startsOn, meal.day, times.get(meal) ?? 0);
    return recipe ? eventLines(meal, recipe, start, plan.createdAt, planId) : [];
  });
  return [
    propertyLine('BEGIN', 'VCALENDAR'),
    propertyLine('VERSION', '2.0'),
    propertyLine('PRODID', '-//Mealwright//Meal plan//EN'),
    textLine('X-WR-CALNAME', plan.planName),
    ...events,
    propertyLine('END', 'VCALENDAR'),
  ].join('');
}

function eventLines(
  meal: PlanMeal,
  recipe: PlanRecipe,
  start: string,
  createdAt: string,
  planId: string,
): string[] {
  return [
    propertyLine('BEGIN', 'VEVENT'),
    textLine('UID', `${planId}-${meal.day}-${meal.mealNumber}@mealwright`),
    propertyLine('DTSTAMP', utcTime(createdAt)),
    propertyLine('DTSTART', start),
    propertyLine('DURATION', meal.mealType === 'snack' ? 'PT15M' : 'PT30M'),
    textLine('SUMMARY', `${NAMES[meal.mealType]}: ${recipe.name} (${portionOf(meal)})`),
    textLine('DESCRIPTION', described(meal, recipe)),
    // A meal does not make the reader appear busy.
    propertyLine('TRANSP', 'TRANSPARENT'),
    propertyLine('END', 'VEVENT'),
  ];
}

const NAMES: Record<MealType, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
};

const portionOf = ({ servings, leftoverOf }: PlanMeal): string =>
  leftoverOf ? `${servingsOf(servings)}, leftovers` : servingsOf(servings);

function described({ servings, leftoverOf }: PlanMeal, recipe: PlanRecipe): string {
  const eaten = (perServing: number) => Math.round(perServing * servings);
  const macros = `P ${eaten(recipe.proteinGrams)} g, C ${eaten(recipe.carbsGrams)} g, F ${eaten(recipe.fatGrams)} g`;
  const work = leftoverOf
    ? `Leftovers from day ${leftoverOf.day}: only warm it up`
    : `${recipe.prepTimeMinutes} min prep, ${recipe.cookTimeMinutes} min cooking`;
  return `${eaten(recipe.caloriesKcal)} kcal: ${macros}\n${work}`;
}

const HOUR = 60;
const AT = { breakfast: 8 * HOUR, lunch: 12.5 * HOUR, dinner: 18.5 * HOUR };
const SNACKS = { beforeLunch: 10.5 * HOUR, beforeDinner: 15.5 * HOUR, afterDinner: 20.5 * HOUR };
const LAST_MINUTE = 23.5 * HOUR;

/** Times are in minutes since midnight. */
function timesOfMeals(meals: PlanMeal[]): Map<PlanMeal, number> {
  const times = new Map<PlanMeal, number>();
  for (const day of new Set(meals.map((meal) => meal.day))) {
    const own = meals.filter((meal) => meal.day === day);
    const taken = new Set<number>();
    for (const [index, meal] of own.entries()) {
      const time = freeFrom(usualTime(typesOf(own), index), taken);
      taken.add(time);
      times.set(meal, time);
    }
  }
  return times;
}

const MAX_MEALS = 6;

/** A day of three dinners has them at the usual times of three meals. */
function typesOf(meals: PlanMeal[]): MealType[] {
  const types = meals.map(({ mealType }) => mealType);
  const isOneOverAndOver = types.length > 1 && new Set(types).size === 1;
  return isOneOverAndOver && types.length <= MAX_MEALS ? mealsOfDay(types.length, null) : types;
}

function usualTime(types: MealType[], index: number): number {
  const type = types[index];
  if (type !== 'snack' && type !== undefined) return AT[type];
  const before = types.slice(0, index);
  if (before.includes('dinner')) return SNACKS.afterDinner;
  return before.includes('lunch') ? SNACKS.beforeDinner : SNACKS.beforeLunch;
}

function freeFrom(time: number, taken: Set<number>): number {
  let free = time;
  while (taken.has(free) && free < LAST_MINUTE) free += HOUR;
  return Math.min(free, LAST_MINUTE);
}

const MS_OF_MINUTE = 60_000;
const MINUTES_OF_DAY = 24 * HOUR;

/** A time without a zone is local to the reader. */
const localTime = (startsOn: string, day: number, minutes: number): string =>
  stamp(Date.parse(`${startsOn}T00:00:00Z`) + ((day - 1) * MINUTES_OF_DAY + minutes) * MS_OF_MINUTE);

const utcTime = (iso: string): string => `${stamp(Date.parse(iso))}Z`;

const stamp = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+Z$/g, '');
