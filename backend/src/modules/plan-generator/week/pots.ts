import type { CookingHabit } from '../../plan-model/index.js';
import type { MealType } from '../../recipes/index.js';
import type { Problem } from '../problem/problem.js';
import { isWithoutCooking } from '../weekdays.js';
import { potsAroundDays } from './pots-around-days.js';
import { DAYS_OF_WEEK, weekOf } from './week-days.js';

/** The position of an open meal. Days count from 0, and so do the meals of a day. */
export interface Place {
  day: number;
  index: number;
}

/** Meals at which the same dish is eaten, in the order of the plan. */
export interface Pot {
  meals: readonly Place[];
  /** Whether the first meal cooks for all. Otherwise it is cooked again wherever it does not keep so long. */
  isCookedOnce: boolean;
}

/**
 * For each day of a week, the letter of the pot for lunch and for dinner. The first and the last pot go on.
 *
 * In normal weeks two dishes come a third time, after another dish, so that none is eaten on three days running and the
 * fourth day needs no cooking. They have to keep for three days.
 */
const WEEKS: Record<'little' | 'normal', { lunch: string; dinner: string; alone: string }> = {
  normal: { lunch: 'gabcbde', dinner: 'abcadef', alone: 'ababcdc' },
  little: { lunch: 'abacdef', dinner: 'babdcfe', alone: 'aabbccc' },
};

interface Asked {
  cooking: CookingHabit;
  /** The number of times that one breakfast or snack comes in a week. */
  turns: number;
}

/** Groups the open meals that eat the same dish into pots. */
export function potsOf(problem: Problem, { cooking, turns }: Asked): Pot[] {
  const meals = problem.days.flatMap((slots, day) =>
    slots.flatMap(({ type, kept }, index): OpenMeal[] => {
      if (kept !== null) return [];
      const alike = slots.flatMap((slot, at) => (isSameKind(slot.type, type) ? [at] : []));
      return [{ day, index, type, number: alike.indexOf(index), ofDay: alike.length }];
    }),
  );
  if (cooking === 'fresh') return meals.map((meal) => potOf([meal]));
  const { wish } = problem.task;
  const mains = meals.filter(isMain);
  const without = new Set([...problem.days.keys()].filter((day) => isWithoutCooking(wish, day + 1)));
  const potsOfMains =
    without.size === 0
      ? grouped(mains, (meal) => nameOfMain(meal, cooking))
      : potsAroundDays(mains, { cooking, without });
  const potsOfOthers = grouped(
    meals.filter((meal) => !isMain(meal)),
    (meal) => nameOfTurn(meal, { cooking, turns }),
  );
  return [...potsOfMains, ...potsOfOthers].map(potOf).sort(byFirstMeal);
}

/** The type of the first meal of a pot. */
export const typeOfPot = ({ days }: Pick<Problem, 'days'>, { meals: [first] }: Pot): MealType =>
  days[first?.day ?? 0]?.[first?.index ?? 0]?.type ?? 'dinner';

/** Tells for each day whether no pot for lunch and dinner begins on it: 1 or 0. */
export function daysWithoutMain(days: number, pots: readonly Pot[]): Uint8Array {
  const without = new Uint8Array(days).fill(1);
  for (const { meals, isCookedOnce } of pots) if (isCookedOnce) without[meals[0]?.day ?? 0] = 0;
  return without;
}

const byFirstMeal = ({ meals: [one] }: Pot, { meals: [other] }: Pot): number =>
  one === undefined || other === undefined ? 0 : one.day - other.day || one.index - other.index;

interface OpenMeal extends Place {
  type: MealType;
  /** The position among the day's meals of its kind, counting from 0, and the number of those meals. */
  number: number;
  ofDay: number;
}

const isMain = ({ type }: Pick<OpenMeal, 'type'>): boolean => type === 'lunch' || type === 'dinner';

/** Lunch and dinner eat the same dishes. */
const isSameKind = (type: MealType, other: MealType): boolean =>
  type === other || (isMain({ type }) && isMain({ type: other }));

const grouped = <Meal>(meals: readonly Meal[], nameOf: (meal: Meal) => string): Meal[][] => [
  ...Map.groupBy(meals, nameOf).values(),
];

const potOf = (meals: readonly OpenMeal[]): Pot => ({
  meals: meals.map(({ day, index }) => ({ day, index })),
  isCookedOnce: meals.every(isMain),
});

/** Meals of the same name share a pot. A third lunch or dinner of a day has pots of its own, and so do later ones. */
function nameOfMain({ day, number, ofDay }: OpenMeal, cooking: 'little' | 'normal'): string {
  const { lunch, dinner, alone } = WEEKS[cooking];
  const isAlone = number % 2 === 0 && number + 1 === ofDay;
  const letters = isAlone ? alone : number % 2 === 0 ? lunch : dinner;
  const letter = letters[day % DAYS_OF_WEEK] ?? '';
  const week = weekOf(day);
  const pair = Math.floor(number / 2);
  // The last dinner of a week is lunch on the first day of the next.
  return letter === 'g' && week > 0 ? `${pair} ${week - 1} f` : `${pair} ${week} ${letter}`;
}

/**
 * For each day of a week, the letter of its breakfast or only snack, if three take turns. All keep so long. The turns
 * differ, so that two days share few meals: where cooking is little, the first and the third have the same mains.
 */
const TURNS_OF_THREE = { usual: 'ababcbc', other: 'abcacbc' };

/** Breakfasts and snacks take turns, so that few are needed and none comes on two days in a row. */
function nameOfTurn({ type, day, number, ofDay }: OpenMeal, { cooking, turns }: Asked): string {
  const dayOfWeek = day % DAYS_OF_WEEK;
  const taken = Math.max(ofDay + 1, Math.ceil((DAYS_OF_WEEK * ofDay) / turns));
  const isOneOfThree = ofDay === 1 && taken === 3;
  const letters = TURNS_OF_THREE[type === 'snack' || cooking === 'little' ? 'other' : 'usual'];
  const turn = isOneOfThree ? letters[dayOfWeek] : (dayOfWeek * ofDay + number) % taken;
  return `${type} ${weekOf(day)} ${turn}`;
}
