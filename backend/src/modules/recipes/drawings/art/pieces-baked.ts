import { between, blob, box, circle, ellipse, line, type Random } from '../geometry.js';
import type { Shape } from '../scene.js';
import { darker, lighter } from './paint.js';
import { around, edged, type PieceForm } from './pieces-cut.js';

/** Small spots that are scattered over an ellipse. */
export function specks(random: Random, count: number, [rx, ry]: [number, number], r: number): string {
  return Array.from({ length: count }, () => {
    const [angle, reach] = [random() * 6.3, random() ** 0.5];
    return circle(
      Math.cos(angle) * reach * rx,
      Math.sin(angle) * reach * ry,
      between(random, r * 0.7, r * 1.2),
    );
  }).join('');
}

const friedEgg: PieceForm = ([edge, flesh, accent], random) => [
  edged(blob(random, { x: 0, y: 0 }, [54, 48], { corners: 8, wobble: 0.13 }), '#fdfbf5', 4),
  { d: circle(4, -2, 24), fill: darker(edge, 0.12) },
  { d: circle(3, -3, 22), fill: flesh },
  { d: line([-7, -13], [-2, -17]), stroke: accent, width: 6 },
];

const eggHalf: PieceForm = ([edge, flesh, accent]) => [
  edged('M0-40C22-40 32-10 30 8C28 28 16 36 0 36C-16 36-28 28-30 8C-32-10-22-40 0-40z', '#fdfbf5'),
  { d: 'M0-32C16-32 24-8 23 8C21 23 12 29 0 29C-12 29-21 23-23 8C-24-8-16-32 0-32z', fill: '#f4efe3' },
  { d: circle(0, 6, 17), fill: edge },
  { d: circle(-1, 5, 14), fill: flesh },
  { d: line([-6, -1], [-3, -4]), stroke: accent, width: 4 },
];

const pancake: PieceForm = ([edge, flesh, accent], random) => [
  edged(blob(random, { x: 0, y: 0 }, [100, 96], { corners: 12, wobble: 0.02 }), flesh, 4),
  { d: blob(random, { x: 0, y: 0 }, [88, 84], { corners: 12, wobble: 0.03 }), fill: edge },
  { d: blob(random, { x: -6, y: -8 }, [64, 60], { corners: 12, wobble: 0.05 }), fill: lighter(edge, 0.14) },
  { d: specks(random, 10, [64, 60], 3), fill: accent },
];

const muffin: PieceForm = ([edge, flesh, accent], random) => [
  edged(
    `${Array.from({ length: 18 }, (_, index) => {
      const [angle, r] = [(index / 18) * 2 * Math.PI, index % 2 ? 50 : 56];
      return `${index ? 'L' : 'M'}${Math.round(Math.cos(angle) * r)} ${Math.round(Math.sin(angle) * r)}`;
    }).join('')}z`,
    lighter(edge, 0.55),
  ),
  edged(blob(random, { x: 0, y: -2 }, [44, 43], { corners: 9, wobble: 0.05 }), edge),
  { d: blob(random, { x: -4, y: -7 }, [32, 29], { corners: 9, wobble: 0.06 }), fill: flesh },
  { d: specks(random, 6, [28, 26], 4), fill: accent },
];

const cookie: PieceForm = ([edge, flesh, accent], random) => [
  edged(blob(random, { x: 0, y: 0 }, [46, 44], { corners: 11, wobble: 0.05 }), edge),
  { d: blob(random, { x: -2, y: -4 }, [37, 34], { corners: 10, wobble: 0.06 }), fill: flesh },
  { d: specks(random, 9, [30, 28], 5), fill: accent },
];

const bar: PieceForm = ([edge, flesh, accent], random) => [
  edged(box(0, 0, 96, 62, 9), edge, 4),
  { d: box(-1, -5, 86, 46, 8), fill: flesh },
  { d: specks(random, 14, [38, 18], 4), fill: accent },
];

/** A thick slice of a loaf, such as banana bread or meatloaf. */
const loafSlice: PieceForm = ([edge, flesh, accent], random) => [
  edged('M-56 44L-58-18C-62-46-30-54 0-54C30-54 62-46 58-18L56 44Q55 52 46 52H-46Q-55 52-56 44z', edge, 4),
  { d: 'M-46 42L-48-16C-50-38-26-44 0-44C26-44 50-38 48-16L46 42z', fill: flesh },
  { d: specks(random, 10, [36, 32], 4), fill: accent },
];

/** A tube of pasta. */
const tube: PieceForm = ([edge, flesh, accent]) => [
  edged('M-32-11L22-11L32 11H-22z', edge),
  { d: 'M-24-7L20-7M-19 0L24 0M-15 7H26', stroke: flesh, width: 3 },
  { d: ellipse(27, 0, 5, 9), fill: accent },
];

/** A cube of ice. */
const ice: PieceForm = () => [
  { d: box(0, 0, 42, 42, 8), fill: '#ffffff', opacity: 0.55 },
  { d: box(-2, -3, 32, 30, 6), stroke: '#ffffff', width: 3 },
];

const cup: PieceForm = ([edge, flesh, accent]): Shape[] => [
  edged(
    'M-4-78Q30-84 40-60Q66-52 60-22Q78 4 56 28Q56 60 26 62Q2 82-24 64Q-56 62-58 30Q-78 4-60-22Q-64-56-38-60Q-28-82-4-78z',
    edge,
    4,
  ),
  { d: 'M0-62Q40-58 48-14Q50 30 20 48Q-10 62-34 42Q-58 14-48-18Q-36-62 0-62z', fill: flesh },
  {
    d: 'M0-58V54M0-20L30-42M0 8L36-14M0 34L28 18M0-20L-30-42M0 8L-36-14M0 34L-28 18',
    stroke: accent,
    width: 4,
  },
];

/** A dab on top, such as of yogurt or jam. */
const dab: PieceForm = ([edge, flesh, accent], random) => [
  edged(blob(random, { x: 0, y: 0 }, [42, 38], { corners: 8, wobble: 0.1 }), edge, 2),
  { d: blob(random, { x: -2, y: -4 }, [33, 28], { corners: 8, wobble: 0.12 }), fill: flesh },
  { d: 'M-16-6Q-6-20 8-14Q18-6 8 2', stroke: accent, width: 5 },
];

const spoonful: PieceForm = ([edge, flesh, accent], random) => [
  edged(around(6, 11, 12, random() * 6), edge, 2),
  { d: around(6, 9, 8, random() * 6) + circle(0, 0, 8), fill: flesh },
  { d: around(4, 8, 2, random() * 6), fill: accent },
];

export const BAKED_PIECES = {
  friedegg: friedEgg,
  egghalf: eggHalf,
  pancake,
  muffin,
  cookie,
  bar,
  loafslice: loafSlice,
  tube,
  ice,
  cup,
  dab,
  spoonful,
} satisfies Record<string, PieceForm>;
