import { between, blob, type Point, type Random } from '../geometry.js';
import type { Shape } from '../scene.js';
import { darker, mixed } from './paint.js';
import type { Colors } from './pieces-cut.js';

/** Makes the shapes of a food that fills an area rather than lying there in pieces. */
export type HeapForm = (
  colors: Colors,
  random: Random,
  at: Point,
  reach: readonly [number, number],
) => Shape[];

/** The number of grains or threads grows with the area, within what a drawing may weigh. */
const countFor = ([rx, ry]: readonly [number, number], area: number, most: number): number =>
  Math.min(most, Math.max(8, Math.round((rx * ry * Math.PI) / area)));

/** Places `count` points evenly over an ellipse, as seeds lie in a sunflower. */
export function spread(
  random: Random,
  count: number,
  { x, y }: Point,
  [rx, ry]: readonly [number, number],
): Point[] {
  const start = random() * 6.3;
  return Array.from({ length: count }, (_, index) => {
    const reach = Math.sqrt((index + 0.5) / count);
    const angle = start + index * 2.39996;
    const jitter = 6;
    return {
      x: x + Math.cos(angle) * reach * rx + between(random, -jitter, jitter),
      y: y + Math.sin(angle) * reach * ry + between(random, -jitter, jitter),
    };
  });
}

const base = (
  random: Random,
  color: string,
  at: Point,
  reach: readonly [number, number],
  wobble = 0.06,
): Shape => ({
  d: blob(random, at, reach, { corners: 12, wobble }),
  fill: color,
  stroke: darker(color, 0.2),
  width: 4,
});

const inset = ([rx, ry]: readonly [number, number], share: number): [number, number] => [
  rx * share,
  ry * share,
];

/** Short strokes in all directions. */
function strokes(random: Random, points: Point[], length: number): string {
  return points
    .map(({ x, y }) => {
      const angle = random() * 6.3;
      const [dx, dy] = [Math.round(Math.cos(angle) * length), Math.round(Math.sin(angle) * length)];
      return `M${Math.round(x)} ${Math.round(y)}l${dx} ${dy}`;
    })
    .join('');
}

/** A stroke with round ends is the shortest way to write a grain, a crumb, or a dot. */
const dotted = (points: Point[]): string =>
  points.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');

const moved = (points: Point[], x: number, y: number): Point[] =>
  points.map((at) => ({ x: at.x + x, y: at.y + y }));

/** Grains on a mound that is lighter on top, where the light falls. */
const grain =
  (length: number, width: number, area: number): HeapForm =>
  ([edge, flesh, accent], random, at, reach) => {
    const count = countFor(reach, area, 84);
    const lit = { x: at.x - reach[0] * 0.05, y: at.y - reach[1] * 0.07 };
    const below = strokes(random, spread(random, count, at, inset(reach, 0.95)), length);
    const above = strokes(random, spread(random, count, lit, inset(reach, 0.84)), length);
    return [
      base(random, darker(edge, 0.06), at, reach),
      {
        d: blob(random, lit, inset(reach, 0.82), { corners: 11, wobble: 0.08 }),
        fill: mixed(edge, flesh, 0.5),
      },
      { d: below, stroke: mixed(edge, flesh, 0.3), width },
      { d: above, stroke: darker(edge, 0.22), width: width + 2, over: { stroke: flesh, width } },
      {
        d: strokes(random, spread(random, Math.round(count / 4), lit, inset(reach, 0.7)), length),
        stroke: accent,
        width,
      },
    ];
  };

