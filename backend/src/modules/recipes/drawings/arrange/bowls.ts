import type { FormName } from '../art/look.js';
import { circle, type Point } from '../geometry.js';
import type { Arrangement } from './arrangement.js';
import type { Cook, Fan } from './cook.js';
import { type Ingredient, isGarnish } from './ingredient.js';

/** Herbs and seeds go on top of everything. */
export function garnish(cook: Cook, at = { x: 0, y: 0 }, reach: [number, number] = [80, 70]): void {
  for (const food of cook.of('nut').filter(({ amount }) => amount <= 2))
    cook.sprinkle(food, at, reach, food.size < 12 ? 14 : 6);
  for (const food of cook.of('herb'))
    cook.sprinkle(food, at, [reach[0] * 0.8, reach[1] * 0.8], 4 + food.amount);
}

const whatLies = (cook: Cook): Ingredient[] => cook.foods.filter((food) => !isGarnish(food));

/** A liquid in which few things swim. */
export const soup: Arrangement = (cook, [rx, ry]) => {
  cook.fill([rx + 8, ry + 8]);
  const creamy = cook.of('creamy');
  const [bread] = cook.of('bread');
  const [cheese] = bread ? cook.of('cheese').filter(({ isHeap }) => isHeap) : [];
  const solid = whatLies(cook).filter(
    (food) => food !== cheese && !['creamy', 'starch', 'bread'].includes(food.role),
  );
  for (const starch of cook.of('starch'))
    if (starch.isHeap) cook.heap(starch, { x: -20, y: 14 }, [90, 80]);
    else cook.pile([starch], { x: 0, y: 6 }, [100, 94], { cover: 0.3, most: 9 });
  cook.pile(solid, { x: 0, y: 8 }, [122, 116], { cover: 0.55, most: 22 });
  cook.sink([rx, ry], 0.3);
  cook.pile(solid, { x: 4, y: 2 }, [84, 78], { cover: 0.62, most: 16 });
  for (const food of creamy) cook.put(food, { x: 18, y: -14 }, { scale: 1.1 });
  if (cheese && bread) return gratinate(cook, bread, cheese);
  garnish(cook, { x: 0, y: 0 }, [80, 74]);
  if (bread) cook.put(bread, { x: 96, y: 96 }, { turn: -35, scale: bread.form === 'toast' ? 0.8 : 1 });
};

/** Toasts that swim on a soup under melted cheese. */
function gratinate(cook: Cook, bread: Ingredient, cheese: Ingredient): void {
  for (const [x, y, turn] of [
    [-44, -14, -14],
    [52, 26, 20],
  ] as const) {
    cook.put(bread, { x, y }, { turn, scale: 62 / bread.size });
    cook.heap(cheese, { x: x + 2, y }, [48, 44]);
  }
  garnish(cook, { x: 0, y: 0 }, [80, 74]);
}

/** A blended soup: smooth, with a swirl and something on top. */
export const creamsoup: Arrangement = (cook, [rx, ry]) => {
  cook.fill([rx + 8, ry + 8]);
  cook.swirl({ x: -14, y: 6 }, 62);
  const top = cook.foods.filter(({ role }) => !['starch', 'creamy', 'bread'].includes(role)).slice(0, 3);
  cook.pile(
    top.filter((food) => !isGarnish(food)),
    { x: 16, y: 14 },
    [56, 48],
    { cover: 0.75, most: 9 },
  );
  garnish(cook, { x: 10, y: 6 }, [62, 54]);
  for (const bread of cook.of('bread').slice(0, 1))
    for (const [x, y, turn] of [
      [124, 62, -14],
      [92, 112, -38],
    ] as const)
      cook.put(bread, { x, y }, { turn, scale: bread.size > 60 ? 0.66 : 0.95 });
};

