import { darker, lighter } from '../art/paint.js';
import { circle, ellipse } from '../geometry.js';
import type { Arrangement } from './arrangement.js';
import { garnish } from './bowls.js';
import { type Ingredient, isGarnish } from './ingredient.js';

/** A drink with a straw, and what it is made of on the rim and beside the glass. */
export const drink: Arrangement = (cook) => {
  const [shade, color, light] = cook.groundColors;
  const shown = cook.foods.filter(({ isHeap, role }) => !isHeap && role !== 'creamy' && role !== 'leaf');
  const fruits = [...shown, ...cook.of('leaf')].slice(0, 3);
  cook.scene.add(
    { d: 'M-6 60L54-168L84-178', stroke: '#b7483f', width: 19 },
    { d: 'M-6 60L54-168L84-178', stroke: '#f4efe6', width: 14 },
    { d: 'M21-74l13 4M32-116l13 4M43-154l13 4', stroke: '#d9655b', width: 9 },
    { d: 'M-93-112L-71 158Q-69 168-56 168H56Q69 168 71 158L93-112z', fill: color },
    { d: 'M52-112H93L71 158Q69 168 56 168H34Q50 40 52-112z', fill: shade, opacity: 0.35 },
    { d: ellipse(0, -112, 93, 15), fill: light, stroke: shade, width: 3 },
    {
      d: circle(-40, -116, 7) + circle(-16, -110, 5) + circle(30, -117, 6) + circle(56, -110, 4),
      fill: '#ffffff',
      opacity: 0.6,
    },
  );
  if (cook.isIced)
    for (const [x, y, turn] of [
      [-46, -84, 14],
      [8, -68, -20],
      [52, -88, 32],
    ] as const)
      cook.make('ice', { x, y }, { turn, scale: 1.05 });
  cook.scene.add(
    { d: 'M-80-78L-64 132', stroke: '#ffffff', width: 11, opacity: 0.5 },
    { d: 'M-56-70L-50-10', stroke: '#ffffff', width: 6, opacity: 0.4 },
  );
  const [first] = fruits;
  if (first) cook.put(first, { x: -84, y: -140 }, { turn: -20, scale: Math.min(1.5, 40 / first.size) });
  for (const [index, food] of fruits.entries()) {
    const at = { x: [-112, 118, 132][index] ?? 0, y: [146, 150, 98][index] ?? 0 };
    if (food.size < 20) cook.pile([food], at, [46, 34], { cover: 1.5, most: 6, scale: 1.2 });
    else
      for (const off of [-20, 20])
        cook.put(
          food,
          { x: at.x + off, y: at.y + Math.abs(off + 20) / 3 },
          { scale: Math.min(1.15, 36 / food.size) },
        );
  }
};

/** Something hot in a mug, with foam. */
export const hotdrink: Arrangement = (cook, [rx, ry]) => {
  cook.fill([rx + 4, ry + 4], { x: -14, y: 4 });
  const [shade, , light] = cook.groundColors;
  cook.scene.add(
    { d: 'M-88 30Q-96-60-14-74Q70-72 66 10', stroke: light, width: 12, opacity: 0.55 },
    { d: 'M-58 6Q-52-42-10-40Q36-34 18 2T-34 26', stroke: light, width: 9, opacity: 0.7 },
    {
      d: circle(28, 52, 9) + circle(-2, 62, 6) + circle(44, 30, 6) + circle(-60, 48, 7),
      fill: lighter(shade, 0.55),
      opacity: 0.8,
    },
  );
};

