import { type Ingredient, parseIngredient, type UnitOfMeasureDefinitions } from 'parse-ingredient';
import { withSigns } from './long-words.js';
import type { Unit } from './units.js';

/** An ingredient line split into amount, unit, and text. The food is not known yet. */
export interface WrittenAmount {
  amount: number | null;
  unit: Unit | null;
  /** The text after the amount. */
  rest: string;
  /** For "2 (400 g) cans": the number of containers and the size written on each. */
  containers: { count: number; isCan: boolean; size: string | null } | null;
  isHeading: boolean;
  /** A unit that does not imply a weight, such as "inch". */
  strangeUnit: string | null;
}

/** Units that the reader of lines does not know by itself. */
const MORE_UNITS: UnitOfMeasureDefinitions = {
  bottle: { short: 'bottle', plural: 'bottles', alternates: [] },
  bulb: { short: 'bulb', plural: 'bulbs', alternates: [] },
  cube: { short: 'cube', plural: 'cubes', alternates: [] },
  fillet: { short: 'fillet', plural: 'fillets', alternates: ['filet', 'filets'] },
  floret: { short: 'floret', plural: 'florets', alternates: [] },
  handful: { short: 'handful', plural: 'handfuls', alternates: ['handfulls'] },
  jar: { short: 'jar', plural: 'jars', alternates: [] },
  knob: { short: 'knob', plural: 'knobs', alternates: ['thumb', 'thumbs'] },
  leaf: { short: 'leaf', plural: 'leaves', alternates: [] },
  link: { short: 'link', plural: 'links', alternates: [] },
  packet: { short: 'packet', plural: 'packets', alternates: ['sachet', 'sachets'] },
  rasher: { short: 'rasher', plural: 'rashers', alternates: [] },
  scoop: { short: 'scoop', plural: 'scoops', alternates: [] },
  sheet: { short: 'sheet', plural: 'sheets', alternates: [] },
  slice: { short: 'slice', plural: 'slices', alternates: [] },
  spear: { short: 'spear', plural: 'spears', alternates: [] },
  stalk: { short: 'stalk', plural: 'stalks', alternates: ['rib', 'ribs'] },
  tin: { short: 'tin', plural: 'tins', alternates: [] },
  wedge: { short: 'wedge', plural: 'wedges', alternates: [] },
};

/** Maps the reader's names of units to ours, with the number of our units in one of its own. */
const OURS: Record<string, readonly [unit: Unit, count: number]> = {
  gram: ['g', 1],
  kilogram: ['kg', 1],
  milligram: ['g', 0.001],
  ounce: ['oz', 1],
  pound: ['lbs', 1],
  cup: ['cups', 1],
  tablespoon: ['tbsp', 1],
  teaspoon: ['tsp', 1],
  'fluid ounce': ['fl oz', 1],
  milliliter: ['ml', 1],
  deciliter: ['ml', 100],
  liter: ['l', 1],
  pint: ['cups', 2],
  quart: ['cups', 4],
  dozen: ['pcs', 12],
  piece: ['pcs', 1],
  clove: ['cloves', 1],
  bunch: ['bunches', 1],
  package: ['packages', 1],
  packet: ['packages', 1],
  pack: ['packages', 1],
  can: ['cans', 1],
  tin: ['cans', 1],
  bottle: ['bottles', 1],
  jar: ['jars', 1],
  small: ['small', 1],
  medium: ['medium', 1],
  large: ['large', 1],
  slice: ['slices', 1],
  pinch: ['pinches', 1],
  dash: ['pinches', 1],
  handful: ['handfuls', 1],
  sprig: ['sprigs', 1],
  leaf: ['leaves', 1],
  stalk: ['stalks', 1],
  head: ['heads', 1],
  ear: ['ears', 1],
  fillet: ['fillets', 1],
  rasher: ['rashers', 1],
  scoop: ['scoops', 1],
  sheet: ['sheets', 1],
  stick: ['sticks', 1],
  cube: ['cubes', 1],
  wedge: ['wedges', 1],
  link: ['links', 1],
  spear: ['spears', 1],
  floret: ['florets', 1],
  bulb: ['bulbs', 1],
  knob: ['knobs', 1],
  drop: ['drops', 1],
};

/**
 * No real line has as many numbers or digits. The library tries each number as the beginning and the end of the amount and each run
 * of blanks in every length, so its work grows with a high power of both. Within these bounds, it grows with the
 * length of the line.
 */
const MAX_DIGITS = 20;
const MAX_NUMBERS = 8;
const MAX_DIGITS_OF_A_NUMBER = 7;

export function readAmount(written: string): WrittenAmount {
  const text = written.replaceAll(/\s+/g, ' ').trim();
  if (!isWithinBounds(text)) return nothingIn(text);
  const { plain, containers } = asTheReaderLikesIt(text);
  const signs = withSigns(plain);
  const [read] = parseIngredient(signs.text, { additionalUOMs: MORE_UNITS });
  const { amount, unit } = measureOf(read);
  return {
    amount,
    unit,
    rest: signs.inWords(read?.description ?? '') || text,
    containers:
      containers ?? (unit === 'cans' && amount !== null ? { count: amount, isCan: true, size: null } : null),
    isHeading: read?.isGroupHeader ?? false,
    strangeUnit: LENGTH_FIRST.test(plain)
      ? 'A length'
      : read?.unitOfMeasureID && !unit
        ? (read.unitOfMeasure ?? '')
        : null,
  };
}

