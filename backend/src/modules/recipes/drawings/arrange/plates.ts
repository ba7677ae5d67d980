import type { Arrangement } from './arrangement.js';
import { alone, garnish, leafBed, serve } from './bowls.js';
import type { Cook } from './cook.js';
import { type Ingredient, isGarnish } from './ingredient.js';

const large = (food: Ingredient): boolean => !isGarnish(food);

/** The main thing in front, and the sides behind it. */
export const plated: Arrangement = (cook, [rx, ry]) => {
  const solid = cook.foods.filter(large).filter(({ role }) => role !== 'creamy' && role !== 'sauce');
  const main = solid.find(({ role }) => role === 'protein') ?? solid[0];
  if (!main) return garnish(cook);
  if (solid.length === 1) {
    if (cook.hasGround) cook.pool({ x: 4, y: 10 }, [134, 116]);
    alone(cook, main, [rx, ry]);
    for (const food of cook.of('creamy', 'sauce').slice(0, 1)) cook.put(food, { x: -98, y: 74 });
    return garnish(cook, { x: 0, y: 0 }, [80, 70]);
  }
  const sides = solid
    .filter((food) => food !== main && food.role !== 'leaf' && food.role !== 'fruit')
    .slice(0, 3);
  const fruits = solid.filter(({ role }) => role === 'fruit').filter((food) => food !== main);
  const leaves = cook.of('leaf').filter((food) => food !== main);
  if (sides.length === 0 && leaves[0]) leafBed(cook, leaves[0], rx, 0.62);
  else
    for (const leaf of leaves.slice(0, 1))
      cook.pile([leaf], { x: 84, y: -56 }, [62, 56], { cover: 1.5, most: 11 });
  placeSides(cook, sides, leaves.length > 0);
  const at = sides.length + leaves.length > 0 ? { x: 2, y: 52 } : { x: 0, y: 8 };
  if (cook.hasGround) cook.pool({ x: at.x + 4, y: at.y + 12 }, [112, 68]);
  serve(cook, main, at, sides.length + leaves.length > 0 ? 1.06 : 1.3);
  for (const fruit of fruits) {
    if (fruit.form === 'segments')
      cook.fan(fruit, { x: 112, y: 34 }, { count: 2, step: 26, turn: 60, scale: 0.9 });
    else cook.pile([fruit], { x: 88, y: 30 }, [48, 44], { cover: 1.4, most: 7 });
  }
  for (const food of cook.of('creamy', 'sauce').slice(0, 2))
    if (food.isHeap) cook.heap(food, { x: -100, y: 40 }, [42, 36]);
    else cook.put(food, { x: -102, y: 42 }, { scale: 0.95 });
  garnish(cook, { x: at.x, y: at.y - 6 }, [70, 38]);
};

/** The places behind the main thing, for one side, two, and so on. */
const PLACES: Record<number, [x: number, y: number, rx: number, ry: number][]> = {
  1: [[0, -48, 112, 78]],
  2: [
    [-62, -48, 78, 74],
    [66, -46, 72, 70],
  ],
  3: [
    [-76, -34, 66, 66],
    [6, -84, 66, 52],
    [82, -30, 62, 62],
  ],
  4: [
    [-88, -16, 54, 54],
    [-38, -80, 58, 50],
    [40, -80, 58, 50],
    [90, -14, 54, 54],
  ],
};

function placeSides(cook: Cook, sides: Ingredient[], leavesRight: boolean): void {
  const places = PLACES[Math.min(4, sides.length + (leavesRight && sides.length > 0 ? 1 : 0))] ?? [];
  const ordered = sides.toSorted((a, b) => Number(b.role === 'starch') - Number(a.role === 'starch'));
  for (const [index, side] of ordered.entries()) {
    const place = places[index];
    if (!place) return;
    const [x, y, rx, ry] = place;
    if (side.isHeap) cook.heap(side, { x, y }, [rx, ry]);
    else if (side.form === 'spear' || side.form === 'pod' || side.form === 'stick')
      bundle(cook, side, { x, y }, rx);
    else cook.pile([side], { x, y }, [rx, ry], { cover: 1.65, most: 16 });
  }
}

/** Lays long foods side by side. */
export function bundle(
  cook: Cook,
  food: Ingredient,
  at: { x: number; y: number },
  reach: number,
  turn = 62,
): void {
  const count = food.form === 'spear' ? 6 : 9;
  for (let index = 0; index < count; index++) {
    const off = (index - (count - 1) / 2) * ((reach * 1.5) / count);
    cook.put(
      food,
      { x: at.x + off, y: at.y + cook.between(-6, 6) },
      { turn: turn + cook.between(-9, 9), scale: Math.min(1, reach / 68) },
    );
  }
}

