import { darker } from '../art/paint.js';
import { circle } from '../geometry.js';
import type { Arrangement } from './arrangement.js';
import { alone, garnish } from './bowls.js';
import { isGarnish } from './ingredient.js';
import { bundle } from './plates.js';

/** A small bowl in the middle of things to dip. */
export const dip: Arrangement = (cook) => {
  const [spread] = cook.of('creamy', 'sauce');
  const around = cook.foods
    .filter((food) => food !== spread && !isGarnish(food) && food.role !== 'creamy' && food.role !== 'sauce')
    .slice(0, 4);
  const count = around.length || 1;
  for (const [index, food] of around.entries()) {
    const angle = (index / count) * 2 * Math.PI - 0.7;
    for (let part = 0; part < (count === 1 ? 4 : count === 2 ? 2 : 1); part++) {
      const turned = angle + (count === 1 ? part * 1.57 : count === 2 ? part * 1.5 - 0.75 : 0);
      const at = { x: Math.cos(turned) * 108, y: Math.sin(turned) * 108 };
      if (food.form === 'stick' || food.form === 'spear' || food.form === 'pod')
        bundle(cook, food, at, 52, (turned * 180) / Math.PI);
      else cook.pile([food], at, [62, 56], { cover: 1.6, most: 8 });
    }
  }
  cook.scene.add(
    { d: circle(0, 5, 82), fill: '#1b120c', opacity: 0.2 },
    { d: circle(0, 0, 80), fill: '#4f7f9b', stroke: '#3a6077', width: 3 },
    { d: circle(0, 0, 74), stroke: '#86aabf', width: 4 },
    { d: circle(0, 0, 68), fill: '#e9e4da' },
  );
  if (cook.hasGround) cook.fill([66, 66], { x: 0, y: 0 });
  else if (spread)
    cook.scene.add(
      { d: circle(0, 0, 66), fill: spread.colors[0] },
      { d: circle(0, 3, 62), fill: spread.colors[1] },
    );
  const [, , light] = cook.groundColors;
  cook.scene.add({ d: 'M-30 10Q-28-34 12-30T20 20T-14 18', stroke: light, width: 8, opacity: 0.8 });
  for (const food of cook.foods.filter(isGarnish)) cook.sprinkle(food, { x: 0, y: 0 }, [36, 34], 4, 0.9);
};

const BEAN_PATTY = ['#5a3524', '#7f4f33', '#432417'] as const;

/** A burger with its lid off to the side. */
export const burger: Arrangement = (cook) => {
  const bread = cook.of('bread')[0];
  const colors = bread?.form === 'bun' ? bread.colors : (['#b9762f', '#dfa25a', '#fbe9c6'] as const);
  const patty = cook.foods.find(({ form }) => form === 'patty');
  const rest = cook.foods.filter(
    ({ role, form }) => role !== 'bread' && form !== 'patty' && role !== 'creamy',
  );
  const at = { x: -34, y: 28 };
  if (bread)
    cook.scene.add(
      { d: circle(at.x, at.y + 5, 108), fill: '#1b120c', opacity: 0.16 },
      { d: circle(at.x, at.y, 106), fill: colors[0], stroke: darker(colors[0]), width: 4 },
      { d: circle(at.x, at.y, 97), fill: '#f6dcae' },
    );
  for (const leaf of rest.filter(({ role }) => role === 'leaf').slice(0, 1))
    cook.pile([leaf], at, [100, 96], { cover: 1.4, most: 8 });
  for (const one of rest.filter(({ look }) => look === 'tomato').slice(0, 1))
    for (const x of [-62, -8])
      cook.put({ ...one, form: 'tomatoslice' }, { x: at.x + x + 34, y: at.y - 66 }, { scale: 1.35 });
  const onBun = { x: at.x, y: at.y + 6 };
  if (patty) cook.put(patty, onBun, { scale: 1.5 });
  // A patty of beans or vegetables looks the same whatever is in it.
  else if (cook.of('protein').length === 0) cook.make('patty', onBun, { scale: 1.5, colors: BEAN_PATTY });
  const tops = rest.filter(({ role, look }) => role !== 'leaf' && look !== 'tomato').slice(0, 4);
  for (const heap of tops.filter(({ isHeap }) => isHeap).slice(0, 1)) cook.heap(heap, at, [60, 52]);
  cook.pile(
    tops.filter(({ isHeap }) => !isHeap),
    at,
    [66, 58],
    { cover: 0.9, most: 9 },
  );
  for (const food of cook.of('creamy').slice(0, 1))
    cook.put(food, { x: at.x + 10, y: at.y - 4 }, { scale: 0.8 });
  if (bread) cook.make('bun', { x: 84, y: -72 }, { turn: 20, scale: 1.04, colors });
};