/** Arranges a thick dish with as many pieces as sauce. */
export const stew: Arrangement = (cook, [rx, ry]) => {
  const [starch] = cook.of('starch').filter(({ isHeap }) => isHeap);
  const rest = whatLies(cook).filter(
    (food) => food !== starch && !['creamy', 'bread', 'sauce'].includes(food.role),
  );
  if (!starch) {
    cook.fill([rx + 8, ry + 8]);
    cook.pile(rest, { x: 0, y: 6 }, [rx * 0.94, ry * 0.94], { cover: 0.95, most: 44 });
    cook.sink([rx, ry], 0.2);
    cook.pile(rest, { x: 0, y: 2 }, [rx * 0.62, ry * 0.6], { cover: 0.95, most: 22 });
  } else {
    cook.heap(starch, { x: -34, y: -30 }, [rx * 0.8, ry * 0.8]);
    cook.pool({ x: 34, y: 34 }, [rx * 0.8, ry * 0.76]);
    cook.pile(rest, { x: 36, y: 36 }, [rx * 0.7, ry * 0.66], { cover: 0.9, most: 30 });
    cook.sink([0, 0]);
    cook.pile(rest, { x: 36, y: 32 }, [rx * 0.46, ry * 0.42], { cover: 0.9, most: 16 });
  }
  for (const food of cook.of('creamy')) cook.put(food, starch ? { x: 40, y: 20 } : { x: 22, y: -16 });
  garnish(cook, starch ? { x: 30, y: 26 } : { x: 0, y: 0 }, [74, 64]);
  for (const bread of cook.of('bread').slice(0, 1)) {
    cook.put(bread, { x: -108, y: -96 }, { turn: -40, scale: bread.size > 60 ? 0.75 : 1.05 });
    cook.put(bread, { x: -84, y: -122 }, { turn: -20, scale: bread.size > 60 ? 0.75 : 1.05 });
  }
};

/** Puts leaves all around, tosses everything else among them, and puts the best on top. */
export const salad: Arrangement = (cook, [rx, ry]) => {
  const leaves = cook.of('leaf');
  const heaps = whatLies(cook).filter(
    ({ isHeap, role }) => isHeap && role !== 'protein' && role !== 'creamy',
  );
  if (leaves.length > 0) {
    const ring = (count: number, share: number, scale: number) => {
      for (let index = 0; index < count; index++) {
        const leaf = leaves[index % leaves.length] as Ingredient;
        const angle = (index / count) * 2 * Math.PI + share * 5;
        const at = { x: Math.cos(angle) * rx * share, y: Math.sin(angle) * ry * share };
        cook.put(leaf, at, { turn: (angle * 180) / Math.PI + 90 + cook.between(-40, 40), scale });
      }
    };
    const small = (leaves[0]?.size ?? 40) < 34;
    ring(small ? 15 : 10, 0.8, 1.15);
    ring(small ? 10 : 6, 0.46, 1.1);
    ring(small ? 4 : 2, 0.12, 1);
  }
  for (const [index, heap] of heaps.entries()) {
    const isBed = index === 0 && leaves.length === 0;
    cook.heap(
      heap,
      isBed ? { x: 0, y: 2 } : { x: -40 + index * 62, y: -48 + index * 20 },
      isBed ? [rx * 0.93, ry * 0.92] : [58, 48],
    );
  }
  const large = whatLies(cook).filter(
    ({ role, size, isHeap }) => role === 'protein' && (size >= 33 || isHeap),
  );
  const rest = whatLies(cook).filter(
    (food) =>
      !['leaf', 'creamy', 'sauce'].includes(food.role) && !heaps.includes(food) && !large.includes(food),
  );
  const bed = leaves.length > 0 || heaps.length > 0;
  if (rest.length > 0)
    cook.pile(rest, { x: 0, y: 2 }, [rx * 0.88, ry * 0.86], {
      cover: bed ? 0.74 : 1.45,
      most: bed ? 34 : 56,
      scale: !bed && rest.every(({ size }) => size < 14) ? 1.7 : 1,
    });
  for (const [index, main] of large.entries())
    serve(cook, main, { x: index ? -56 : 30, y: index ? -30 : 34 }, 0.86);
  for (const food of cook.of('creamy', 'sauce').slice(0, 1))
    cook.drizzle(food.colors, { x: 0, y: 0 }, [70, 40]);
  garnish(cook);
};

/** The main thing of a plate: one whole piece, or a few that lean on one another. */
export function serve(cook: Cook, food: Ingredient, at: Point, scale = 1): void {
  const fan = FANS[food.form];
  if (food.isHeap) cook.heap(food, at, [76 * scale, 62 * scale]);
  else if (fan) cook.fan(food, at, { ...fan, step: fan.step * scale, scale: (fan.scale ?? 1) * scale });
  else if (food.size > 66) cook.put(food, at, { turn: -18 + cook.between(-6, 6), scale: scale * 1.12 });
  else if (food.form === 'friedegg') cook.put(food, at, { scale: scale * 1.2 });
  else cook.pile([food], at, [82 * scale, 66 * scale], { cover: 1.5, most: 14, scale: 1.08 * scale });
}

