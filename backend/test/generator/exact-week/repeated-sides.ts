import { NOTICED_GRAMS, NOTICED_RICH_GRAMS } from '../../../src/modules/plan-generator/week/weights.js';
import type { Dish, Kitchen, SideDish } from './kitchen.js';

/** The sides that are eaten once a day, and whether dishes of the day are made of the same. */
export function sidesOnceADay(
  { sides }: Kitchen,
  dishes: readonly Dish[],
): { side: number; isInDishes: boolean }[] {
  return [...sides.entries()].flatMap(([side, own]) =>
    own.kind === 'bread' || own.kind === 'drink'
      ? []
      : [{ side, isInDishes: dishes.some((dish) => isMadeOf(dish, own)) }],
  );
}

function isMadeOf(dish: Dish, side: SideDish): boolean {
  if (side.mains.some((main) => dish.mains.includes(main))) return true;
  if (side.kind === 'starch' && side.starch >= 0 && side.starch === dish.starch) return true;
  const [kcal = 0] = side.amounts;
  const isRich = kcal > 2 * side.grams && side.kind !== 'starch';
  const noticed = isRich ? NOTICED_RICH_GRAMS : NOTICED_GRAMS;
  const weight = [...side.foods.values()].reduce((sum, grams) => sum + grams, 0);
  return [...side.foods].some(
    ([food, grams]) => 2 * grams >= weight && (dish.foods.get(food) ?? -1) >= noticed,
  );
}
