import { cookedServings } from '../../plan-model/index.js';
import type { CookedPlan } from './cooked-plan.js';
import { portionAt } from './menu.js';
import type { Place, Pot } from './pots.js';
import { LEFT_SERVING, PART_OF_RECIPE } from './weights.js';

/** A day on which a pot is cooked, and the meals for which it is. */
export interface Cooking {
  day: number;
  meals: readonly Place[];
}

/** When pots are cooked: on their first day, and again on those to which their dish does not keep. */
export class Cookings {
  /** The cookings of each pot, by the days for which its dish keeps. */
  private readonly known: (readonly Cooking[])[][];

  constructor(private readonly pots: readonly Pot[]) {
    this.known = pots.map(() => []);
  }

  of(pot: number, keptDays: number): readonly Cooking[] {
    const known = this.known[pot] as (readonly Cooking[])[];
    const before = known[keptDays];
    if (before) return before;
    const made: { day: number; meals: Place[] }[] = [];
    for (const meal of (this.pots[pot] as Pot).meals) {
      const last = made.at(-1);
      if (last && meal.day - last.day <= keptDays) last.meals.push(meal);
      else made.push({ day: meal.day, meals: [meal] });
    }
    known[keptDays] = made;
    return made;
  }
}

/** When the dish of a pot is cooked. */
export const cookingsOf = ({ cookings, dishOf, menu }: CookedPlan, pot: number): readonly Cooking[] =>
  cookings.of(pot, menu.dishes.keptDays[dishOf[pot] as number] ?? 0);

/** Returns the servings that a cooking has to make, not counting one of its meals. */
export function eatenAt(plan: CookedPlan, { meals }: Cooking, except?: Place): number {
  let eaten = 0;
  for (const meal of meals) {
    if (meal === except) continue;
    eaten += portionAt(plan.servings[meal.day]?.[meal.index]?.portion ?? 0);
  }
  return eaten;
}

/** Returns the servings that are cooked so that this many can be eaten. */
export const madeFor = ({ menu }: CookedPlan, dish: number, eaten: number): number =>
  menu.problem.task.wish.rules.wholeRecipes
    ? cookedServings(menu.dishes.makes[dish] as number, eaten)
    : eaten;

/** The cost of not making a recipe whole, or of not eating all of it. */
export function costOfBatch(plan: CookedPlan, dish: number, eaten: number): number {
  const makes = plan.menu.dishes.makes[dish] as number;
  if (makes <= 1 || !plan.menu.problem.task.wish.rules.wholeRecipes) return 0;
  const made = cookedServings(makes, eaten);
  if (made > eaten) return LEFT_SERVING * (made - eaten) ** 2;
  const recipes = eaten / makes;
  return PART_OF_RECIPE * (Math.ceil(recipes) - recipes);
}
