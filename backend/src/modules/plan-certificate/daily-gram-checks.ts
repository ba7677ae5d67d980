import type { PlanRecipe } from '../plan-model/index.js';
import { type Eaten, type Served, servedIn } from './intake.js';
import { ROUNDING, type Rule } from './rule.js';

export const minDailyProtein: Rule = ({ rules, days }, eaten) =>
  dailyMinimum(PROTEIN, { days, least: rules.minDailyProtein }, eaten);

export const minDailyFiber: Rule = ({ rules, days }, eaten) =>
  dailyMinimum(FIBER, { days, least: rules.minDailyFiber }, eaten);

export const maxDailyFiber: Rule = ({ rules, days }, eaten) =>
  dailyMaximum(FIBER, { days, most: rules.maxDailyFiber }, eaten);

/** An amount that is summed over recipes. Null grams are unknown. */
interface Summed {
  what: string;
  gramsIn(recipe: PlanRecipe): number | null;
}

const PROTEIN: Summed = { what: 'protein', gramsIn: ({ proteinGrams }) => proteinGrams };
const FIBER: Summed = { what: 'fiber', gramsIn: ({ fibreGrams }) => fibreGrams ?? null };

type Asked = number | null | undefined;

/** Has no tolerance. Unknown grams count as nothing, so what is known is enough for a day that holds. */
function dailyMinimum(
  summed: Summed,
  { days, least }: { days: number; least: Asked },
  eaten: Eaten[],
): ReturnType<Rule> {
  if (!least) return null;
  const breaches = daysOf(summed, days, eaten).flatMap(({ day, grams, except }) =>
    grams >= least - ROUNDING
      ? []
      : [`Day ${day} has ${Math.floor(grams * 10) / 10} g of ${summed.what}${except}`],
  );
  return { label: `At least ${least} g of ${summed.what} every day`, breaches };
}

/** Has no tolerance. Unknown grams could be any number, so a day that has some cannot be said to hold. */
function dailyMaximum(
  summed: Summed,
  { days, most }: { days: number; most: Asked },
  eaten: Eaten[],
): ReturnType<Rule> {
  if (!most) return null;
  const breaches = daysOf(summed, days, eaten).flatMap(({ day, grams, except }) =>
    grams <= most + ROUNDING && except === ''
      ? []
      : [`Day ${day} has ${Math.ceil((grams - ROUNDING) * 10) / 10} g of ${summed.what}${except}`],
  );
  return { label: `At most ${most} g of ${summed.what} every day`, breaches };
}

/** The known grams of each day, and in words the recipes that do not state theirs. */
function daysOf({ gramsIn }: Summed, days: number, eaten: Eaten[]) {
  const served = servedIn(eaten);
  return Array.from({ length: days }, (_, index) => {
    const day = index + 1;
    const today = served.filter(({ meal }) => meal.day === day);
    const grams = today.reduce((sum, { servings, recipe }) => sum + servings * (gramsIn(recipe) ?? 0), 0);
    return { day, grams, except: exceptFor(today.filter(({ recipe }) => gramsIn(recipe) === null)) };
  });
}

const exceptFor = (silent: Served[]): string =>
  silent.length === 0
    ? ''
    : `, not counting ${[...new Set(silent.map(({ recipe }) => recipe.name))].join(', ')}, where it is unknown`;
