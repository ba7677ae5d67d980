import { between, box, circle, ellipse, line, type Random, smooth } from '../geometry.js';
import type { Shape } from '../scene.js';
import { darker } from './paint.js';

/** The colors of a food: its edge or skin, its flesh, and its seeds, core, or highlight. */
export type Colors = readonly [edge: string, flesh: string, accent: string];

/** Makes the shapes of one piece around 0, lying as a cook would put it down. */
export type PieceForm = (colors: Colors, random: Random) => Shape[];

const edged = (d: string, fill: string, width = 3): Shape => ({ d, fill, stroke: darker(fill), width });

const around = (count: number, radius: number, r: number, start = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = start + (index / count) * 2 * Math.PI;
    return circle(Math.cos(angle) * radius, Math.sin(angle) * radius, r);
  }).join('');

const rays = (count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return line([x * from, y * from], [x * to, y * to]);
  }).join('');

/** A round slice with a core, such as of a carrot. */
const slice: PieceForm = ([edge, flesh, accent]) => [
  edged(circle(0, 0, 24), edge),
  { d: circle(0, 0, 19), fill: flesh },
  { d: circle(0, 0, 8), fill: accent },
];

/** A round slice with a ring of seeds, such as of a cucumber. */
const seeded: PieceForm = ([edge, flesh, accent]) => [
  edged(circle(0, 0, 25), edge),
  { d: circle(0, 0, 21), fill: flesh },
  { d: around(7, 10, 2.6), fill: accent },
];

const tomatoSlice: PieceForm = ([edge, flesh, accent]) => [
  edged(circle(0, 0, 30), edge),
  { d: circle(0, 0, 26), fill: flesh },
  { d: around(5, 14, 8), fill: darker(edge, 0.12) },
  { d: around(10, 14, 2), fill: accent },
];

/** A slice of a citrus fruit. */
const segments: PieceForm = ([edge, flesh, accent]) => [
  edged(circle(0, 0, 29), edge),
  { d: circle(0, 0, 25), fill: accent },
  { d: circle(0, 0, 22), fill: flesh },
  { d: rays(8, 3, 22), stroke: accent, width: 3 },
];

const kiwiSlice: PieceForm = ([edge, flesh, accent]) => [
  edged(circle(0, 0, 26), edge),
  { d: circle(0, 0, 22), fill: flesh },
  { d: circle(0, 0, 9), fill: accent },
  { d: around(11, 13, 2), fill: '#2b2a1c' },
];

const cherryHalf: PieceForm = ([edge, flesh, accent]) => [
  edged(circle(0, 0, 19), edge),
  { d: circle(0, 0, 15), fill: flesh },
  { d: ellipse(-6, 0, 4, 8) + ellipse(6, 0, 4, 8), fill: darker(edge, 0.1) },
  { d: circle(-6, -3, 1.6) + circle(-6, 3, 1.6) + circle(6, -3, 1.6) + circle(6, 3, 1.6), fill: accent },
];

const ring: PieceForm = ([edge, flesh]) => [
  { d: circle(0, 0, 22), stroke: edge, width: 8 },
  { d: circle(0, 0, 22), stroke: flesh, width: 4 },
  { d: circle(0, 0, 12), stroke: edge, width: 5 },
  { d: circle(0, 0, 12), stroke: flesh, width: 2 },
];

const dice: PieceForm = ([edge, flesh, accent]) => [
  edged(box(0, 2, 32, 32, 6), edge),
  { d: box(-1, -3, 27, 24, 5), fill: flesh },
  { d: line([-9, -9], [4, -10]), stroke: accent, width: 3 },
];

const smallDice: PieceForm = ([edge, flesh]) => [
  edged(box(0, 1, 18, 18, 4), edge, 2),
  { d: box(0, -2, 14, 12, 3), fill: flesh },
];

const stick: PieceForm = ([edge, flesh, accent]) => [
  edged(box(0, 0, 92, 15, 6), edge),
  { d: box(0, -2, 86, 9, 4), fill: flesh },
  { d: line([-32, -4], [10, -4]), stroke: accent, width: 2 },
];

