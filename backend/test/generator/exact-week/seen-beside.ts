import type { Menu } from '../../../src/modules/plan-generator/week/menu.js';
import {
  SEEN_FOOD_OFTEN,
  USUAL_DAYS_OF_SEEN_FOOD,
  USUAL_MEALS_OF_SEEN_FOOD,
} from '../../../src/modules/plan-generator/week/weights.js';
import type { Dish, Kitchen } from './kitchen.js';
import type { Program, Term } from './program.js';
import { isTight, seenIn } from './repeated-foods.js';

interface Eaten {
  day: number;
  index: number;
  dish: Dish;
  /** The variable for whether each side is eaten. */
  sides: ReadonlyMap<number, { isEaten: number }>;
}

/** Adds what it costs that foods come often which are seen beside lunches and dinners, too, besides what dishes cost. */
export function addSeenBeside(
  program: Program,
  { menu, kitchen }: { menu: Menu; kitchen: Kitchen },
  meals: readonly Eaten[],
): void {
  const { days, task } = menu.problem;
  if (isTight(task.wish)) return;
  if (days.length > USUAL_DAYS_OF_SEEN_FOOD)
    throw new Error('The program does not know what foods cost that come day after day.');
  const isMain = ({ day, index }: Eaten) => ['lunch', 'dinner'].includes(days[day]?.[index]?.type ?? '');
  const inSides = kitchen.sides.map((side, at) =>
    menu.sides[at]?.mealTypes.includes('breakfast') ? new Set<number>() : seenIn(side, kitchen),
  );
  for (const kind of new Set(inSides.flatMap((kinds) => [...kinds]))) {
    const uses = meals.flatMap(({ sides }) =>
      [...sides].flatMap(([side, { isEaten }]): Term[] => (inSides[side]?.has(kind) ? [[isEaten, 1]] : [])),
    );
    const inDishes = meals.filter((meal) => isMain(meal) && seenIn(meal.dish, kitchen).has(kind)).length;
    for (let usual = USUAL_MEALS_OF_SEEN_FOOD; usual < inDishes + uses.length; usual++)
      program.excess(SEEN_FOOD_OFTEN, Math.max(0, usual - inDishes), uses);
  }
}
