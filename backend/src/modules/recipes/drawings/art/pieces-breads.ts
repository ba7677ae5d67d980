import { between, blob, box, circle, ellipse, line } from '../geometry.js';
import { darker, lighter } from './paint.js';
import { specks } from './pieces-baked.js';
import { edged, type PieceForm } from './pieces-cut.js';

/** A slice of bread seen from above. */
const toast: PieceForm = ([edge, flesh, accent], random) => [
  edged(
    'M-74 74L-78-28C-92-58-70-78-36-76H36C70-78 92-58 78-28L74 74Q72 84 62 84H-62Q-72 84-74 74z',
    edge,
    4,
  ),
  {
    d: 'M-63 70L-67-24C-78-50-62-65-34-64H34C62-65 78-50 67-24L63 70Q61 73 56 73H-56Q-61 73-63 70z',
    fill: flesh,
  },
  { d: specks(random, 14, [52, 54], 3), fill: accent },
];

/** An oval slice of a baguette. */
const crostini: PieceForm = ([edge, flesh, accent], random) => [
  edged(ellipse(0, 0, 50, 34), edge, 4),
  { d: ellipse(0, -1, 43, 27), fill: flesh },
  { d: specks(random, 8, [32, 18], 3), fill: accent },
];

/** A round flatbread with the brown spots of a hot pan. */
const flatbread: PieceForm = ([edge, flesh, accent], random) => [
  edged(blob(random, { x: 0, y: 0 }, [100, 94], { corners: 11, wobble: 0.03 }), edge, 4),
  { d: blob(random, { x: -1, y: -3 }, [90, 84], { corners: 11, wobble: 0.04 }), fill: flesh },
  { d: specks(random, 9, [70, 64], 9), fill: accent, opacity: 0.75 },
  { d: specks(random, 12, [78, 70], 4), fill: accent },
];

/** A quarter of a flatbread. */
const quarter: PieceForm = ([edge, flesh, accent]) => [
  edged('M-6-46Q0-52 6-46L52 34Q54 42 46 44Q0 62-46 44Q-54 42-52 34z', edge),
  { d: 'M0-38L42 32Q0 48-42 32z', fill: flesh },
  { d: ellipse(-8, 6, 9, 5) + ellipse(14, 20, 8, 5) + ellipse(-18, 28, 7, 4), fill: accent, opacity: 0.8 },
];

/** A quarter of a filled flatbread, toasted, with the filling at its cut sides. */
const filledQuarter: PieceForm = ([edge, flesh, accent]) => [
  edged('M0-64L64 36Q0 74-64 36z', darker(edge, 0.1), 4),
  {
    d: 'M-2-60Q-14-42-22-34Q-28-14-38-8Q-42 12-58 26L-60 36L0-40L60 36L58 26Q44 14 38-8Q28-16 22-32Q12-44 2-60z',
    fill: '#fbc54e',
  },
  edged('M-4-58Q0-64 4-58L56 28Q58 36 50 40Q0 62-50 40Q-58 36-56 28z', edge),
  { d: 'M0-46L46 28Q0 48-46 28z', fill: flesh },
  { d: 'M-30 22Q0 34 30 22M-20 2Q0 10 20 2', stroke: accent, width: 10, opacity: 0.65 },
  { d: line([-8, -20], [2, -22]), stroke: lighter(flesh, 0.5), width: 6 },
];

/** Half of a wrap. Its cut side is at the top. */
const wrapHalf: PieceForm = ([edge, flesh, accent], random) => [
  { d: 'M-58-56L-64 84Q0 124 66 84L60-56z', fill: '#1b120c', opacity: 0.16 },
  edged('M-60-62L-62 74Q-52 102 0 104Q52 102 62 74L60-62z', edge, 4),
  { d: 'M-50-50L-53 70Q-40 90 0 93Q28 92 40 82L46-50z', fill: flesh },
  { d: 'M44-40Q20 30 34 86M-46 60Q-10 80 36 84', stroke: darker(edge, 0.12), width: 4 },
  { d: specks(random, 10, [36, 52], 5), fill: accent, opacity: 0.7 },
  edged(ellipse(0, -62, 62, 44), flesh, 4),
  { d: ellipse(0, -62, 53, 36), fill: darker(flesh, 0.16) },
];

const bagel: PieceForm = ([edge, flesh, accent], random) => [
  edged(`${circle(0, 0, 78)}${circle(0, 0, 20)}`, edge, 4),
  { d: circle(0, 0, 49), stroke: flesh, width: 44 },
  { d: specks(random, 18, [60, 60], 3), fill: accent },
];

const bun: PieceForm = ([edge, flesh, accent], random) => [
  edged(circle(0, 0, 84), edge, 4),
  { d: circle(-5, -9, 66), fill: flesh },
  { d: 'M-46-28Q-32-56-2-60', stroke: lighter(flesh, 0.4), width: 9 },
  {
    d: Array.from({ length: 18 }, () => {
      const [angle, reach] = [random() * 6.3, random() ** 0.5 * 54];
      const [x, y] = [Math.cos(angle) * reach - 4, Math.sin(angle) * reach - 8];
      return line([x - 3, y], [x + 3, y - 2]);
    }).join(''),
    stroke: accent,
    width: 5,
  },
];

const cracker: PieceForm = ([edge, flesh, accent], random) => [
  edged(box(0, 0, 84, 62, 5), edge),
  { d: box(0, -2, 74, 51, 4), fill: flesh },
  { d: specks(random, 16, [34, 23], 3), fill: accent },
];

/** A puffed cake of rice. */
const riceCake: PieceForm = ([edge, flesh, accent], random) => [
  edged(circle(0, 0, 52), edge),
  { d: circle(-2, -4, 44), fill: flesh },
  {
    d: Array.from({ length: 22 }, () => {
      const [angle, reach] = [random() * 6.3, random() ** 0.5 * 36];
      const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach - 3];
      return line([x, y], [x + between(random, -6, 6), y + 4]);
    }).join(''),
    stroke: accent,
    width: 5,
  },
];

/** A chip, such as of tortilla. */
const chip: PieceForm = ([edge, flesh, accent]) => [
  edged('M-4-32Q0-36 4-32L34 20Q36 26 30 27H-30Q-36 26-34 20z', edge),
  { d: 'M0-24L24 20H-24z', fill: flesh },
  { d: circle(0, -2, 3) + circle(8, 10, 3) + circle(-9, 11, 3), fill: accent },
];

export const BREAD_PIECES = {
  toast,
  crostini,
  flatbread,
  quarter,
  filledquarter: filledQuarter,
  wraphalf: wrapHalf,
  bagel,
  bun,
  cracker,
  ricecake: riceCake,
  chip,
} satisfies Record<string, PieceForm>;
