import type { CookingHabit } from '../../plan-model/index.js';
import type { Problem } from '../problem/problem.js';
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

/** For each day of a week, the letter of the pot for lunch and for dinner. The first and the last pot go on. */
const WEEKS: Record<'little' | 'normal', { lunch: string; dinner: string; dinnersAlone: string }> = {
  normal: { lunch: 'gabccde', dinner: 'abcbdef', dinnersAlone: 'ababcdc' },
  little: { lunch: 'abacdef', dinner: 'babdcfe', dinnersAlone: 'aabbccc' },
};

/** Which open meals eat the same dish. */
export function potsOf(
  { days, task }: Problem,
  { cooking, turns }: { cooking: CookingHabit; turns: number },
): Pot[] {
  const pots = new Map<string, Place[]>();
  const { mealsPerDay, rules } = task.wish;
  const typed = rules.mealType !== null;
  for (const [day, slots] of days.entries()) {
    const snacks = slots.filter(({ type }) => type === 'snack').length;
    let snack = 0;
    for (const [index, { type, kept }] of slots.entries()) {
      if (type === 'snack') snack++;
      if (kept !== null) continue;
      const name = typed
        ? `${day} ${index}`
        : nameOfPot(type, { day, cooking, mealsPerDay, snack: snack - 1, snacks, turns });
      pots.set(name, [...(pots.get(name) ?? []), { day, index }]);
    }
  }
  return [...pots].map(([name, meals]) => ({ meals, isCookedOnce: name.startsWith('main') }));
}

interface Position {
  day: number;
  cooking: CookingHabit;
  mealsPerDay: number;
  /** Which of the day's snacks, counting from 0, and how many there are. */
  snack: number;
  snacks: number;
  /** How often one breakfast or snack comes in a week. */
  turns: number;
}

/** Meals of the same name share a pot. */
function nameOfPot(type: string, at: Position): string {
  if (type === 'lunch' || type === 'dinner') return nameOfMain(type, at);
  const week = weekOf(at.day);
  if (at.cooking === 'fresh') return `${type} ${at.day} ${at.snack}`;
  return type === 'breakfast'
    ? `breakfast ${week} ${turn(at.day % DAYS_OF_WEEK, 1, at)}`
    : `snack ${week} ${turn((at.day % DAYS_OF_WEEK) * at.snacks + at.snack, at.snacks, at)}`;
}

function nameOfMain(type: 'lunch' | 'dinner', { day, cooking, mealsPerDay }: Position): string {
  if (cooking === 'fresh') return `main ${type} ${day}`;
  const { lunch, dinner, dinnersAlone } = WEEKS[cooking];
  const week = weekOf(day);
  const letters = type === 'lunch' ? lunch : mealsPerDay === 1 ? dinnersAlone : dinner;
  const letter = letters[day % DAYS_OF_WEEK] ?? '';
  // The last dinner of a week is lunch on the first day of the next.
  return letter === 'g' && week > 0 ? `main ${week - 1} f` : `main ${week} ${letter}`;
}

/** Breakfasts and snacks take turns, so that few are needed and none comes on two days in a row. */
const turn = (at: number, perDay: number, { turns }: Position): number =>
  at % Math.max(perDay + 1, Math.ceil((DAYS_OF_WEEK * perDay) / turns));
