import type { PieceName } from '../art/look.js';
import type { Arrangement } from './arrangement.js';
import { garnish } from './bowls.js';
import { isGarnish } from './ingredient.js';

/** The same thing several times, such as balls, cookies, or muffins. */
const several =
  (form: PieceName, places: [x: number, y: number][], scale: number, turns = 20): Arrangement =>
  (cook) => {
    const shown = cook.foods.filter(({ isHeap }) => !isHeap).slice(0, 3);
    for (const [x, y] of places) {
      const at = { x: x + cook.between(-5, 5), y: y + cook.between(-5, 5) };
      cook.make(form, at, { turn: cook.between(-turns, turns), scale });
      for (const [index, food] of shown.entries()) {
        const small = food.size < 12;
        for (let count = 0; count < (small ? 4 : 1); count++) {
          const spot = {
            x: at.x + cook.between(-16, 16) * scale + index * 6,
            y: at.y + cook.between(-15, 11) * scale,
          };
          cook.put(food, spot, { scale: small ? 0.9 : Math.min(1, (24 * scale) / food.size) });
        }
      }
    }
  };

const SIX: [number, number][] = [
  [-78, -62],
  [4, -84],
  [80, -46],
  [-84, 30],
  [-4, 4],
  [72, 48],
  [-10, 88],
];

export const balls = several('ball', SIX, 1.45);
export const cookies = several(
  'cookie',
  [
    [-64, -62],
    [58, -68],
    [-82, 44],
    [16, 22],
    [92, 30],
    [-4, 100],
  ],
  1.3,
  180,
);
export const bars = several(
  'bar',
  [
    [-70, -72],
    [56, -68],
    [-62, 8],
    [64, 14],
    [-48, 86],
    [70, 92],
  ],
  1.12,
  12,
);
export const muffins = several(
  'muffin',
  [
    [-70, -62],
    [60, -72],
    [-4, 34],
    [-100, 66],
    [96, 52],
  ],
  1.32,
  90,
);
export const crackers = several(
  'cracker',
  [
    [-84, -70],
    [14, -84],
    [96, -50],
    [-62, 8],
    [40, 4],
    [-84, 84],
    [14, 84],
    [100, 66],
  ],
  1.05,
  30,
);
export const loaf = several(
  'loafslice',
  [
    [-84, -30],
    [-20, 4],
    [50, 36],
  ],
  1.5,
  10,
);
export const patties = several(
  'patty',
  [
    [-66, -50],
    [62, -44],
    [-4, 58],
  ],
  1.12,
  90,
);

/** Flatbreads that lean on one another. */
export const flatbreads: Arrangement = (cook) => {
  const bread = cook.of('bread')[0];
  for (const [x, y, turn] of [
    [-38, -40, 20],
    [44, -4, 120],
    [-24, 44, 230],
  ] as const)
    cook.make('flatbread', { x, y }, { turn, scale: 1.06, ...(bread && { colors: bread.colors }) });
  const rest = cook.foods.filter((food) => food !== bread && !isGarnish(food) && !food.isHeap);
  cook.pile(rest, { x: 0, y: 10 }, [84, 74], { cover: 0.8, most: 12 });
  garnish(cook, { x: 0, y: 10 }, [90, 84]);
};

export const pancakes: Arrangement = (cook) => {
  for (const [x, y] of [
    [-26, 22],
    [14, 8],
    [-6, -12],
  ] as const)
    cook.make(
      'pancake',
      { x, y },
      { turn: cook.between(-30, 30), scale: 1.08, colors: ['#c98a3a', '#f0cf8a', '#a8692a'] },
    );
  if (cook.hasGround) cook.pool({ x: -8, y: -12 }, [58, 46]);
  const creamy = cook.of('creamy');
  for (const food of creamy) cook.put(food, { x: -14, y: -20 }, { scale: 1.1 });
  const fruit = cook.foods.filter(
    (food) => food.role !== 'creamy' && !isGarnish(food) && food.role !== 'starch',
  );
  cook.pile(fruit.slice(0, 3), { x: 2, y: -8 }, [74, 62], { cover: 0.95, most: 13 });
  cook.pile(fruit.slice(0, 2), { x: 96, y: 82 }, [44, 36], { cover: 1, most: 5 });
  garnish(cook, { x: 0, y: -8 }, [66, 56]);
};

/** Lays two slices with their topping. */
export const toast: Arrangement = (cook) => {
  const bread = cook.of('bread')[0];
  const form: PieceName =
    bread?.form === 'bagel' || bread?.form === 'crostini' || bread?.form === 'bun' ? bread.form : 'toast';
  const tops = cook.foods.filter((food) => food.role !== 'bread' && !isGarnish(food));
  const spreads = tops.filter(
    ({ role, isHeap, cut, form: top }) =>
      role === 'creamy' || role === 'sauce' || cut === 'mash' || (isHeap && top !== 'folds'),
  );
  const places = form === 'crostini' ? CROSTINI : SLICES;
  const size = form === 'crostini' ? 1.25 : 1.12;
  for (const [x, y] of places) {
    const at = { x, y };
    cook.make(form, at, { turn: cook.between(-9, 9), scale: size, ...(bread && { colors: bread.colors }) });
    const reach: [number, number] = form === 'crostini' ? [40, 28] : [66, 66];
    if (cook.hasGround) cook.pool({ x, y: y + 2 }, [reach[0] * 0.98, reach[1] * 0.96]);
    for (const [index, food] of spreads.slice(0, 2).entries()) {
      if (food.isHeap)
        cook.heap(food, { x, y: y + index * 8 }, [
          reach[0] * (index ? 0.6 : 0.95),
          reach[1] * (index ? 0.5 : 0.92),
        ]);
      else cook.put(food, at, { scale: reach[0] / 42 });
    }
    const pieces = tops.filter((food) => !spreads.includes(food));
    for (const food of pieces.filter(({ isHeap }) => isHeap))
      cook.heap(food, at, [reach[0] * 0.85, reach[1] * 0.8]);
    const rest = pieces.filter(({ isHeap }) => !isHeap).slice(0, 4);
    const tooLarge = Math.max(...rest.map(({ size: one }) => one), 1);
    cook.pile(rest, at, reach, { cover: 1.15, most: 11, scale: Math.min(1, (reach[0] * 0.72) / tooLarge) });
    for (const food of cook.foods.filter(isGarnish))
      cook.sprinkle(food, at, [reach[0] * 0.6, reach[1] * 0.6], 3, 0.8);
  }
};

const SLICES: [number, number][] = [
  [-88, -12],
  [88, 12],
];

const CROSTINI: [number, number][] = [
  [-96, -60],
  [20, -72],
  [110, -18],
  [-64, 26],
  [50, 56],
  [-84, 100],
];
