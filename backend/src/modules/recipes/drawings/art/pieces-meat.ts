import { between, blob, box, circle, line } from '../geometry.js';
import { darker, lighter } from './paint.js';
import { edged, type PieceForm } from './pieces-cut.js';

/** A fillet of fish with its flakes. */
const fillet: PieceForm = ([edge, flesh, accent]) => [
  edged('M-92 6C-84-34-40-44 8-42C54-40 88-26 96 0C88 26 50 42 4 42C-44 42-86 40-92 6z', edge, 4),
  { d: 'M-84 3C-76-27-38-36 8-34C50-32 78-20 86-1C76 18 46 32 4 32C-40 32-78 30-84 3z', fill: flesh },
  { d: 'M-58-18Q-40 2-56 22M-28-28Q-6 0-26 28M6-30Q28 0 8 28M38-26Q56-2 40 24', stroke: accent, width: 5 },
];

/** A fillet of white fish, which parts into flakes along its middle and is golden where it was fried. */
const flakyFillet: PieceForm = ([edge, flesh, accent]) => [
  edged(
    'M-98 10C-96-22-44-46 6-44C50-42 84-26 104-4Q108 6 96 11C70 26 40 42-8 44C-52 46-96 36-98 10z',
    edge,
    4,
  ),
  { d: 'M-90 8C-86-18-42-38 6-36C46-34 76-20 96-2C70 14 40 33-8 36C-48 38-86 30-90 8z', fill: flesh },
  {
    d: 'M-84 12C-80-12-40-30 2-30Q-40-14-50 30Q-78 28-84 12zM62-22Q84-14 94-2L66 10Q74-6 62-22z',
    fill: edge,
    opacity: 0.4,
  },
  {
    d: 'M-86 6Q0-8 92-2M-58-24Q-46-8-54 3Q-46 18-50 32M-26-33Q-8-14-18-1Q-8 18-14 34M8-35Q26-16 16-3Q26 14 20 30M40-29Q56-14 48-4Q56 8 50 18',
    stroke: accent,
    width: 4,
  },
];

/** A small whole fish with its skin. */
const wholeFish: PieceForm = ([edge, flesh, accent]) => [
  edged('M80-6L112-30Q116-12 106 0Q116 12 112 30L80 8z', edge),
  edged('M-100 2C-78-30-34-40 10-36C48-32 74-18 90-2C74 18 48 34 10 38C-34 42-80 32-100 2z', flesh, 4),
  { d: 'M-98 0C-76-28-34-37 10-33C46-30 70-18 86-3Q30 4-40-2Q-80-4-98 0z', fill: edge },
  {
    d: 'M-40-32Q-32-18-40-6M-16-34Q-8-20-16-4M8-33Q16-20 8-2M32-29Q40-18 32-1M54-21Q60-12 54-1',
    stroke: accent,
    width: 5,
  },
  { d: 'M-56-28Q-40 2-58 28', stroke: darker(edge, 0.1), width: 5 },
  { d: 'M-30 22Q20 28 60 12', stroke: lighter(flesh, 0.6), width: 6 },
  { d: circle(-76, -6, 7), fill: '#ffffff' },
  { d: circle(-76, -6, 4), fill: '#22303a' },
];

/** A chicken breast or another whole piece, with marks of the grill. */
const breast: PieceForm = ([edge, flesh, accent]) => [
  edged('M-88 16C-92-22-52-50-6-48C44-46 84-30 94-2C84 18 60 18 36 34C4 54-82 56-88 16z', edge, 4),
  { d: 'M-78 12C-80-16-46-40-6-39C36-38 70-24 82-3C70 10 52 12 30 26C2 42-72 46-78 12z', fill: flesh },
  { d: 'M-52-18L-28 30M-20-32L8 26M16-34L40 12M48-26L62-2', stroke: accent, width: 7 },
];

/** A seared steak with its rim of fat. */
const steak: PieceForm = ([edge, flesh, accent]) => [
  edged('M-86 0C-90-40-40-58 4-52C50-50 92-36 88 4C86 40 50 40 22 46C-20 56-82 50-86 0z', edge, 4),
  { d: 'M-77 0C-80-32-36-48 4-43C46-41 82-30 79 4C76 32 46 32 20 37C-18 46-74 40-77 0z', fill: flesh },
  { d: 'M-56-18L-20 32M-22-34L22 26M14-36L56 16M48-30L68-2', stroke: accent, width: 7 },
];