/** Long threads that wind around one another. */
const noodle: HeapForm = ([edge, flesh, accent], random, at, reach) => {
  const winding = (count: number, share: number) =>
    Array.from({ length: count }, () => {
      const [turn, size] = [random() * 6.3, between(random, 0.3, share)];
      const [cx, cy] = [
        at.x + between(random, -0.28, 0.28) * reach[0],
        at.y + between(random, -0.28, 0.28) * reach[1],
      ];
      const point = (angle: number) =>
        `${Math.round(cx + Math.cos(angle) * reach[0] * size)} ${Math.round(cy + Math.sin(angle) * reach[1] * size)}`;
      return `M${point(turn)}Q${point(turn + 0.9)} ${point(turn + 1.6)}T${point(turn + 3)}`;
    }).join('');
  const rim = Array.from({ length: 11 }, (_, index) => {
    const [from, r] = [(index / 11) * 6.3 + between(random, 0, 0.4), between(random, 0.78, 0.9)];
    const point = (angle: number, share: number) =>
      `${Math.round(at.x + Math.cos(angle) * reach[0] * share)} ${Math.round(at.y + Math.sin(angle) * reach[1] * share)}`;
    return `M${point(from, r)}Q${point(from + 0.5, r * 1.12)} ${point(from + 1, r * 0.94)}`;
  }).join('');
  const layers = [rim, winding(12, 0.8), winding(10, 0.74), winding(8, 0.64)];
  return [
    base(random, darker(edge, 0.08), at, reach, 0.05),
    ...layers.map((d, index) => ({
      ...{ d, stroke: darker(edge, 0.28), width: 13 },
      over: { stroke: index < 2 ? mixed(edge, flesh, index * 0.4) : flesh, width: 9 },
    })),
    { d: winding(5, 0.6), stroke: accent, width: 5 },
  ];
};

/** A smooth heap with the marks of a spoon. */
const mash: HeapForm = ([edge, flesh, accent], random, at, reach) => {
  const [rx, ry] = reach;
  const swirl = (share: number, from: number) => {
    const point = (angle: number, s: number) =>
      `${Math.round(at.x + Math.cos(angle) * rx * s)} ${Math.round(at.y + Math.sin(angle) * ry * s)}`;
    return `M${point(from, share)}Q${point(from + 0.8, share * 1.2)} ${point(from + 1.6, share)}`;
  };
  const start = random() * 6;
  return [
    base(random, edge, at, reach),
    {
      d: blob(random, { x: at.x - 3, y: at.y - 5 }, inset(reach, 0.84), { corners: 11, wobble: 0.07 }),
      fill: flesh,
    },
    {
      d: swirl(0.6, start) + swirl(0.42, start + 2.2) + swirl(0.6, start + 3.6) + swirl(0.22, start + 5),
      stroke: darker(edge, 0.08),
      width: 7,
    },
    {
      d: swirl(0.54, start + 0.2) + swirl(0.36, start + 2.4) + swirl(0.54, start + 3.8),
      stroke: accent,
      width: 6,
    },
  ];
};

/** Uneven crumbs, such as of minced meat or feta. */
const crumble: HeapForm = ([edge, flesh, accent], random, at, reach) => {
  const points = spread(random, countFor(reach, 360, 44), at, inset(reach, 0.96));
  const crumbs = strokes(random, points, 8);
  const top = strokes(
    random,
    spread(random, Math.round(points.length * 0.7), { x: at.x, y: at.y - 4 }, inset(reach, 0.8)),
    7,
  );
  return [
    base(random, darker(edge, 0.14), at, inset(reach, 0.92), 0.1),
    { d: crumbs, stroke: darker(edge, 0.38), width: 19, over: { stroke: edge, width: 15 } },
    { d: top, stroke: darker(edge, 0.3), width: 17, over: { stroke: flesh, width: 13 } },
    {
      d: dotted(moved(spread(random, Math.round(points.length / 2), at, inset(reach, 0.75)), -2, -6)),
      stroke: accent,
      width: 6,
    },
  ];
};

