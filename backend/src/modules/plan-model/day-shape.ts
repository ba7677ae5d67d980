import type { MealType } from '../recipes/index.js';

/** The types of meals for each number of meals a day, in the order in which they are eaten. */
const SHAPES: Record<number, MealType[]> = {
  1: ['dinner'],
  2: ['lunch', 'dinner'],
  3: ['breakfast', 'lunch', 'dinner'],
  4: ['breakfast', 'lunch', 'snack', 'dinner'],
  5: ['breakfast', 'snack', 'lunch', 'snack', 'dinner'],
  6: ['breakfast', 'snack', 'lunch', 'snack', 'dinner', 'snack'],
};

/** The types of a day's meals, all `only` if a plan may have no other. */
export function mealsOfDay(mealsPerDay: number, only: MealType | null): MealType[] {
  const shape = SHAPES[mealsPerDay];
  if (shape === undefined) throw new RangeError(`no day has ${mealsPerDay} meals`);
  return only === null ? shape : shape.map(() => only);
}
