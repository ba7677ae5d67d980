import { circle, ellipse, line } from '../geometry.js';
import { darker, lighter } from './paint.js';
import { around, edged, type PieceForm } from './pieces-cut.js';

const floret: PieceForm = ([edge, flesh, accent]) => [
  edged('M-9 4L-12 34Q0 42 12 34L9 4z', accent),
  edged(
    circle(-20, -2, 17) + circle(20, -2, 17) + circle(-10, -20, 18) + circle(12, -19, 17) + circle(0, 2, 18),
    edge,
    3,
  ),
  {
    d:
      circle(-21, -6, 11) +
      circle(19, -6, 11) +
      circle(-9, -23, 12) +
      circle(12, -22, 11) +
      circle(-1, -3, 12),
    fill: flesh,
  },
  {
    d:
      line([-24, -10], [-22, -10]) +
      line([-12, -27], [-9, -28]) +
      line([9, -25], [12, -26]) +
      line([-3, -7], [0, -8]) +
      line([17, -10], [19, -10]),
    stroke: lighter(flesh, 0.3),
    width: 5,
  },
];

const bean: PieceForm = ([edge, , accent]) => [
  edged('M-17 3C-20-12-4-15 4-11C16-6 21 4 14 10C8 14 5 4-3 6C-9 8-16 12-17 3z', edge, 2),
  { d: 'M-10-3Q-4-9 4-5', stroke: accent, width: 3 },
];

const round: PieceForm = ([edge, flesh, accent]) => [
  edged(circle(0, 0, 13), edge, 2),
  { d: circle(-1, -2, 9), fill: flesh },
  { d: line([-4, -5], [-2, -6]), stroke: accent, width: 4 },
];

const chickpea: PieceForm = ([edge, flesh, accent]) => [
  edged('M-13-1C-13-10-6-14 1-14C4-17 8-14 8-12C13-9 14-4 13 2C12 9 6 13-1 13C-8 13-13 8-13-1z', edge, 2),
  { d: circle(-1, -2, 8), fill: flesh },
  { d: line([-4, -5], [-2, -6]), stroke: accent, width: 4 },
];

const kernel: PieceForm = ([edge, flesh]) => [
  edged('M-9 8Q-11-8 0-10Q11-8 9 8Q0 12-9 8z', edge, 2),
  { d: 'M-5 2Q-6-5 0-6Q6-5 5 2z', fill: flesh },
];

const oval: PieceForm = ([edge, flesh, accent]) => [
  edged(ellipse(0, 0, 17, 11), edge, 2),
  { d: ellipse(-1, -2, 12, 7), fill: flesh },
  { d: line([-6, -4], [-1, -5]), stroke: accent, width: 3 },
];

/** An olive with its hole. */
const olive: PieceForm = ([edge, flesh, accent]) => [
  edged(ellipse(0, 0, 17, 14), edge, 2),
  { d: ellipse(-1, -2, 12, 9), fill: flesh },
  { d: circle(3, 1, 5), fill: darker(edge, 0.5) },
  { d: line([-9, -5], [-6, -7]), stroke: accent, width: 3 },
];

const cherry: PieceForm = ([edge, flesh, accent]) => [
  edged(circle(0, 0, 18), edge),
  { d: circle(-2, -3, 13), fill: flesh },
  { d: line([-8, -7], [-5, -9]), stroke: accent, width: 5 },
];

const blueberry: PieceForm = ([edge, flesh, accent]) => [
  edged(circle(0, 0, 15), edge, 2),
  { d: circle(-2, -2, 11), fill: flesh },
  { d: around(5, 4, 2.4), fill: darker(edge, 0.45) },
  { d: line([-9, -5], [-8, -6]), stroke: accent, width: 3 },
];

const raspberry: PieceForm = ([edge, flesh, accent]) => [
  edged(circle(0, 0, 19), edge, 2),
  { d: around(8, 13, 6) + around(4, 5, 6), fill: flesh },
  { d: around(6, 11, 1.8), fill: accent },
];

const strawberry: PieceForm = ([edge, flesh, accent]) => [
  edged('M0 30C-16 22-27 2-22-12C-16-24-6-22 0-18C6-22 16-24 22-12C27 2 16 22 0 30z', edge),
  { d: 'M0 23C-12 16-20 1-16-9C-11-17-4-15 0-11C4-15 11-17 16-9C20 1 12 16 0 23z', fill: flesh },
  { d: 'M0 14C-6 8-8 0-4-5Q0-8 4-5C8 0 6 8 0 14z', fill: accent },
];

const fig: PieceForm = ([edge, flesh, accent]) => [
  edged('M0-30C6-20 24-10 24 8A24 22 0 0 1-24 8C-24-10-6-20 0-30z', edge),
  { d: 'M0-22C5-14 18-6 18 8A18 16 0 0 1-18 8C-18-6-5-14 0-22z', fill: accent },
  { d: ellipse(0, 7, 12, 11), fill: flesh },
  { d: around(6, 7, 1.5) + circle(0, 6, 1.5), fill: accent },
];