/** The only food of a plate: as much of it as looks generous. */
export function alone(cook: Cook, food: Ingredient, [rx, ry]: readonly [number, number]): void {
  const at = { x: 0, y: 4 };
  if (food.isHeap) cook.heap(food, at, [rx * 0.8, ry * 0.78]);
  else if (food.form === 'friedegg') cook.put(food, at, { scale: 1.9 });
  else if (food.form === 'stoned') cook.fan(food, at, { count: 2, step: 118, turn: 8, scale: 1.6 });
  else if (FANS[food.form] || (food.size > 66 && food.role === 'protein')) serve(cook, food, at, 1.4);
  else {
    const scale = Math.min(1.7, Math.max(1, 26 / food.size));
    cook.pile([food], at, [rx * 0.84, ry * 0.82], { cover: 1.7, most: 60, scale });
  }
}

/** The foods that lie in a row, one piece leaning on the next. */
const FANS: Partial<Record<FormName, Fan>> = {
  sausage: { count: 2, step: 44, turn: 72, scale: 1.05 },
  meatslice: { count: 6, step: 27, turn: -16, bend: 90, scale: 1.2 },
  slab: { count: 3, step: 44, turn: -14, bend: 30 },
  patty: { count: 2, step: 74, turn: -24, scale: 1.05 },
  egghalf: { count: 2, step: 62, turn: -20, scale: 1.05 },
  loafslice: { count: 3, step: 42, turn: -14, bend: 30, scale: 0.95 },
};

/** Puts the grain below and the rest in sections around the middle. */
export const sections: Arrangement = (cook, [rx, ry]) => {
  const [starch] = cook.foods.filter(({ role, isHeap }) => role === 'starch' && isHeap);
  const rest = whatLies(cook).filter(
    (food) =>
      food !== starch &&
      food.role !== 'leaf' &&
      (food.isHeap || (food.role !== 'creamy' && food.role !== 'sauce')),
  );
  const leaves = cook.of('leaf');
  if (starch) cook.heap(starch, { x: 0, y: 2 }, [rx * 0.97, ry * 0.97]);
  else if (leaves[0]) leafBed(cook, leaves[0], rx);
  const shown = rest.slice(0, 6);
  const beds = starch ? [...shown, ...leaves.slice(0, 1)] : shown;
  const weights = beds.map(({ amount, role }) => Math.sqrt(amount) + (role === 'protein' ? 0.6 : 0.4));
  const total = weights.reduce((sum, one) => sum + one, 0) + (starch ? 0.9 : 0);
  let angle = Math.PI * 0.5 - ((weights[0] ?? 1) / total) * Math.PI;
  for (const [index, food] of beds.entries()) {
    const share = (weights[index] ?? 1) / total;
    const middle = angle + share * Math.PI;
    const across = Math.min(76, Math.max(beds.length < 4 ? 56 : 42, share * 6.28 * 50));
    const at = { x: Math.cos(middle) * rx * 0.53, y: Math.sin(middle) * ry * 0.53 };
    if (food.isHeap) cook.heap(food, at, [across, across * 0.94]);
    else if (food.size > 66)
      cook.put(food, at, { turn: (middle * 180) / Math.PI + 90, scale: Math.min(1, across / 58) });
    else if (food.form === 'meatslice' || food.form === 'crescent' || food.form === 'slab')
      cook.fan(food, at, {
        count: 5,
        step: (across * 2) / 5.6,
        turn: (middle * 180) / Math.PI + 90,
        scale: 0.92,
      });
    else if (food.form === 'egghalf' || food.form === 'friedegg')
      cook.put(food, at, { turn: (middle * 180) / Math.PI + 90, scale: across / 46 });
    else cook.pile([food], at, [across, across * 0.94], { cover: 1.7, most: 15 });
    angle += share * 2 * Math.PI;
  }
  for (const food of cook.of('sauce').filter(({ isHeap }) => !isHeap))
    cook.drizzle(food.colors, { x: 0, y: 0 }, [rx * 0.6, ry * 0.24]);
  const [creamy] = cook.of('creamy').filter(({ isHeap }) => !isHeap);
  if (creamy) cook.put(creamy, { x: 0, y: 0 }, { scale: 0.85 });
  garnish(cook, { x: 0, y: 0 }, [92, 86]);
};

