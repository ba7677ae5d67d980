import type { Food } from '../foods/index.js';
import { familyOf } from './produce.js';

/** A way of cutting that a recipe's note describes. Minutes are those of a home cook for 100 g. */
interface Cut {
  verb: string;
  note: RegExp;
  minutes: number;
}

/** The first match counts: "peeled and grated" is grated. */
const CUTS: Cut[] = [
  { verb: 'Grate', note: /\bgrated\b/, minutes: 2 },
  { verb: 'Shred', note: /\bshred|\bshaved\b/, minutes: 1.5 },
  {
    verb: 'Cut into strips',
    note: /\bstrips?\b|\bsticks?\b|\bmatchsticks?\b|\bbatons?\b|\bjulienne/,
    minutes: 2.5,
  },
  { verb: 'Cut into ribbons', note: /\bribbons?\b|\bspiral|\bnoodles?\b/, minutes: 2 },
  { verb: 'Cut into florets', note: /\bflorets?\b/, minutes: 1 },
  { verb: 'Slice', note: /\bslic|\brings?\b|\bhalf-moons?\b|\bcoins?\b|\blengths?\b/, minutes: 1 },
  { verb: 'Cut into wedges', note: /\bwedges?\b|\bquartered\b/, minutes: 0.7 },
  { verb: 'Halve', note: /\bhalved\b/, minutes: 0.7 },
  { verb: 'Dice', note: /\bdiced?\b|\bcubed?\b|\bcubes\b|\bchunks?\b|\bpieces?\b/, minutes: 1.5 },
  { verb: 'Chop', note: /\bchopped\b|\bminced\b|\bcrushed\b|\bcut up\b/, minutes: 1.5 },
];

const WASH: Cut = { verb: 'Wash and dry', note: /^/, minutes: 1 };

/** Small things have more peel for their weight: a clove of garlic takes 20 seconds. */
const MINUTES_OF_SMALL_THINGS = 12;

export const isSmall = ({ id }: Food): boolean =>
  /^(garlic|ginger|chili-|jalapeno|shallot|lemongrass)/.test(id);

/** Says how a food is prepared in advance, or returns null if the recipe uses it as it is. */
export function cutOf(food: Food, note: string | null): { verb: string; minutesPer100g: number } | null {
  const cut = familyOf(food)?.name === 'leaves' ? WASH : CUTS.find((each) => each.note.test(note ?? ''));
  if (!cut) return null;
  return {
    verb: cut.verb,
    minutesPer100g: isSmall(food) ? MINUTES_OF_SMALL_THINGS : cut.minutes,
  };
}
