import { darker, lighter } from '../art/paint.js';
import { box, circle, ellipse } from '../geometry.js';
import type { Arrangement } from './arrangement.js';
import { type Ingredient, isGarnish } from './ingredient.js';

/** Lays two halves with the cut side up, so that the filling shows. */
export const sandwich: Arrangement = (cook) => {
  const bread = cook.of('bread')[0];
  const [crust, crumb] = bread?.colors ?? ['#a9662c', '#e8bf83'];
  const layers = cook.foods.filter(({ role }) => role !== 'bread').slice(0, 6);
  for (const [cx, cy, turn] of [
    [-82, -16, -14],
    [84, 18, -8],
  ] as const) {
    const height = 216;
    const rows = layers.length || 1;
    cook.scene.place(
      `half${rows}`,
      () => {
        const step = 84 / rows;
        return [
          { d: box(0, 0, 150, height, 22), fill: crust, stroke: darker(crust), width: 4 },
          { d: box(-52, 0, 36, height - 12, 12) + box(52, 0, 36, height - 12, 12), fill: crumb },
          {
            d: `M-58-70v50M-50 0v60M-62 76v10M50-84v40M58-10v66M46 76v12`,
            stroke: darker(crumb, 0.1),
            width: 4,
          },
          ...layers.map(({ colors: [edge, flesh] }, index) => ({
            d: wavy(-42 + step * (index + 0.5), height - 14, step * 0.5),
            stroke: index % 2 ? edge : flesh,
            width: Math.round(step + 5),
          })),
        ];
      },
      { x: cx, y: cy, turn, scale: 1.04 },
    );
    const peeking = layers.filter(({ isHeap, size }) => !isHeap && size > 12).slice(0, 4);
    const radians = (turn * Math.PI) / 180;
    for (let index = 0; index < 7 && peeking.length > 0; index++) {
      const along = -88 + index * 29;
      const across = ((index % peeking.length) / Math.max(1, peeking.length - 1) - 0.5) * 62;
      const at = {
        x: cx + Math.cos(radians) * across - Math.sin(radians) * along,
        y: cy + Math.sin(radians) * across + Math.cos(radians) * along,
      };
      const food = peeking[index % peeking.length] as Ingredient;
      cook.put(food, at, { scale: Math.min(0.85, 23 / food.size) });
    }
  }
};

/** A line from top to bottom with small waves. */
const wavy = (x: number, height: number, wave: number): string => {
  const step = Math.round(height / 6);
  const [left, deep] = [Math.round(x), Math.round(Math.min(9, wave))];
  return `M${left} ${-Math.round(height / 2) + 8}q${deep} ${Math.round(step / 2)} 0 ${step}${`t0 ${step}`.repeat(4)}`;
};

/** Arranges rolls that were cut, so that the filling shows inside its wrapper. */
const cutRolls =
  (
    wrapper: readonly [string, string],
    places: readonly (readonly [number, number])[],
    r: number,
  ): Arrangement =>
  (cook) => {
    const [edge, inside] = wrapper;
    const filling = cook.foods
      .filter(({ role }) => role !== 'bread' && role !== 'creamy' && role !== 'sauce')
      .slice(0, 6);
    for (const [x, y] of places) {
      cook.scene.place(
        'roll',
        () => [
          { d: circle(0, 4, r + 2), fill: '#1b120c', opacity: 0.18 },
          { d: circle(0, 0, r), fill: edge, stroke: darker(edge, 0.3), width: 4 },
          { d: circle(0, 0, r * 0.84), fill: inside },
          {
            d: `M${Math.round(-r * 0.9)} 0A${r} ${r} 0 0 1 0 ${Math.round(-r * 0.9)}`,
            stroke: lighter(edge, 0.4),
            width: 5,
          },
        ],
        { x, y, turn: 0, scale: 1 },
      );
      const heaps = filling.filter(({ isHeap }) => isHeap).slice(0, 2);
      for (const [index, heap] of heaps.entries())
        cook.heap(
          heap,
          { x: x - 6 + index * 20, y: y - 8 + index * 18 },
          index ? [r * 0.4, r * 0.36] : [r * 0.72, r * 0.7],
        );
      const pieces = filling.filter(({ isHeap }) => !isHeap);
      const widest = Math.max(1, ...pieces.map(({ size }) => size));
      cook.pile(pieces, { x, y }, [r * 0.74, r * 0.72], {
        cover: heaps.length ? 0.8 : 1.25,
        most: 9,
        scale: Math.min(1, (r * 0.46) / widest),
      });
    }
    for (const food of cook
      .of('creamy', 'sauce')
      .filter(({ isHeap }) => !isHeap)
      .slice(0, 1))
      cook.put(food, { x: 118, y: -84 }, { scale: 0.9 });
  };

