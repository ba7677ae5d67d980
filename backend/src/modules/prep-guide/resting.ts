import { type PlanRecipe, restMinutesOf, type StorageAdvice, totalMinutesOf } from '../plan-model/index.js';
import { groupedBy } from './grouping.js';
import { daysOf, type Week } from './uses.js';
import { inDays } from './wording.js';

/** Shorter rests pass while the rest of a meal is made. */
const MIN_REST_MINUTES = 60;

export const restsLong = (recipe: PlanRecipe): boolean => restMinutesOf(recipe) >= MIN_REST_MINUTES;

/** Longer ones begin on the evening before. */
const MAX_MINUTES_OF_THE_DAY = 300;

/** Names the dishes that are made on their day and have to be started hours before they are eaten. */
export function startEarlyAdvice(week: Week, isMadeAhead: (recipe: PlanRecipe) => boolean): StorageAdvice[] {
  const uses = week.uses.filter(({ recipe }) => restsLong(recipe) && !isMadeAhead(recipe));
  return [...groupedBy(uses, ({ recipe }) => recipe)].map(([recipe, own]) => ({
    ingredient: `${recipe.name} (start early)`,
    method: `${startText(recipe, own)}: it rests for ${hoursText(restMinutesOf(recipe))}`,
    duration: `For ${inDays(daysOf(own))}`,
  }));
}

/** Nobody gets up at night for a breakfast. */
function startText(recipe: PlanRecipe, uses: Week['uses']): string {
  const total = totalMinutesOf(recipe);
  const isForBreakfast = uses.some(({ meal }) => meal.mealType === 'breakfast');
  return total > MAX_MINUTES_OF_THE_DAY || isForBreakfast
    ? 'Start it on the day before, in the evening'
    : `Start it on the day, ${hoursText(total)} before the meal`;
}

/** "4 h", "1 h 30 min". */
export function hoursText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ');
}