/** A leaf of spinach or basil. */
const leaf: PieceForm = ([edge, flesh, accent]) => [
  { d: 'M0 44L0 20', stroke: flesh, width: 5 },
  edged('M0-40C26-30 32 4 0 28C-32 4-26-30 0-40z', edge, 2),
  { d: 'M0-32C-20-22-24 2 0 22z', fill: flesh },
  { d: 'M0-30V24M0-6L14-16M0 8L12 0M0-6L-14-16M0 8L-12 0', stroke: accent, width: 2 },
];

/** A notched leaf of arugula. */
const notched: PieceForm = ([edge, flesh, accent]) => [
  edged(
    'M0 48Q-2 30-4 26Q-22 26-18 12Q-10 10-7 12Q-28 4-20-12Q-10-14-6-8Q-22-28-2-44Q20-30 8-8Q12-16 22-12Q28 2 8 12Q12 9 19 12Q22 26 4 26Q3 34 0 48z',
    edge,
    2,
  ),
  { d: 'M0-34Q-10-26-4-8L-2 20L0 26z', fill: flesh },
  { d: line([0, -30], [0, 40]), stroke: accent, width: 3 },
];

/** A large frilled leaf of lettuce or kale. */
const frilled: PieceForm = ([edge, flesh, accent]) => [
  edged(
    'M0-56Q16-62 22-48Q40-50 40-30Q56-22 46-6Q58 8 42 20Q42 38 24 38Q14 54 0 50Q-14 56-24 40Q-44 40-42 20Q-58 10-47-6Q-56-24-40-30Q-40-50-22-48Q-14-62 0-56z',
    edge,
    3,
  ),
  { d: 'M0-44Q30-38 34-4Q30 30 0 42Q-30 30-34-4Q-30-38 0-44z', fill: flesh },
  {
    d: 'M0-34V46M0-12L18-26M0 6L22-6M0 22L16 14M0-12L-18-26M0 6L-22-6M0 22L-16 14',
    stroke: accent,
    width: 4,
  },
];

/** Three leaves of parsley or cilantro. */
const herb: PieceForm = ([edge, flesh]) => [
  { d: 'M0 24L0 0', stroke: darker(edge), width: 3 },
  edged(
    'M0-2Q-22 2-24-12Q-18-14-14-16Q-12-22-4-14Q-10-26-4-32Q0-30 4-32Q10-26 4-14Q12-22 14-16Q18-14 24-12Q22 2 0-2z',
    edge,
    2,
  ),
  { d: 'M0-6L0-24M-2-6L-14-10M2-6L14-10', stroke: flesh, width: 3 },
];

/** A sprig of dill, thyme, or rosemary. */
const sprig: PieceForm = ([edge, flesh]) => [
  {
    d: 'M-2 36Q4 0 0-36M2 16L16 4M1 4L16-8M1-8L12-22M1 14L-14 2M2 0L-14-12M0-12L-10-24',
    stroke: edge,
    width: 4,
  },
  { d: 'M0 10Q2-10 0-34M8 10L14 5M-8 8L-13 3', stroke: flesh, width: 2 },
];

/** A slice through a mushroom. */
const mushroom: PieceForm = ([edge, flesh, accent]) => [
  edged(
    'M-33 4C-34-22-14-31 0-31C14-31 34-22 33 4C26 12 14 8 10 8L12 30Q0 38-12 30L-10 8C-14 8-26 12-33 4z',
    edge,
  ),
  { d: 'M-25 0C-25-16-11-23 0-23C11-23 25-16 25 0Q16 2 6 1L7 26Q0 30-7 26L-6 1Q-16 2-25 0z', fill: flesh },
  { d: 'M-17 1Q-12-8-6-1M17 1Q12-8 6-1', stroke: accent, width: 3 },
];

const spear: PieceForm = ([edge, flesh, accent]) => [
  edged('M-72-6L40-7Q66-12 76 0Q66 12 40 7L-72 6Q-76 0-72-6z', edge),
  { d: 'M-70-3L40-3', stroke: flesh, width: 4 },
  { d: 'M40-8L50 2L60-8M38 7L48-1L62 6M-30-5L-24 2L-18-5', stroke: accent, width: 3 },
];

/** A pod, such as a green bean or a snow pea. */
const pod: PieceForm = ([edge, flesh]) => [
  { d: 'M-44 6Q0-18 44-2', stroke: darker(edge), width: 13 },
  { d: 'M-44 6Q0-18 44-2', stroke: edge, width: 9 },
  { d: 'M-36 2Q0-16 32-4', stroke: flesh, width: 3 },
];

