import { type Ingredient, parseIngredient, type UnitOfMeasureDefinitions } from 'parse-ingredient';
import type { Food } from './food.js';
import type { FoodNames } from './food-names.js';
import { toGrams, type Unit } from './units.js';

/**
 * `understood`: food and weight are known. `uncounted`: a staple without an amount ("salt to taste").
 * `unclear`: something is missing, and `problem` says what; nothing was guessed.
 */
export type IngredientLine = {
  text: string;
  amount: number | null;
  unit: Unit | null;
  name: string;
} & (
  | { state: 'understood'; food: Food; grams: number }
  | { state: 'uncounted'; food: Food }
  | { state: 'unclear'; problem: string; suggestions: Food[] }
);

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
  rasher: { short: 'rasher', plural: 'rashers', alternates: [] },
  scoop: { short: 'scoop', plural: 'scoops', alternates: [] },
  sheet: { short: 'sheet', plural: 'sheets', alternates: [] },
  slice: { short: 'slice', plural: 'slices', alternates: [] },
  spear: { short: 'spear', plural: 'spears', alternates: [] },
  stalk: { short: 'stalk', plural: 'stalks', alternates: ['rib', 'ribs'] },
  tin: { short: 'tin', plural: 'tins', alternates: [] },
  wedge: { short: 'wedge', plural: 'wedges', alternates: [] },
};

/** What the reader calls a unit, and how many of ours it is. */
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

export function readIngredientLine(text: string, names: FoodNames): IngredientLine {
  const [read] = parseIngredient(asTheReaderLikesIt(text), { additionalUOMs: MORE_UNITS });
  const { amount, unit } = measureOf(read);
  const line = { text, amount, unit, name: read?.description || text.trim() };
  if (read?.isGroupHeader) return unclear(line, 'This is a heading, not an ingredient');
  const found = names.find(line.name);
  if ('suggestions' in found) return unclear(line, 'No food of the table is called this', found.suggestions);
  if (read?.unitOfMeasureID && !unit)
    return unclear(line, `${read.unitOfMeasure} is no amount of a food`, [found.food]);
  return weigh(line, found.food);
}

type Beginning = Pick<IngredientLine, 'text' | 'amount' | 'unit' | 'name'>;

const unclear = (line: Beginning, problem: string, suggestions: Food[] = []): IngredientLine => ({
  ...line,
  state: 'unclear',
  problem,
  suggestions,
});

/** An amount without a unit counts pieces. */
export function weigh(line: Beginning, food: Food): IngredientLine {
  const { amount } = line;
  if (amount === null) {
    return food.isStaple
      ? { ...line, state: 'uncounted', food }
      : unclear(line, 'The amount is missing', [food]);
  }
  const unit = line.unit ?? 'pcs';
  const weighed = toGrams(amount, unit, food);
  if ('refused' in weighed) return unclear({ ...line, unit }, weighed.refused, [food]);
  return { ...line, unit, state: 'understood', food, grams: weighed.grams };
}

/** Of a range ("2-3 carrots") the middle. */
function measureOf(read: Ingredient | undefined): { amount: number | null; unit: Unit | null } {
  if (!read || read.quantity === null) return { amount: null, unit: null };
  const amount = read.quantity2 === null ? read.quantity : (read.quantity + read.quantity2) / 2;
  const [unit = null, count = 1] = OURS[read.unitOfMeasureID ?? ''] ?? [];
  return { amount: amount * count, unit };
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
const CONTAINER = '(?:cans?|tins?|jars?|packs?|packages?|packets?|bottles?|bags?|cartons?|tubs?|blocks?)';
const WEIGHT = String.raw`(\d+(?:\.\d+)?)[\s-]*(g|kg|ml|l|oz|ounce|ounces|lb|lbs)\b`;
const MANY_OF_A_WEIGHT = [
  // 2 (400 g) cans chickpeas
  new RegExp(String.raw`^(\d+)\s*\(\s*${WEIGHT}[^)]*\)\s*${CONTAINER}\b(?:\s+of\b)?`, 'i'),
  // 2 x 400 g tins of tomatoes; 2 400g cans
  new RegExp(String.raw`^(\d+)\s*[x×]?\s+${WEIGHT}\s*${CONTAINER}\b(?:\s+of\b)?`, 'i'),
];

/** Ways of writing that the reader would take for a part of the name. */
function asTheReaderLikesIt(text: string): string {
  const plain = text
    .replace(/^[\s•*–-]+/, '')
    .replace(/^(?:an?|one)\s+half\b/i, '1/2')
    .replace(/^half\s+an?\b/i, '1/2')
    .replace(/^(an|[a-z]+)\b/i, (word) => numberOf(word) ?? word)
    .replace(/^([\d\s./½¼¾⅓⅔⅛-]+)(?:heaped|level|rounded|generous|scant|good)\s+/i, '$1')
    .replace(/^(handful|pinch|bunch|knob|drop|sprig)\b/i, '1 $1');
  for (const pattern of MANY_OF_A_WEIGHT) {
    const match = pattern.exec(plain);
    if (match) return `${Number(match[1]) * Number(match[2])} ${match[3]} ${plain.slice(match[0].length)}`;
  }
  return plain;
}

function numberOf(word: string): string | null {
  if (word.toLowerCase() === 'an') return '1';
  const index = NUMBER_WORDS.indexOf(word.toLowerCase());
  return index < 0 ? null : String(Math.max(index, 1));
}