/** Soft folds, such as of scrambled eggs. */
const folds: HeapForm = ([edge, flesh, accent], random, at, reach) => {
  const curved = (points: Point[]) =>
    points
      .map(
        ({ x, y }) =>
          `M${Math.round(x - 12)} ${Math.round(y + between(random, -5, 5))}q${Math.round(between(random, 6, 16))} ${Math.round(between(random, -16, 4))} 24 ${Math.round(between(random, -6, 8))}`,
      )
      .join('');
  const count = countFor(reach, 1000, 26);
  const below = curved(spread(random, count, at, inset(reach, 0.84)));
  const above = curved(spread(random, Math.round(count * 0.7), { x: at.x, y: at.y - 4 }, inset(reach, 0.66)));
  return [
    base(random, edge, at, reach, 0.1),
    { d: below, stroke: darker(edge, 0.2), width: 38, over: { stroke: edge, width: 33 } },
    { d: above, stroke: darker(edge, 0.2), width: 32, over: { stroke: flesh, width: 26 } },
    { d: above, stroke: accent, width: 6 },
  ];
};

/** Thin shreds, such as of cabbage, carrot, or cheese. */
const shred: HeapForm = ([edge, flesh, accent], random, at, reach) => {
  const count = countFor(reach, 400, 32);
  const curved = (points: Point[]) =>
    points
      .map(({ x, y }) => {
        const [angle, length] = [random() * 6.3, between(random, 20, 32)];
        const [dx, dy] = [Math.round(Math.cos(angle) * length), Math.round(Math.sin(angle) * length)];
        return `M${Math.round(x - dx / 2)} ${Math.round(y - dy / 2)}q${Math.round(dx / 2 - dy / 4)} ${Math.round(dy / 2 + dx / 4)} ${dx} ${dy}`;
      })
      .join('');
  const below = curved(spread(random, count, at, inset(reach, 0.92)));
  const above = curved(spread(random, Math.round(count * 0.8), { x: at.x, y: at.y - 3 }, inset(reach, 0.8)));
  return [
    base(random, darker(edge, 0.12), at, inset(reach, 0.86), 0.12),
    { d: below, stroke: darker(edge, 0.3), width: 9, over: { stroke: edge, width: 6 } },
    { d: above, stroke: darker(edge, 0.26), width: 8, over: { stroke: flesh, width: 5 } },
    { d: curved(spread(random, Math.round(count / 5), at, inset(reach, 0.7))), stroke: accent, width: 3 },
  ];
};

/** A pool of sauce with a highlight. */
const pool: HeapForm = ([edge, flesh, accent], random, at, reach) => [
  base(random, edge, at, reach, 0.09),
  {
    d: blob(random, { x: at.x - 2, y: at.y - 3 }, inset(reach, 0.84), { corners: 10, wobble: 0.09 }),
    fill: flesh,
  },
  {
    d: spread(random, 5, at, inset(reach, 0.6))
      .map(({ x, y }) => `M${Math.round(x - 8)} ${Math.round(y)}q8-6 16-2`)
      .join(''),
    stroke: accent,
    width: 4,
  },
];

/** Small dots, such as of lentils. */
const dots: HeapForm = ([edge, flesh, accent], random, at, reach) => {
  const points = spread(random, countFor(reach, 200, 80), at, reach);
  return [
    base(random, darker(edge, 0.15), at, inset(reach, 0.95)),
    { d: dotted(points), stroke: darker(edge, 0.32), width: 18, over: { stroke: edge, width: 15 } },
    { d: dotted(moved(points, -1, -2)), stroke: flesh, width: 10 },
    {
      d: dotted(
        moved(
          points.filter((_, index) => index % 3 === 0),
          -2,
          -4,
        ),
      ),
      stroke: accent,
      width: 4,
    },
  ];
};

export const HEAPS = {
  rice: grain(8, 5, 210),
  grain: grain(1, 8, 190),
  oats: grain(5, 9, 300),
  noodle,
  mash,
  crumble,
  folds,
  shred,
  pool,
  dots,
} satisfies Record<string, HeapForm>;