/** A folded omelette with its filling at the edge. */
export const omelette: Arrangement = (cook) => {
  const sides = cook.foods.filter(({ role }) => role === 'bread' || role === 'leaf');
  const filling = cook.foods.filter(
    (food) => !sides.includes(food) && !isGarnish(food) && food.role !== 'creamy' && food.look !== 'egg',
  );
  for (const bread of cook.of('bread').slice(0, 1)) {
    cook.put(bread, { x: 70, y: -78 }, { turn: 24, scale: bread.size > 60 ? 0.86 : 1.2 });
    cook.put(bread, { x: 26, y: -94 }, { turn: 6, scale: bread.size > 60 ? 0.86 : 1.2 });
  }
  for (const leaf of cook.of('leaf').slice(0, 1))
    cook.pile([leaf], { x: -62, y: -74 }, [64, 46], { cover: 1.5, most: 9 });
  cook.pile(filling, { x: 4, y: 84 }, [104, 30], { cover: 2, most: 16, scale: 0.9 });
  cook.scene.add(
    {
      d: 'M-128 56C-138-40-66-82 6-78C86-74 142-30 130 60C110 84 60 70 0 74C-60 78-108 84-128 56z',
      fill: '#eab13a',
      stroke: '#c78a22',
      width: 4,
    },
    {
      d: 'M-114 46C-120-34-58-68 6-65C78-62 126-24 118 46C90 62 54 54 0 58C-56 62-98 66-114 46z',
      fill: '#fad35f',
    },
    { d: 'M-84-4Q-40-44 20-42M-60 26Q0 4 70 20M30-20Q66-18 90 8', stroke: '#f0bc45', width: 9 },
    { d: 'M-70-20Q-34-48 6-50', stroke: '#fdeaa2', width: 8 },
  );
  cook.pile(filling.slice(0, 3), { x: -4, y: 2 }, [66, 26], { cover: 0.8, most: 7, scale: 0.8 });
  for (const food of cook.of('creamy')) cook.put(food, { x: 34, y: 0 }, { scale: 0.8 });
  garnish(cook, { x: 0, y: 4 }, [80, 34]);
};

/** A round bake from the pan, such as a frittata or a pizza, cut into wedges. */
const roundBake =
  (edge: string, color: string, isCut: boolean): Arrangement =>
  (cook) => {
    cook.scene.add(
      { d: circle(0, 0, 148), fill: edge, stroke: darker(edge, 0.3), width: 4 },
      { d: circle(0, -2, 134), fill: color },
      {
        d: 'M-96-40q30-34 70-20M20-96q46-8 66 34M-80 60q24 34 66 26M40 70q40-4 52-40',
        stroke: lighter(color, 0.4),
        width: 8,
      },
    );
    const top = cook.foods.filter(
      (food) => !isGarnish(food) && food.role !== 'creamy' && food.look !== 'egg' && food.look !== 'eggwhite',
    );
    for (const [index, heap] of top
      .filter(({ isHeap }) => isHeap)
      .slice(0, 2)
      .entries())
      cook.heap(heap, { x: index ? 48 : -44, y: index ? 44 : -36 }, [52, 44]);
    const pieces = top.filter(({ isHeap }) => !isHeap);
    const large = Math.max(1, ...pieces.map(({ size }) => size));
    cook.pile(pieces, { x: 0, y: -2 }, [128, 126], { cover: 0.78, most: 34, scale: Math.min(1, 46 / large) });
    garnish(cook, { x: 0, y: 0 }, [96, 92]);
    if (isCut)
      cook.scene.add({ d: 'M0 0L0-150M0 0L132 74M0 0L-132 74', stroke: darker(edge, 0.45), width: 6 });
  };

export const frittata = roundBake('#cf9430', '#f8d060', true);
export const pizza = roundBake('#c98f4a', '#e0573a', true);
export const flatcake = roundBake('#c08a3c', '#ebc063', false);

/** Lays skewers side by side. */
export const skewers: Arrangement = (cook) => {
  const threaded = cook.foods
    .filter(
      ({ isHeap, role }) =>
        !isHeap &&
        role !== 'creamy' &&
        role !== 'sauce' &&
        role !== 'herb' &&
        role !== 'leaf' &&
        role !== 'bread',
    )
    .slice(0, 4);
  for (const heap of cook.foods.filter(({ isHeap, role }) => isHeap && role === 'starch'))
    cook.heap(heap, { x: 0, y: 2 }, [132, 122]);
  for (const leaf of cook.of('leaf').slice(0, 1))
    cook.pile([leaf], { x: 0, y: 0 }, [120, 100], { cover: 1.1, most: 14 });
  for (const bread of cook.of('bread').slice(0, 1))
    cook.put(bread, { x: 92, y: -86 }, { turn: 30, scale: 1.2 });
  for (const [index, y] of [-66, 2, 70].entries()) {
    const tilt = -12;
    const lift = (x: number) => y + Math.tan((tilt * Math.PI) / 180) * x;
    cook.scene.add(
      { d: `M-178 ${Math.round(lift(-178))}L172 ${Math.round(lift(172))}`, stroke: '#8f6a3f', width: 9 },
      { d: `M-178 ${Math.round(lift(-178))}L172 ${Math.round(lift(172))}`, stroke: '#d9b67e', width: 5 },
    );
    const places = 6;
    for (let place = 0; place < places && threaded.length > 0; place++) {
      const food = threaded[(place + index) % threaded.length] as Ingredient;
      const x = -112 + place * 46;
      cook.put(
        food,
        { x, y: lift(x) },
        { turn: tilt + 90 * ((place + index) % 2), scale: Math.min(1.25, 30 / food.size) },
      );
    }
  }
  for (const food of cook.of('creamy', 'sauce').slice(0, 1))
    cook.put(food, { x: -118, y: -96 }, { scale: 0.95 });
  garnish(cook, { x: 10, y: 10 }, [110, 80]);
};

