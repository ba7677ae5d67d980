import { box, line } from '../geometry.js';
import { edged, type PieceForm } from './pieces-cut.js';

/** A bulb of garlic, with the lines between its cloves. */
const bulb: PieceForm = ([edge, flesh, accent]) => [
  edged('M-5-40Q0-46 5-40C8-26 34-18 34 8C34 26 18 32 0 32C-18 32-34 26-34 8C-34-18-8-26-5-40z', edge),
  { d: 'M-3-32C0-18-27-14-27 8C-27 22-14 27 0 27C14 27 27 22 27 8C27-14 0-18 3-32z', fill: flesh },
  { d: 'M0-24C-14-8-15 12-7 26M0-24C14-8 15 12 7 26', stroke: accent, width: 3 },
  { d: 'M-9 32Q0 38 9 32', stroke: accent, width: 4 },
];

/** A knobby root of ginger. */
const root: PieceForm = ([edge, flesh, accent]) => [
  edged(
    'M-74 8C-78-16-52-26-36-18C-32-44-4-46 4-22C22-32 40-26 42-14C62-32 86-14 76 6C68 24 46 22 36 16C34 42 4 44-4 20C-28 36-70 36-74 8z',
    edge,
    4,
  ),
  {
    d: 'M-66 5C-68-10-50-17-34-10C-24-34-6-36 0-14C18-22 34-18 38-6C58-20 76-10 68 3C60 14 44 12 32 8C28 30 8 32 0 12C-28 26-62 26-66 5z',
    fill: flesh,
  },
  { d: 'M-46-8Q-42 6-46 16M-18-22Q-6-18-2-10M22-12Q28-2 24 8M54-8Q58 0 54 8', stroke: accent, width: 3 },
];

/** A block of butter with a slice cut off. */
const block: PieceForm = ([edge, flesh, accent]) => [
  edged(box(-10, 4, 92, 56, 7), edge, 4),
  { d: box(-10, -1, 84, 44, 6), fill: flesh },
  edged(box(56, 8, 18, 56, 6), edge, 4),
  { d: box(56, 3, 11, 44, 5), fill: flesh },
  { d: line([-44, -14], [-8, -14]), stroke: accent, width: 6 },
];

export const PANTRY_PIECES = { bulb, root, block } satisfies Record<string, PieceForm>;