/** A nest with its sauce in the middle. */
export const nest: Arrangement = (cook, [rx, ry]) => {
  const [starch] = cook.of('starch');
  const rest = cook.foods.filter((food) => food !== starch && large(food) && food.role !== 'creamy');
  if (starch?.isHeap) cook.heap(starch, { x: 0, y: 4 }, [rx * 0.92, ry * 0.9]);
  else if (starch) {
    if (cook.hasGround) cook.pool({ x: 0, y: 4 }, [rx * 0.9, ry * 0.88]);
    cook.pile([starch], { x: 0, y: 2 }, [rx * 0.9, ry * 0.88], { cover: 1.7, most: 42 });
  }
  if (cook.hasGround)
    cook.pool({ x: 2, y: 6 }, starch?.isHeap ? [rx * 0.56, ry * 0.52] : [rx * 0.3, ry * 0.26]);
  const heaps = rest.filter(({ isHeap }) => isHeap);
  for (const [index, heap] of heaps.entries())
    cook.heap(heap, { x: index * 40 - 6, y: 4 - index * 30 }, index ? [44, 38] : [76, 68]);
  const mains = rest.filter(({ size, isHeap }) => size > 66 && !isHeap);
  for (const main of mains) serve(cook, main, { x: 6, y: 12 }, 0.9);
  cook.pile(
    rest.filter((food) => !food.isHeap && !mains.includes(food)),
    { x: 2, y: 4 },
    [rx * 0.7, ry * 0.66],
    { cover: heaps.length ? 0.5 : 0.85, most: 24 },
  );
  for (const food of cook.of('creamy')) cook.put(food, { x: 16, y: -8 }, { scale: 0.85 });
  garnish(cook, { x: 0, y: 4 }, [64, 56]);
};

/** Mixes everything, as it comes out of the pan. */
export const tossed: Arrangement = (cook, [rx, ry]) => {
  const rest = cook.foods.filter(large).filter(({ role }) => role !== 'creamy' && role !== 'sauce');
  const heaps = rest.filter(({ isHeap }) => isHeap);
  const isSlice = ({ role, size }: Ingredient) => role === 'bread' && size > 60 && rest.length > 1;
  for (const bread of rest.filter(isSlice).slice(0, 1))
    for (const turn of [8, 30]) cook.put(bread, { x: 60 + turn, y: -128 + turn * 1.4 }, { turn, scale: 0.8 });
  const pieces = rest.filter((food) => !food.isHeap && food.form !== 'friedegg' && !isSlice(food));
  const [bed, ...others] = heaps.toSorted((a, b) => b.amount - a.amount);
  if (cook.hasGround) cook.fill([rx, ry]);
  const reach: [number, number] = [rx * 0.92, ry * 0.9];
  if (bed) cook.heap(bed, { x: 0, y: 2 }, reach);
  for (const [index, heap] of others.entries()) {
    const angle = index * 2.2 - 0.6;
    const part: [number, number] = [rx * 0.34, ry * 0.3];
    for (const side of [1, -1])
      cook.heap(heap, { x: side * Math.cos(angle) * rx * 0.42, y: side * Math.sin(angle) * ry * 0.42 }, part);
  }
  const bedShare = bed ? Math.max(0.45, 1.3 - bed.amount / 9) : 1.5;
  cook.pile(pieces, { x: 0, y: 2 }, reach, { cover: bedShare, most: 62 });
  for (const [index, egg] of rest.filter(({ form }) => form === 'friedegg').entries())
    for (let count = 0; count < (egg.amount > 3 ? 2 : 1); count++)
      cook.put(egg, { x: -40 + 84 * count + index * 10, y: -16 + 40 * count }, { scale: 1.05 });
  const isAlone = rest.length === 0;
  for (const food of isAlone ? cook.of('creamy', 'sauce') : cook.of('creamy'))
    cook.put(food, isAlone ? { x: 0, y: 4 } : { x: 46, y: -34 }, { scale: isAlone ? 2.3 : 0.95 });
  garnish(cook, { x: 0, y: 0 }, [rx * 0.66, ry * 0.62]);
};

/** Lays pieces side by side on a tray. */
export const tray: Arrangement = (cook, [rx, ry]) => {
  const solid = cook.foods.filter(large).filter(({ role }) => role !== 'creamy' && role !== 'sauce');
  const [main] = solid.filter(({ role, size }) => role === 'protein' && size > 40);
  const rest = solid.filter((food) => food !== main);
  cook.pile(rest, { x: 0, y: 0 }, [rx * 1.02, ry * 0.98], { cover: main ? 1.05 : 1.4, most: 46 });
  if (main) {
    const count = main.size > 66 ? 2 : 3;
    for (let index = 0; index < count; index++)
      cook.put(
        main,
        { x: (index - (count - 1) / 2) * (main.size > 66 ? 150 : 100), y: cook.between(-14, 14) },
        { turn: 62 + cook.between(-10, 10), scale: main.size > 66 ? 0.95 : 1.1 },
      );
  }
  garnish(cook, { x: 0, y: 0 }, [rx * 0.8, ry * 0.7]);
};
