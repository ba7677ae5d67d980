import type { Food } from './food.js';

/**
 * The units of amounts. The first eleven are those of the product's lists, and the others are how cooks write. A
 * household unit needs the weight of one piece of that food. If the table has none, the amount cannot be given in
 * grams, and the reason is reported.
 */
export const UNITS = [
  'pcs',
  'lbs',
  'oz',
  'cups',
  'tbsp',
  'tsp',
  'cloves',
  'bunches',
  'packages',
  'cans',
  'bottles',
  'g',
  'kg',
  'ml',
  'l',
  'fl oz',
  'small',
  'medium',
  'large',
  'slices',
  'pinches',
  'handfuls',
  'sprigs',
  'leaves',
  'stalks',
  'heads',
  'ears',
  'fillets',
  'rashers',
  'scoops',
  'sheets',
  'sticks',
  'cubes',
  'wedges',
  'links',
  'spears',
  'florets',
  'bulbs',
  'knobs',
  'jars',
  'drops',
] as const;

export type Unit = (typeof UNITS)[number];

const GRAMS: Partial<Record<Unit, number>> = { g: 1, kg: 1000, oz: 28.349523125, lbs: 453.59237 };

/** US customary measures, as in the source tables of the household weights. */
const MILLILITRES: Partial<Record<Unit, number>> = {
  ml: 1,
  l: 1000,
  tsp: 4.92892159375,
  tbsp: 14.78676478125,
  'fl oz': 29.5735295625,
  cups: 236.5882365,
};

/** The key of the weight in the food table, for units that name a thing. */
const THING: Partial<Record<Unit, string>> = {
  pcs: 'pc',
  cloves: 'clove',
  bunches: 'bunch',
  packages: 'package',
  cans: 'can',
  bottles: 'bottle',
  small: 'small',
  medium: 'medium',
  large: 'large',
  slices: 'slice',
  pinches: 'pinch',
  handfuls: 'handful',
  sprigs: 'sprig',
  leaves: 'leaf',
  stalks: 'stalk',
  heads: 'head',
  ears: 'ear',
  fillets: 'fillet',
  rashers: 'rasher',
  scoops: 'scoop',
  sheets: 'sheet',
  sticks: 'stick',
  cubes: 'cube',
  wedges: 'wedge',
  links: 'link',
  spears: 'spear',
  florets: 'floret',
  bulbs: 'bulb',
  knobs: 'knob',
  jars: 'jar',
  drops: 'drop',
};

/**
 * The measures are in milliliters. A pinch is what two fingers hold, an eighth of a teaspoon. A drop is a twentieth of
 * a milliliter.
 */
const SMALL_MEASURES: Partial<Record<Unit, number>> = { pinches: 0.616, drops: 0.05 };

export type Weighed = { grams: number } | { refused: string };

export function toGrams(amount: number, unit: Unit, food: Food): Weighed {
  const grams = gramsOfOne(unit, food);
  return grams === null ? { refused: refusal(unit, food) } : { grams: amount * grams };
}

function gramsOfOne(unit: Unit, food: Food): number | null {
  const weight = GRAMS[unit];
  if (weight !== undefined) return weight;
  const volume = MILLILITRES[unit];
  if (volume !== undefined) return food.density === null ? null : volume * food.density;
  const own = food.weights.get(THING[unit] ?? '');
  if (own !== undefined) return own;
  const measure = SMALL_MEASURES[unit];
  if (measure !== undefined && food.density !== null) return measure * food.density;
  return unit === 'pcs' ? (food.weights.get('medium') ?? null) : null;
}

function refusal(unit: Unit, food: Food): string {
  const isVolume = MILLILITRES[unit] !== undefined || SMALL_MEASURES[unit] !== undefined;
  return isVolume
    ? `${food.name} is not measured by volume: give its weight`
    : `The weight of one ${thing(unit, food)} is not known: give it in grams`;
}

const ONE: Partial<Record<Unit, string>> = { bunches: 'bunch', leaves: 'leaf', pinches: 'pinch' };

/** Returns "clove of garlic", but only "egg" for foods that are counted by themselves. */
const thing = (unit: Unit, { name }: Food): string =>
  unit === 'pcs' ? name : `${ONE[unit] ?? unit.replace(/s$/, '')} of ${name}`;