export function leafBed(cook: Cook, leaf: Ingredient, rx: number, share = 0.7): void {
  const count = leaf.size < 34 ? 14 : 9;
  for (let index = 0; index < count + 3; index++) {
    const isInner = index >= count;
    const angle = (index / (isInner ? 3 : count)) * 2 * Math.PI;
    const reach = rx * (isInner ? 0.2 : share);
    cook.put(
      leaf,
      { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach },
      { turn: (angle * 180) / Math.PI + 90, scale: 1.15 },
    );
  }
}

/** A spoon that waits in the bowl. */
function spoon(cook: Cook, { x, y }: Point): void {
  const [ground] = cook.groundColors;
  const handle = `M${x} ${y}L${x + 132} ${y + 116}`;
  cook.scene.add(
    { d: handle, stroke: '#7d8288', width: 19 },
    { d: handle, stroke: '#c9cdd1', width: 13 },
    { d: circle(x - 14, y - 12, 40), fill: '#b4b9be', stroke: '#7d8288', width: 3 },
    { d: circle(x - 19, y - 17, 36), fill: cook.groundColors[1], stroke: ground, width: 3 },
    { d: `M${x - 44} ${y - 20}q6-24 30-24`, stroke: '#ffffff', width: 6, opacity: 0.8 },
  );
}

/** Arranges something smooth with rows and clusters on one side of it. */
export const topped: Arrangement = (cook, [rx, ry]) => {
  cook.fill([rx + 8, ry + 8]);
  const [shade, , light] = cook.groundColors;
  const at = { x: -rx * 0.24, y: -ry * 0.2 };
  cook.scene.add(
    {
      d: `M${at.x - 46} ${at.y + 30}Q${at.x - 40} ${at.y - 52} ${at.x + 40} ${at.y - 40}T${at.x + 30} ${at.y + 44}`,
      stroke: shade,
      width: 6,
      opacity: 0.55,
    },
    {
      d: `M${at.x - 30} ${at.y + 30}Q${at.x - 26} ${at.y - 34} ${at.x + 32} ${at.y - 26}`,
      stroke: light,
      width: 6,
      opacity: 0.8,
    },
  );
  const tops = cook.foods.filter(
    ({ role, isHeap }) =>
      role !== 'creamy' && role !== 'starch' && role !== 'sauce' && !(isHeap && role === 'nut'),
  );
  const rows = tops.filter(({ size }) => size >= 13).slice(0, 4);
  const dusted = tops.filter(({ size }) => size < 13);
  const oats = cook.of('starch').filter(({ isHeap }) => isHeap);
  for (const heap of oats) cook.heap(heap, { x: rx * 0.36, y: -ry * 0.36 }, [rx * 0.36, ry * 0.3]);
  for (const [index, food] of rows.entries()) {
    const angle = (rows.length === 1 ? 0.9 : 2.5 - (index / (rows.length - 1)) * 2.9) + 0.1;
    const off = rows.length === 1 ? 0.26 : 0.46;
    const where = { x: Math.cos(angle) * rx * off, y: Math.sin(angle) * ry * off };
    const reach = [0.56, 0.48, 0.4, 0.36][rows.length - 1] ?? 0.36;
    if (food.isHeap) cook.heap(food, where, [rx * reach, ry * reach]);
    else if (food.size > 24 && food.role !== 'leaf')
      cook.fan(food, where, {
        count: Math.round((reach * rx * 2.3) / food.size),
        step: food.size * 1.05,
        turn: (angle * 180) / Math.PI + 90,
        bend: -70,
      });
    else cook.pile([food], where, [rx * reach, ry * reach], { cover: 1.5, most: 16 });
  }
  if (tops.length + oats.length + cook.of('sauce').length === 0) spoon(cook, { x: rx * 0.2, y: ry * 0.22 });
  if (tops.length === 0 && cook.isGrainy) cook.dust({ x: 6, y: 8 }, [rx * 0.5, ry * 0.46]);
  for (const food of dusted) cook.sprinkle(food, { x: 8, y: 8 }, [rx * 0.7, ry * 0.66], 16);
  for (const food of cook.of('sauce')) cook.drizzle(food.colors, { x: 0, y: 4 }, [rx * 0.6, ry * 0.26]);
};
