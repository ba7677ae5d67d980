import type { Point, Random } from '../geometry.js';
import type { Ingredient } from './ingredient.js';

export const distance = ({ x, y }: Point, at: Point, [rx, ry]: readonly [number, number]): number =>
  Math.hypot((x - at.x) / rx, (y - at.y) / ry);

/** Returns how many pieces of each food cover an area, in the proportions of their amounts. */
export function countsOf(
  foods: readonly Ingredient[],
  [rx, ry]: readonly [number, number],
  cover: number,
  most: number,
  scale: number,
): { food: Ingredient; count: number }[] {
  const total = foods.reduce((sum, { amount }) => sum + amount, 0) || 1;
  const area = rx * ry * cover;
  const counts = foods.map((food) => ({
    food,
    count: Math.max(food.role === 'herb' ? 2 : 1, ((food.amount / total) * area) / (food.size * scale) ** 2),
  }));
  const sum = counts.reduce((all, { count }) => all + count, 0);
  const share = Math.min(1, most / sum);
  return counts.map(({ food, count }) => ({ food, count: Math.max(1, Math.round(count * share)) }));
}

export const interleaved = (counts: { food: Ingredient; count: number }[]): Ingredient[] =>
  counts.flatMap(({ food, count }) => Array.from({ length: count }, () => food));

export function shuffle<T>(items: T[], random: Random): T[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}