/** A slice of a roast or a steak: brown outside, lighter inside. */
const meatSlice: PieceForm = ([edge, flesh, accent]) => [
  edged('M-16-42C6-50 22-30 22 0C22 30 6 50-14 42C-26 34-26-34-16-42z', edge),
  { d: 'M-12-34C4-40 15-24 15 0C15 24 3 40-11 34C-18 28-18-28-12-34z', fill: flesh },
  { d: 'M-6-20Q4-10 2 0M-6 8Q2 14-1 22', stroke: accent, width: 4 },
];

/** A bite of meat for stir-fries and stews. */
const bite: PieceForm = ([edge, flesh, accent], random) => [
  edged(blob(random, { x: 0, y: 0 }, [28, 22], { corners: 7, wobble: 0.16 }), edge),
  { d: blob(random, { x: -2, y: -4 }, [20, 14], { corners: 7, wobble: 0.16 }), fill: flesh },
  { d: line([-8, -8], [5, -9]), stroke: accent, width: 4 },
];

/** A thin slice of beef with its fibers. */
const beefStrip: PieceForm = ([edge, flesh, accent], random) => {
  const bend = Math.round(between(random, -9, 9));
  return [
    edged(`M-40-12Q-12 ${bend - 24} 34-16Q46-4 34 15Q6 ${bend + 12}-34 18Q-48 4-40-12z`, edge),
    { d: `M-32-8Q-8 ${bend - 17} 28-11Q37-3 27 8Q2 ${bend + 4}-27 11Q-38 2-32-8z`, fill: flesh },
    {
      d: `M-24-5Q-8 ${bend - 11} 6-9M-18 5Q6 ${bend - 2} 22 2M8 ${bend - 7}L22-7`,
      stroke: lighter(accent, 0.15),
      width: 3,
    },
  ];
};

const ball: PieceForm = ([edge, flesh, accent]) => [
  edged(circle(0, 0, 30), edge),
  { d: circle(-3, -4, 23), fill: flesh },
  { d: line([-14, -12], [-8, -17]), stroke: accent, width: 6 },
  {
    d: circle(6, -8, 2.5) + circle(12, 4, 2.5) + circle(-6, 8, 2.5) + circle(2, 14, 2.5) + circle(-2, -4, 2),
    fill: darker(flesh, 0.3),
  },
];

const patty: PieceForm = ([edge, flesh, accent], random) => [
  edged(blob(random, { x: 0, y: 0 }, [58, 54], { corners: 12, wobble: 0.04 }), edge, 4),
  { d: blob(random, { x: -2, y: -4 }, [48, 44], { corners: 12, wobble: 0.05 }), fill: flesh },
  { d: 'M-30-16L-8 26M-8-32L24 26M18-32L36 4', stroke: accent, width: 6 },
];

const sausage: PieceForm = ([edge, flesh, accent]) => [
  { d: 'M-62 14Q0-30 62 10', stroke: darker(edge), width: 34 },
  { d: 'M-62 14Q0-30 62 10', stroke: edge, width: 28 },
  { d: 'M-58 8Q0-34 54 2', stroke: flesh, width: 12 },
  { d: 'M-34-10L-22 6M-4-18L4 0M26-14L32 4', stroke: accent, width: 5 },
];

const drumstick: PieceForm = ([edge, flesh, accent]) => [
  edged('M52-6L82-10Q92-16 94-8Q100-4 94 2Q96 12 84 8L54 8z', '#f3e6d0'),
  edged('M-62 0C-62-34-30-44 0-36C26-28 44-12 62-6L62 8C44 12 26 30 0 38C-30 46-62 34-62 0z', edge, 4),
  { d: 'M-52-2C-52-28-26-35-2-28C20-22 36-10 50-4Q20 8-4 22C-28 34-52 26-52-2z', fill: flesh },
  { d: 'M-34-12Q-18-24 2-18', stroke: accent, width: 6 },
];

const chop: PieceForm = ([edge, flesh, accent]) => [
  edged('M30-10L96-30Q106-28 102-18L38 14z', '#f3e6d0'),
  edged('M-62 6C-66-34-34-52 0-46C34-42 50-22 46 8C42 40 14 50-14 48C-44 46-60 32-62 6z', edge, 4),
  { d: 'M-50 5C-52-26-26-40 0-36C26-33 38-17 35 7C32 30 12 39-12 37C-36 36-48 26-50 5z', fill: flesh },
  { d: 'M-30-12L-10 24M-6-24L18 18', stroke: accent, width: 6 },
];

/** A breaded cutlet. */
const cutlet: PieceForm = ([edge, flesh, accent], random) => [
  edged(blob(random, { x: 0, y: 0 }, [92, 58], { corners: 11, wobble: 0.09 }), edge, 4),
  { d: blob(random, { x: -2, y: -4 }, [80, 47], { corners: 11, wobble: 0.08 }), fill: flesh },
  {
    d: Array.from({ length: 16 }, () => {
      const [angle, reach] = [random() * 6.3, between(random, 0, 1) ** 0.5];
      return circle(Math.cos(angle) * reach * 72, Math.sin(angle) * reach * 38 - 3, 2.5);
    }).join(''),
    fill: accent,
  },
];