/** Lays fruit, nuts, or cheese in groups. */
export const platter: Arrangement = (cook, [rx, ry]) => {
  const shown = cook.foods.filter((food) => !isGarnish(food)).slice(0, 5);
  if (shown.length <= 1) {
    for (const food of shown) alone(cook, food, [rx, ry]);
    garnish(cook, { x: 0, y: 0 }, [rx * 0.6, ry * 0.55]);
    return;
  }
  for (const [index, food] of shown.entries()) {
    const angle = (index / shown.length) * 2 * Math.PI - 2.3;
    const reach = shown.length < 3 ? 0.56 : shown.length < 4 ? 0.48 : 0.42;
    const share = shown.length < 3 ? 0.42 : 0.5;
    const at = { x: Math.cos(angle) * rx * share, y: Math.sin(angle) * ry * share };
    const area: [number, number] = [rx * reach, ry * reach];
    if (food.isHeap) cook.heap(food, at, area);
    else if (food.role === 'sauce' || food.role === 'creamy') cook.put(food, at, { scale: area[0] / 46 });
    else if (food.form === 'crescent') cook.pile([food], at, area, { cover: 1.3, most: 9, scale: 1.1 });
    else if (food.form === 'slab' || food.form === 'folded' || food.form === 'egghalf')
      cook.fan(food, at, {
        count: 3,
        step: food.size * 1.1,
        turn: (angle * 180) / Math.PI + 90,
        bend: -60,
      });
    else if (food.form === 'stick' || food.form === 'spear') bundle(cook, food, at, area[0]);
    else if (food.size > 66) cook.put(food, at, { scale: area[0] / 84 });
    else cook.pile([food], at, area, { cover: 1.55, most: 15 });
  }
  garnish(cook, { x: 0, y: 0 }, [rx * 0.6, ry * 0.55]);
};

/** A flat piece that was filled, toasted, and cut, such as a quesadilla, a galette, or a filled pancake. */
export const folded: Arrangement = (cook) => {
  const filling = cook.foods.filter(
    (food) => !isGarnish(food) && !['bread', 'creamy', 'sauce'].includes(food.role),
  );
  const colors = cook.of('bread')[0]?.colors ?? (['#cf9a4c', '#f0cd83', '#a8692a'] as const);
  const pieces = filling.filter(({ isHeap }) => !isHeap).slice(0, 4);
  const widest = Math.max(1, ...pieces.map(({ size }) => size));
  const scale = Math.min(1, 28 / widest);
  for (const [x, y] of [
    [0, -78],
    [84, 0],
    [0, 84],
    [-84, 0],
  ] as const)
    cook.pile(pieces, { x, y }, [x ? 60 : 26, x ? 26 : 60], { cover: 1.6, most: 7, scale });
  for (const [index, turn] of [45, 135, 225, 315].entries()) {
    const radians = (turn * Math.PI) / 180;
    const at = { x: Math.round(Math.cos(radians) * 86), y: Math.round(Math.sin(radians) * 86) };
    cook.make('filledquarter', at, { turn: turn - 90 + (index % 2 ? 4 : -4), scale: 1.1, colors });
  }
  for (const food of cook.of('creamy', 'sauce').slice(0, 1))
    if (food.isHeap) cook.heap(food, { x: 0, y: 0 }, [46, 42]);
    else cook.put(food, { x: 0, y: 0 }, { scale: 0.95 });
  garnish(cook, { x: 0, y: 0 }, [90, 84]);
};

/** A thin layer that was broken into pieces, such as frozen yogurt or fudge. */
export const shards: Arrangement = (cook) => {
  const [shade, color, light] = cook.groundColors;
  for (const [x, y, turn] of [
    [-92, -56, 10],
    [20, -70, -14],
    [116, -30, 24],
    [-70, 60, -20],
    [48, 58, 8],
    [130, 78, -30],
  ] as const) {
    cook.scene.place(
      'shard',
      () => [
        { d: 'M-58-40L40-52L62 8L20 52L-50 40z', fill: color, stroke: shade, width: 5 },
        { d: 'M-46-30L34-40', stroke: light, width: 7 },
      ],
      { x, y, turn, scale: 1 },
    );
    cook.pile(cook.foods.filter(({ isHeap }) => !isHeap).slice(0, 3), { x, y }, [40, 32], {
      cover: 0.8,
      most: 5,
      scale: 0.85,
    });
  }
};
