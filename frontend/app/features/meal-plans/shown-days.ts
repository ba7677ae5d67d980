import { dateOfDay, daysAWeek, shortDate } from './plan-dates';
import type {
  Certificate,
  DayCheck,
  DayFigures,
  MealPlan,
  PlanMeal,
  PlanNutrition,
  Totals,
} from './plan-words';
import { rounded } from './portion';
import { potText } from './pot-text';
import type { ShownSide } from './sides-line';

/** The parts of a recipe from which its picture is made. */
export type Pictured = Pick<PlanMeal['recipe'], 'imageUrl' | 'picture' | 'drawing'>;

/** A meal with the numbers of the eaten portion and of its sides. */
export type ShownMeal = Totals & {
  day: number;
  mealNumber: number;
  mealType: PlanMeal['mealType'];
  portion: number;
  recipeId: string;
  name: string;
  sides: ShownSide[];
  /** Preparation and cooking time in minutes, or null if nothing is made for it. */
  minutes: number | null;
  /** The minutes for which leftovers are warmed up, or null if nothing is. */
  warmUpMinutes: number | null;
  /** Says which pot it comes from, or for which days it is cooked, too. */
  pot: string | null;
  /** Whether it is the trainer's own recipe. */
  isOwn: boolean;
  /** Its picture, unless the page would become too heavy with pictures. */
  pictured?: Pictured;
};

export type ShownDay = {
  day: number;
  /** A date such as "Sat, Nov 21", or null if the plan has no dates of its own. */
  date: string | null;
  totals: Totals;
  figures: DayFigures | null;
  check: DayCheck | null;
  meals: ShownMeal[];
};

export const weeksOf = (plan: Pick<MealPlan, 'days'>): number =>
  Math.max(1, Math.ceil(plan.days / daysAWeek));

/** Reads the week of a plan from an address, 1 by default. */
export function weekIn(params: URLSearchParams, plan: Pick<MealPlan, 'days'>): number {
  const week = Number(params.get('week'));
  return Number.isInteger(week) && week >= 1 && week <= weeksOf(plan) ? week : 1;
}

export const weekOfDay = (day: number): number => Math.ceil(day / daysAWeek);

type Whole = { mealPlan: MealPlan; nutrition: PlanNutrition; certificate?: Certificate };

type DaysLook = {
  dated?: boolean;
  pictured?: boolean;
};

/** One week of a plan with only what its page shows, because a complete month would be 200 kB. */
export function shownDays(plan: Whole, week: number, look: DaysLook = {}): ShownDay[] {
  const first = (week - 1) * daysAWeek;
  return plan.nutrition.daily.slice(first, first + daysAWeek).map(({ day }) => shownDay(plan, day, look));
}

function shownDay({ mealPlan, nutrition, certificate }: Whole, day: number, look: DaysLook): ShownDay {
  const { dated = true, pictured = true } = look;
  const { calories, protein, carbs, fat } = nutrition.daily[day - 1] ?? nothing;
  const startsOn = dated ? mealPlan.startsOn : null;
  const shown = pictured ? picturedMeal : shownMeal;
  return {
    day,
    date: startsOn && shortDate(dateOfDay(startsOn, day)),
    totals: { calories, protein, carbs, fat },
    figures: nutrition.figures.find((figures) => figures.day === day) ?? null,
    check: certificate?.days.find((check) => check.day === day) ?? null,
    meals: mealPlan.meals.filter((meal) => meal.day === day).map((meal) => shown(meal, startsOn)),
  };
}

const nothing: Totals = { calories: 0, protein: 0, carbs: 0, fat: 0 };

export const picturedMeal = (meal: PlanMeal, startsOn: string | null): ShownMeal => ({
  ...shownMeal(meal, startsOn),
  pictured: picturedRecipe(meal.recipe),
});

export const picturedRecipe = ({ imageUrl, picture, drawing }: Pictured): Pictured => ({
  ...{ imageUrl, picture, drawing },
});

/** `startsOn` is null if the plan has no dates of its own. */
export function shownMeal(meal: PlanMeal, startsOn: string | null): ShownMeal {
  const {
    day,
    mealNumber,
    mealType,
    servings,
    leftoverOf,
    recipe,
    sides,
    totals,
    kitchenMinutes,
    warmUpMinutes,
  } = meal;
  return {
    day,
    mealNumber,
    mealType,
    portion: servings,
    recipeId: recipe.id,
    name: recipe.name,
    sides: sides.map(({ recipeId, name, servings: portion, amountText: amount }) => ({
      ...{ recipeId, name, portion, amount },
    })),
    ...rounded(totals),
    minutes: leftoverOf && kitchenMinutes === 0 ? null : kitchenMinutes,
    warmUpMinutes,
    pot: potText(meal, startsOn),
    isOwn: recipe.isOwn,
  };
}

/** The anchor of a meal on its page, to which the page returns after a change. */
export const mealId = ({ day, mealNumber }: Pick<ShownMeal, 'day' | 'mealNumber'>): string =>
  `day-${day}-meal-${mealNumber}`;