const almond: PieceForm = ([edge, flesh, accent]) => [
  edged('M-20 0Q-8-15 8-12Q20-8 22 0Q20 8 8 12Q-8 15-20 0z', edge, 2),
  { d: 'M-14 0Q0-9 14-2M-10 3Q0 0 12 4', stroke: flesh, width: 2 },
  { d: line([-4, -6], [4, -7]), stroke: accent, width: 2 },
];

const walnut: PieceForm = ([edge, flesh, accent]) => [
  edged(
    'M0-20Q10-26 17-15Q27-10 22 1Q26 13 14 17Q6 26 0 19Q-6 26-14 17Q-26 13-22 1Q-27-10-17-15Q-10-26 0-20z',
    edge,
    2,
  ),
  {
    d: 'M0-15V15M-5-12Q-14-12-13-4Q-18 2-12 7Q-10 14-4 13M5-12Q14-12 13-4Q18 2 12 7Q10 14 4 13',
    stroke: flesh,
    width: 4,
  },
  { d: 'M-12-8L-9-10M8-10L11-9', stroke: accent, width: 3 },
];

/** A half of a peanut, a cashew, or another small nut. */
const nut: PieceForm = ([edge, flesh, accent]) => [
  edged('M-15-2C-15-10-4-10 0-6C4-10 16-10 16-1C16 8 5 9 1 6C-4 10-15 8-15-2z', edge, 2),
  { d: 'M-10-2Q0 3 11-1', stroke: flesh, width: 4 },
  { d: line([-9, -4], [-7, -5]), stroke: accent, width: 2 },
];

const cashew: PieceForm = ([edge, flesh, accent]) => [
  edged('M-20 8C-24-14 2-24 18-10C26-2 22 8 14 6C6 2 0-2-6 6C-8 14-18 18-20 8z', edge, 2),
  { d: 'M-14 6C-14-8 2-16 14-7', stroke: flesh, width: 7 },
  { d: line([-6, -7], [0, -9]), stroke: accent, width: 3 },
];

/** A seed, large enough to be seen. */
const seed: PieceForm = ([edge, flesh]) => [
  edged('M-10 0Q-2-7 10 0Q-2 7-10 0z', edge, 1),
  { d: line([-4, 0], [3, 0]), stroke: flesh, width: 2 },
];

/** A head of bok choy, cut in half. */
const bokChoy: PieceForm = ([edge, flesh, accent]) => [
  edged('M0 52Q-22 46-18 18Q-40 2-30-28Q-16-52 0-44Q16-52 30-28Q40 2 18 18Q22 46 0 52z', edge),
  { d: 'M-24-6Q-24-30-10-36L-6-8zM24-6Q24-30 10-36L6-8z', fill: lighter(edge, 0.22) },
  { d: 'M0 47Q-15 42-12 16Q-10-10-3-30Q0-36 3-30Q10-10 12 16Q15 42 0 47z', fill: flesh },
  { d: 'M0 40V-22M-7 34L-6 4M7 34L6 4', stroke: accent, width: 3 },
];

/** An ear of corn. */
const cob: PieceForm = ([edge, flesh, accent]) => [
  edged('M-86 0Q-84-32-50-34H52Q92-26 94 0Q92 26 52 34H-50Q-84 32-86 0z', edge, 4),
  { d: 'M-78-2Q-74-24-48-26H50Q82-20 84-2Q50 8 0 8T-78-2z', fill: flesh },
  {
    d: 'M-72-14H76M-80 2H86M-72 18H76M-60-28V28M-40-32V32M-20-33V33M0-33V33M20-33V33M40-33V33M60-30V30',
    stroke: edge,
    width: 4,
  },
  {
    d: line([-50, -22], [-46, -22]) + line([-10, -23], [-6, -23]) + line([30, -23], [34, -23]),
    stroke: accent,
    width: 6,
  },
];

const pineapple: PieceForm = ([edge, flesh, accent]) => [
  edged('M-28 20L-14-22Q0-29 14-22L28 20Q0 32-28 20z', edge),
  { d: 'M-20 16L-9-16Q0-20 9-16L20 16Q0 24-20 16z', fill: flesh },
  { d: 'M-7-8L-12 14M0-10V18M7-8L12 14', stroke: accent, width: 2 },
];

/** A stalk of scallion or celery, cut into short rings. */
const scallion: PieceForm = ([edge, flesh]) => [
  { d: circle(0, 0, 8), stroke: edge, width: 5 },
  { d: circle(0, 0, 8), stroke: flesh, width: 2 },
];

export const PLANT_PIECES = {
  floret,
  bean,
  round,
  chickpea,
  kernel,
  oval,
  olive,
  cherry,
  blueberry,
  raspberry,
  strawberry,
  fig,
  leaf,
  notched,
  frilled,
  herb,
  sprig,
  mushroom,
  spear,
  pod,
  almond,
  walnut,
  nut,
  cashew,
  seed,
  bokchoy: bokChoy,
  cob,
  pineapple,
  scallion,
} satisfies Record<string, PieceForm>;