const bacon: PieceForm = ([edge, flesh, accent]) => [
  { d: 'M-66 6Q-44-16-22 2T22 0T66-6', stroke: darker(edge), width: 29 },
  { d: 'M-66 6Q-44-16-22 2T22 0T66-6', stroke: edge, width: 25 },
  { d: 'M-66 2Q-44-20-22-2T22-4T66-10', stroke: flesh, width: 7 },
  { d: 'M-66 13Q-44-8-22 9T22 8T66 2', stroke: accent, width: 4 },
];

/** A thin folded slice, such as of ham or smoked salmon. */
const folded: PieceForm = ([edge, flesh, accent]) => [
  edged('M-50 10Q-52-18-26-22Q-10-38 12-26Q40-32 50-6Q52 20 26 22Q0 36-18 24Q-44 32-50 10z', edge),
  { d: 'M-40 6Q-30-18-10-8Q10-26 36-8Q24 2 8 4Q-14 20-40 6z', fill: flesh },
  { d: 'M-32 14Q-8 20 6 8Q22 0 38 4M-22-8Q-8-14 0-10', stroke: accent, width: 4 },
];

const shrimp: PieceForm = ([edge, flesh, accent]) => [
  { d: 'M22-24C-14-34-34-8-22 14C-14 28 8 30 20 20', stroke: darker(edge), width: 25 },
  { d: 'M22-24C-14-34-34-8-22 14C-14 28 8 30 20 20', stroke: edge, width: 20 },
  { d: 'M20-21C-10-29-26-8-17 10C-11 21 6 23 16 17', stroke: flesh, width: 8 },
  { d: 'M-4-34L0-20M-26-20L-12-12M-32 4L-17 3M-20 26L-11 14', stroke: accent, width: 4 },
  edged('M18 20L38 8Q42 18 34 22Q42 28 34 34z', edge),
];

const mussel: PieceForm = ([edge, flesh, accent]) => [
  edged('M-40 0C-30-34 18-40 40-8Q44 0 40 8C18 40-30 34-40 0z', edge),
  { d: 'M-30 0C-22-24 16-28 32-6Q34 0 32 6C16 28-22 24-30 0z', fill: lighter(edge, 0.35) },
  { d: 'M-18 2C-12-16 12-18 22-4C22 14-10 20-18 2z', fill: flesh },
  { d: 'M-8 2Q4-8 14 0', stroke: accent, width: 4 },
];

const scallop: PieceForm = ([edge, flesh, accent]) => [
  edged(circle(0, 0, 32), flesh),
  { d: circle(0, -2, 25), fill: edge },
  { d: 'M-12-12Q0-20 12-10M-14 4Q0-4 14 6', stroke: accent, width: 5 },
];

const anchovy: PieceForm = ([edge, flesh, accent]) => [
  edged('M-40 6Q0-18 40-4Q10 14-40 6z', edge, 2),
  { d: 'M-28 3Q0-10 28-3', stroke: flesh, width: 4 },
  { d: 'M-6-5L4-6', stroke: accent, width: 2 },
];

/** A shred of pulled meat or a flake of tuna. */
const flake: PieceForm = ([edge, flesh, accent], random) => [
  edged(blob(random, { x: 0, y: 0 }, [24, 14], { corners: 6, wobble: 0.2 }), edge, 2),
  { d: 'M-15 2Q0-6 15-1M-10 7Q2 2 12 5', stroke: flesh, width: 4 },
  { d: 'M-8-4L6-6', stroke: accent, width: 2 },
];

/** A slab with a crust, such as a tofu steak, halloumi, or tempeh. */
const slab: PieceForm = ([edge, flesh, accent]) => [
  edged(box(0, 0, 78, 54, 9), edge),
  { d: box(-1, -4, 68, 41, 7), fill: flesh },
  { d: 'M-22-18L-10 10M-2-18L10 10M18-18L28 8', stroke: accent, width: 5 },
];

export const MEAT_PIECES = {
  fillet,
  flakyfillet: flakyFillet,
  wholefish: wholeFish,
  breast,
  steak,
  meatslice: meatSlice,
  bite,
  beefstrip: beefStrip,
  ball,
  patty,
  sausage,
  drumstick,
  chop,
  cutlet,
  bacon,
  folded,
  shrimp,
  mussel,
  scallop,
  anchovy,
  flake,
  slab,
} satisfies Record<string, PieceForm>;