/** Fills the halves of hollow foods, which lie there like boats. */
export const stuffed: Arrangement = (cook) => {
  const [shell, ...rest] = cook.foods;
  if (!shell) return;
  const filling = rest.filter((food) => !isGarnish(food) && food.role !== 'leaf' && food.role !== 'creamy');
  const [skin, flesh] = shell.colors;
  for (const leaf of cook
    .of('leaf')
    .filter((food) => food !== shell)
    .slice(0, 1))
    cook.pile([leaf], { x: 0, y: 0 }, [128, 118], { cover: 1, most: 14 });
  const isLong = ['zucchini', 'eggplant', 'cucumber', 'celery', 'sweetpotato', 'potato'].includes(shell.look);
  const places = isLong
    ? ([
        [-56, -4, 14],
        [60, 4, 14],
      ] as const)
    : ([
        [-76, -44, -10],
        [72, -40, 14],
        [-4, 70, 4],
      ] as const);
  const [w, h] = isLong ? [52, 124] : [64, 68];
  for (const [x, y, turn] of places) {
    cook.scene.place(
      'boat',
      () => [
        { d: ellipse(3, 6, w, h), fill: '#1b120c', opacity: 0.16 },
        { d: ellipse(0, 0, w, h), fill: skin, stroke: darker(skin), width: 4 },
        { d: ellipse(0, 0, w - 8, h - 9), fill: flesh },
        { d: ellipse(0, 0, w - 17, h - 19), fill: darker(flesh, 0.14) },
      ],
      { x, y, turn, scale: 1 },
    );
    const reach: [number, number] = [w - 15, h - 17];
    const heaps = filling.filter(({ isHeap }) => isHeap);
    for (const [index, heap] of heaps.slice(0, 2).entries())
      cook.heap(
        heap,
        { x: x - index * 4, y: y + (index ? -h * 0.3 : 0) },
        index ? [reach[0] * 0.7, reach[1] * 0.42] : reach,
      );
    const pieces = filling.filter(({ isHeap }) => !isHeap).slice(0, 4);
    const widest = Math.max(1, ...pieces.map(({ size }) => size));
    cook.pile(pieces, { x, y }, reach, {
      cover: heaps.length ? 0.65 : 1.4,
      most: 10,
      scale: Math.min(1, (w * 0.44) / widest),
    });
    if (filling.length === 0)
      cook.make('dice', { x, y }, { turn, scale: 1.1, colors: ['#e3b53c', '#fbe08a', '#fff3c4'] });
    for (const food of cook.of('creamy').slice(0, 1)) cook.put(food, { x, y }, { scale: 0.75 });
    for (const food of cook.foods.filter(isGarnish))
      cook.sprinkle(food, { x, y }, [reach[0] * 0.6, reach[1] * 0.6], 3, 0.8);
  }
};

/** Arranges deviled eggs with their filling piped in. */
export const eggs: Arrangement = (cook) => {
  const rest = cook.foods.filter(({ look, role }) => look !== 'egg' && role !== 'creamy' && role !== 'herb');
  const places = [
    [-84, -54],
    [0, -84],
    [84, -50],
    [-74, 44],
    [10, 22],
    [86, 58],
    [0, 108],
  ] as const;
  for (const [x, y] of places) {
    cook.make(
      'egghalf',
      { x, y },
      { turn: cook.between(-50, 50), scale: 1.15, colors: ['#e39a12', '#fbc02f', '#ffe592'] },
    );
    for (const food of rest.slice(0, 1))
      cook.put(food, { x, y: y + 6 }, { scale: Math.min(0.7, 18 / food.size) });
  }
  garnish(cook, { x: 0, y: 10 }, [110, 100]);
};