function isWithinBounds(text: string): boolean {
  const numbers = text.match(/\p{N}+/gu) ?? [];
  const digits = numbers.map(({ length }) => length);
  return (
    numbers.length <= MAX_NUMBERS &&
    Math.max(0, ...digits) <= MAX_DIGITS_OF_A_NUMBER &&
    digits.reduce((sum, count) => sum + count, 0) <= MAX_DIGITS
  );
}

const nothingIn = (text: string): WrittenAmount => ({
  amount: null,
  unit: null,
  rest: text,
  containers: null,
  isHeading: false,
  strangeUnit: null,
});

/** For a range ("2-3 carrots"), the amount is the middle. */
function measureOf(read: Ingredient | undefined): { amount: number | null; unit: Unit | null } {
  if (!read || read.quantity === null) return { amount: null, unit: null };
  const amount = read.quantity2 === null ? read.quantity : (read.quantity + read.quantity2) / 2;
  const [unit = null, count = 1] = OURS[read.unitOfMeasureID ?? ''] ?? [];
  return { amount: amount * count, unit };
}

/** In "10 basil leaves", the unit is the last word of the name. */
export function unitBehind(name: string): { name: string; unit: Unit } | null {
  const [, before, word = ''] = /^(.+)\s(\p{L}+)$/u.exec(name.trim()) ?? [];
  const [id] =
    Object.entries(MORE_UNITS).find(([one, { plural }]) => word === one || word === plural) ??
    (/^(?:cloves?|sprigs?|heads?|ears?|sticks?)$/.test(word) ? [word.replace(/s$/, '')] : []);
  const [unit] = OURS[id ?? ''] ?? [];
  return before && unit ? { name: before, unit } : null;
}

const NUMBER_WORDS = [
  'a',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const CONTAINER = '(cans?|tins?|jars?|packs?|packages?|packets?|bottles?|bags?|cartons?|tubs?|blocks?)';
const WEIGHT = String.raw`(\d+(?:\.\d+)?)[\s-]*(g|kg|ml|l|oz|ounces?|lbs?)\b\.?`;
const OF = String.raw`\b(?:\s+of\b)?`;
const CONTAINERS_OF_A_WEIGHT = [
  // 2 (400 g) cans chickpeas
  new RegExp(String.raw`^(\d+)\s*\(\s*${WEIGHT}[^)]*\)\s*${CONTAINER}${OF}`, 'i'),
  // 2 x 400 g tins of tomatoes; 2 400g cans
  new RegExp(String.raw`^(\d+)(?:\s*[x×]\s*|\s+)${WEIGHT}\s*${CONTAINER}${OF}`, 'i'),
  // 400g can chopped tomatoes
  new RegExp(String.raw`^()${WEIGHT}\s*${CONTAINER}${OF}`, 'i'),
];
// 2 cans (400 g each) chickpeas
const CONTAINERS_FIRST = new RegExp(
  String.raw`^(\d+)\s+${CONTAINER}\s*\(\s*${WEIGHT}(?:\s*each)?\s*\)(?:\s+of\b)?`,
  'i',
);

/** 1 (2-inch) piece of ginger; 5 cm leek */
const LENGTH_FIRST = /^(?:\d+\s*\(|\d+\s)?\s*[\d./½¼¾]+[\s-]*(?:inch(?:es)?|in|cm|mm)\b/i;

/** Rewrites notations that the reader would take for a part of the name. */
function asTheReaderLikesIt(text: string): { plain: string; containers: WrittenAmount['containers'] } {
  const plain = text
    .replace(/^[\s•*–-]+/, '')
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
    .replace(/^(?:about|approx\.?|approximately|around|roughly|ca\.?|circa)\s+(?=\d)/i, '')
    .replace(/^(?:an?|one)\s+half\b/i, '1/2')
    .replace(/^half\s+an?\b/i, '1/2')
    .replace(/^(an|[a-z]+)\b/i, (word) => numberOf(word) ?? word)
    .replace(/^([\d\s./½¼¾⅓⅔⅛-]+)(?:heaped|level|rounded|generous|scant|good)\s+/i, '$1')
    .replace(/^(handful|pinch|bunch|knob|thumb|drop|sprig|dash)\b/i, '1 $1')
    // 500 g / 1 lb beef
    .replace(/^(\d[\d.]*\s*(?:g|kg|ml|l))\s*\/\s*[\d.½¼¾⅓⅔/ ]+(?:oz|ounces?|lbs?|cups?|fl oz)\b\.?/i, '$1');
  for (const pattern of CONTAINERS_OF_A_WEIGHT) {
    const [all, count, size, unit, container = ''] = pattern.exec(plain) ?? [];
    if (all) return sized(plain.slice(all.length), Number(count || 1), Number(size), unit, container);
  }
  const [all, count, container = '', size, unit] = CONTAINERS_FIRST.exec(plain) ?? [];
  if (all) return sized(plain.slice(all.length), Number(count), Number(size), unit, container);
  return { plain, containers: null };
}

const sized = (rest: string, count: number, size: number, unit: string | undefined, container: string) => ({
  plain: `${count * size} ${unit} ${rest}`,
  containers: { count, isCan: /^(?:can|tin)/i.test(container), size: `${size} ${unit}` },
});

function numberOf(word: string): string | null {
  if (word.toLowerCase() === 'an') return '1';
  const index = NUMBER_WORDS.indexOf(word.toLowerCase());
  return index < 0 ? null : String(Math.max(index, 1));
}