/** A curved strip, such as of a bell pepper. */
const strip: PieceForm = ([edge, flesh, accent]) => [
  { d: 'M-32 8Q0-20 32 6', stroke: darker(edge), width: 17 },
  { d: 'M-32 8Q0-20 32 6', stroke: edge, width: 13 },
  { d: 'M-29 9Q0-14 29 8', stroke: flesh, width: 6 },
  { d: 'M-20-2Q-6-10 4-9', stroke: accent, width: 2 },
];

const wedge: PieceForm = ([edge, flesh, accent]) => [
  edged('M-40 8Q-22-26 12-24Q36-22 42 4Q18 2 0 10Q-20 20-40 8z', edge),
  { d: 'M-34 8Q-18-16 10-16Q30-15 37 1Q16-2-2 6Q-18 14-34 8z', fill: flesh },
  { d: 'M-16-4Q0-11 16-9', stroke: accent, width: 3 },
];

/** A thin curved slice with its skin outside, such as of an apple or an avocado. */
const crescent: PieceForm = ([edge, flesh, accent]) => [
  edged('M-42 12Q-30-31 2-32Q34-31 42 10Q24 17 0 16Q-24 17-42 12z', edge),
  { d: 'M-36 9Q-24-24 2-25Q28-24 36 8Q20 12 0 11Q-20 12-36 9z', fill: flesh },
  { d: 'M-20-6Q-8-15 8-15', stroke: accent, width: 3 },
];

const halfRound: PieceForm = ([edge, flesh, accent]) => [
  edged('M-27 8A27 27 0 0 1 27 8Q0 15-27 8z', edge),
  { d: 'M-21 5A21 21 0 0 1 21 5Q0 9-21 5z', fill: flesh },
  { d: line([-10, -3], [-6, -3]) + line([4, -5], [8, -4]), stroke: accent, width: 3 },
];

/** A large half with a stone or a hollow, such as of an avocado or a peach. */
const stoned: PieceForm = ([edge, flesh, accent]) => [
  edged('M0-46C26-46 36-8 34 12C32 36 16 46 0 46C-16 46-32 36-34 12C-36-8-26-46 0-46z', edge),
  { d: 'M0-39C19-39 29-6 27 12C25 31 13 39 0 39C-13 39-25 31-27 12C-29-6-19-39 0-39z', fill: flesh },
  { d: circle(0, 12, 15), fill: darker(accent) },
  { d: circle(-2, 10, 12), fill: accent },
];

/** An uneven chunk, such as of a potato. */
const chunk: PieceForm = ([edge, flesh, accent], random) => {
  const points = Array.from({ length: 6 }, (_, index) => {
    const [angle, reach] = [(index / 6) * 2 * Math.PI, between(random, 24, 31)];
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach * 0.85 };
  });
  const inner = points.map(({ x, y }) => ({ x: x * 0.78 - 2, y: y * 0.7 - 4 }));
  return [
    edged(smooth(points), edge),
    { d: smooth(inner), fill: flesh },
    { d: line([-9, -9], [2, -11]), stroke: accent, width: 4 },
  ];
};

/** A thin curl, such as of a red onion or of cabbage. */
const curl: PieceForm = ([edge, flesh]) => [
  { d: 'M-24 6Q-8-20 24-4', stroke: edge, width: 8 },
  { d: 'M-22 7Q-8-15 22-3', stroke: flesh, width: 4 },
];

const ribbon: PieceForm = ([edge, flesh, accent]) => [
  { d: 'M-56 10Q-28-26 0 0T56-8', stroke: darker(edge), width: 19 },
  { d: 'M-56 10Q-28-26 0 0T56-8', stroke: edge, width: 16 },
  { d: 'M-56 10Q-28-26 0 0T56-8', stroke: flesh, width: 11 },
  { d: 'M-44 0Q-28-16-12-6', stroke: accent, width: 2 },
];

export const CUT_PIECES = {
  slice,
  seeded,
  tomatoslice: tomatoSlice,
  segments,
  kiwislice: kiwiSlice,
  cherryhalf: cherryHalf,
  ring,
  dice,
  smalldice: smallDice,
  stick,
  strip,
  wedge,
  crescent,
  halfround: halfRound,
  stoned,
  chunk,
  curl,
  ribbon,
} satisfies Record<string, PieceForm>;

export { around, edged };
