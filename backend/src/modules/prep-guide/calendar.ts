import {
  type CookedPlan,
  type Cooking,
  cookingsOfMore,
  dateOfDay,
  mealsOfDay,
  type Plan,
  type PlanMeal,
  type PlanRecipe,
  recipeOf,
  recipesById,
  restMinutesOf,
  sidesText,
  totalMinutesOf,
  totalsOfMeals,
  warmUpMinutesOf,
} from '../plan-model/index.js';
import type { MealType } from '../recipes/index.js';
import { propertyLine, textLine } from './calendar-lines.js';
import { cookingText } from './cooking-text.js';
import { hoursText, restsLong } from './resting.js';
import { servingsOf } from './wording.js';

/**
 * Writes the plan as a calendar file (RFC 5545) with an event for each meal at the reader's local time. The same plan
 * gives the same file and the same event IDs, so that importing it again updates events instead of adding them.
 */
export function writeCalendar(
  plan: CookedPlan & Pick<Plan, 'planName' | 'startsOn' | 'createdAt'>,
  planId: string,
): string {
  const recipes = recipesById(plan);
  const times = timesOfMeals(plan.meals);
  const cookings = cookingsOfMore(plan);
  const events = plan.meals.flatMap((meal) => {
    const planned = { meal, cooking: cookings.get(meal), minute: times.get(meal) ?? 0 };
    const entries = recipes.has(meal.recipeId) ? entriesOf(planned, recipes) : [];
    return entries.flatMap((entry) => eventLines(entry, meal, plan, planId));
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

/** An entry of the day of a meal. */
interface Entry {
  /** Tells entries of one meal apart. */
  suffix: string;
  /** The minutes since the midnight before the meal, which are negative on the evening before. */
  minute: number;
  duration: string;
  summary: string;
  description: string;
}

type Recipes = ReadonlyMap<string, PlanRecipe>;

interface PlannedMeal {
  meal: PlanMeal;
  /** The cooking that the meal begins, if it makes more than its portion. */
  cooking: Cooking | undefined;
  /** Minutes since midnight. */
  minute: number;
}

/** Steps in which food rests for hours have an entry of their own for their start. */
function entriesOf(planned: PlannedMeal, recipes: Recipes): Entry[] {
  const { meal, minute } = planned;
  const recipe = recipeOf(meal, recipes);
  const sides = (meal.sides ?? []).map((side) => recipeOf(side, recipes));
  const eating: Entry = {
    suffix: '',
    minute,
    duration: meal.mealType === 'snack' ? 'PT15M' : 'PT30M',
    summary: `${NAMES[meal.mealType]}: ${recipe.name} (${portionOf(meal)})`,
    description: described(planned, recipes),
  };
  return [
    ...(meal.leftoverOf ? [] : startOf(recipe, minute, '-start')),
    ...sides.flatMap((side, index) => startOf(side, minute, `-side-${index + 1}-start`)),
    eating,
  ];
}

function startOf(recipe: PlanRecipe, mealTime: number, suffix: string): Entry[] {
  if (!restsLong(recipe)) return [];
  return [
    {
      suffix,
      minute: startMinuteOf(recipe, mealTime),
      duration: 'PT15M',
      summary: `Start: ${recipe.name}`,
      description: `It rests for ${hoursText(restMinutesOf(recipe))} before it is ready.`,
    },
  ];
}

const eventLines = (
  { suffix, minute, duration, summary, description }: Entry,
  { day, mealNumber }: PlanMeal,
  { startsOn, createdAt }: Pick<Plan, 'startsOn' | 'createdAt'>,
  planId: string,
): string[] => [
  propertyLine('BEGIN', 'VEVENT'),
  textLine('UID', `${planId}-${day}-${mealNumber}${suffix}@mealwright`),
  propertyLine('DTSTAMP', utcTime(createdAt)),
  propertyLine('DTSTART', localTime(startsOn, day, minute)),
  propertyLine('DURATION', duration),
  textLine('SUMMARY', summary),
  textLine('DESCRIPTION', description),
  // A meal does not make the reader appear busy.
  propertyLine('TRANSP', 'TRANSPARENT'),
  propertyLine('END', 'VEVENT'),
];

const NAMES: Record<MealType, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
};

const portionOf = ({ servings, leftoverOf }: PlanMeal): string =>
  leftoverOf ? `${servingsOf(servings)}, leftovers` : servingsOf(servings);

function described({ meal, cooking }: PlannedMeal, recipes: Recipes): string {
  const { calories, protein, carbs, fat } = totalsOfMeals([meal], recipes);
  const macros = `P ${Math.round(protein)} g, C ${Math.round(carbs)} g, F ${Math.round(fat)} g`;
  const lines = [
    sidesText(meal, recipes),
    `${calories} kcal: ${macros}`,
    cooking ? cookingText(cooking, recipeOf(meal, recipes)) : null,
    workOf(meal, recipes),
  ];
  return lines.filter((line) => line !== null).join('\n');
}

function workOf(meal: PlanMeal, recipes: Recipes): string {
  const { leftoverOf } = meal;
  const recipe = recipeOf(meal, recipes);
  if (leftoverOf) {
    const minutes = warmUpMinutesOf(meal, recipe);
    return `Leftovers from day ${leftoverOf.day}: ${minutes === null ? 'ready to eat' : `just reheat it, about ${minutes} min`}`;
  }
  const rest = restMinutesOf(recipe);
  const resting = rest > 0 ? `, ${hoursText(rest)} resting` : '';
  return `${recipe.prepTimeMinutes} min prep, ${recipe.cookTimeMinutes} min cooking${resting}`;
}

const HOUR = 60;
const MINUTES_OF_DAY = 24 * HOUR;
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

const FIRST_MINUTE = 7 * HOUR;
const EVENING = 20 * HOUR;

/** A dish that would have to be started at night is started on the evening before. */
function startMinuteOf(recipe: PlanRecipe, mealTime: number): number {
  const latest = mealTime - totalMinutesOf(recipe);
  return latest >= FIRST_MINUTE ? latest : Math.min(latest, EVENING - MINUTES_OF_DAY);
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

/** A time without a zone is local to the reader. */
const localTime = (startsOn: string, day: number, minutes: number): string =>
  stamp(Date.parse(dateOfDay(startsOn, day)) + minutes * MS_OF_MINUTE);

const utcTime = (iso: string): string => `${stamp(Date.parse(iso))}Z`;

const stamp = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+Z$/g, '');