/** Two halves of a wrap, with the cut side up. */
export const wrap: Arrangement = (cook) => {
  const bread = cook.of('bread')[0];
  const leafy = cook.of('leaf')[0];
  const colors = bread?.colors ?? leafy?.colors ?? (['#d8b070', '#f8e6bd', '#d3a45c'] as const);
  const filling = cook.foods
    .filter((food) => food.role !== 'bread' && food.role !== 'creamy' && (bread || food !== leafy))
    .slice(0, 6);
  const heaps = filling.filter(({ isHeap }) => isHeap).slice(0, 2);
  const pieces = filling.filter(({ isHeap }) => !isHeap);
  const widest = Math.max(1, ...pieces.map(({ size }) => size));
  for (const [x, y, turn] of [
    [-80, 0, -9],
    [80, 10, 8],
  ] as const) {
    cook.make('wraphalf', { x, y }, { turn, scale: 1.16, colors });
    const radians = (turn * Math.PI) / 180;
    const at = { x: x + Math.sin(radians) * 72, y: y - Math.cos(radians) * 72 };
    for (const [index, heap] of heaps.entries())
      cook.heap(heap, { x: at.x + (index ? 24 : -18), y: at.y + (index ? 8 : -4) }, [32, 26]);
    cook.pile(pieces, at, [54, 38], {
      cover: heaps.length ? 0.9 : 1.5,
      most: 9,
      scale: Math.min(1, 24 / widest),
    });
    for (const food of cook.of('creamy').slice(0, 1)) cook.put(food, at, { scale: 0.42 });
  }
};

const SIX_ROLLS = [
  [-100, -62],
  [-6, -70],
  [88, -54],
  [-62, 34],
  [34, 34],
  [118, 44],
] as const;

const inNori = cutRolls(['#24382c', '#fbf8ee'], SIX_ROLLS, 46);
const inVegetable = cutRolls(['#5f9338', '#f2f5dc'], SIX_ROLLS, 46);

/** Rolls with rice are wrapped in seaweed, others in a slice of a vegetable. */
export const rolls: Arrangement = (cook, inner) =>
  (cook.foods.some(({ look }) => /rice$/.test(look) || look === 'nori') ? inNori : inVegetable)(cook, inner);

export const summerrolls = cutRolls(
  ['#e3e6dc', '#f8f8f1'],
  [
    [-96, -58],
    [0, -70],
    [96, -46],
    [-52, 44],
    [50, 52],
  ],
  48,
);

/** Arranges open shells with their filling, such as tacos or leaves of lettuce. */
const shells =
  (form: 'taco' | 'cup'): Arrangement =>
  (cook) => {
    const filling = cook.foods.filter(
      (food) => !isGarnish(food) && food.role !== 'bread' && food.role !== 'creamy',
    );
    const leaf = filling.find(({ role }) => role === 'leaf');
    const inside = filling.filter((food) => form === 'taco' || food !== leaf).slice(0, 6);
    for (const [x, y, turn] of [
      [-96, 8, -8],
      [0, -4, 2],
      [96, 8, 10],
    ] as const) {
      if (form === 'cup')
        cook.make(
          'cup',
          { x, y: y + (x === 0 ? -40 : 20) },
          { turn: turn * 6, scale: 1.06, colors: ['#6aa83a', '#b5dd7c', '#dcefb0'] },
        );
      else
        cook.scene.place(
          'taco',
          () => [
            { d: ellipse(4, 6, 56, 120), fill: '#1b120c', opacity: 0.16 },
            { d: ellipse(0, 0, 55, 120), fill: '#e3bd74', stroke: '#b98a45', width: 4 },
            { d: ellipse(0, 0, 46, 110), fill: '#f7e2b0' },
            {
              d:
                ellipse(-30, -60, 7, 10) +
                ellipse(34, 30, 7, 12) +
                ellipse(-34, 50, 6, 9) +
                ellipse(30, -70, 5, 8),
              fill: '#d8a95c',
            },
          ],
          { x, y, turn, scale: 1 },
        );
      const at = { x, y: y + (form === 'cup' ? (x === 0 ? -40 : 20) : 0) };
      const reach: [number, number] = form === 'taco' ? [34, 96] : [46, 46];
      const heaps = inside.filter(({ isHeap }) => isHeap).slice(0, 3);
      for (const [index, heap] of heaps.entries())
        cook.heap(
          heap,
          { x: at.x, y: at.y + (index - (heaps.length - 1) / 2) * (form === 'taco' ? 62 : 30) },
          [reach[0] * 0.92, reach[1] * (heaps.length > 1 ? 0.46 : 0.8)],
        );
      const pieces = inside.filter(({ isHeap }) => !isHeap);
      const widest = Math.max(1, ...pieces.map(({ size }) => size));
      cook.pile(pieces, at, reach, {
        cover: heaps.length ? 0.7 : 1.5,
        most: 10,
        scale: Math.min(1, 30 / widest),
      });
      for (const food of cook.of('creamy').slice(0, 1)) cook.put(food, at, { scale: 0.5 });
      for (const food of cook.foods.filter(isGarnish))
        cook.sprinkle(food, at, [reach[0] * 0.8, reach[1] * 0.7], 3, 0.8);
    }
  };

export const tacos = shells('taco');
export const cups = shells('cup');
