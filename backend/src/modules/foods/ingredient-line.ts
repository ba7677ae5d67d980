import type { Food } from './food.js';
import type { FoodNames } from './food-names.js';
import { toGrams, type Unit } from './units.js';
import { readAmount, unitBehind, type WrittenAmount } from './written-amount.js';

/**
 * `understood`: food and weight are known. `uncounted`: a staple without an amount ("salt to taste").
 * `unclear`: something is missing, and `problem` says what, because nothing is guessed. `leftOut`: it would be
 * unclear, but the line itself says that it is not counted.
 */
export type IngredientLine = {
  text: string;
  amount: number | null;
  unit: Unit | null;
  /** The name as written, without the note. */
  name: string;
  /** The preparation of the ingredient, such as "finely chopped". */
  note: string | null;
} & (
  | { state: 'understood'; food: Food; grams: number }
  | { state: 'uncounted'; food: Food }
  | { state: 'unclear'; problem: string; suggestions: Food[] }
  | { state: 'leftOut' }
);

type Beginning = Pick<IngredientLine, 'text' | 'amount' | 'unit' | 'name' | 'note'>;

const NOT_COUNTED = 'not counted';
const SAYS_NOT_COUNTED = /[\s,]+\(?not counted\)?\s*$/i;

export function readIngredientLine(text: string, names: FoodNames): IngredientLine {
  const counted = text.replace(SAYS_NOT_COUNTED, '');
  return counted === text || counted.trim() === ''
    ? readCounted(text, names)
    : readLeftOut(text, counted, names);
}

/** A line may only be left out if it cannot be counted. Every known food must be part of the numbers. */
function readLeftOut(text: string, counted: string, names: FoodNames): IngredientLine {
  const line = readCounted(counted, names);
  if (line.state !== 'unclear')
    return unclear({ ...line, text }, 'This is in our food table, so it counts: remove “not counted”', []);
  const [name = '', ...notes] = withNotesApart(line.name).split(', ');
  const { amount, unit } = line;
  return { text, amount, unit, name, note: [...notes, NOT_COUNTED].join(', '), state: 'leftOut' };
}

function readCounted(text: string, names: FoodNames): IngredientLine {
  const written = readAmount(text);
  const { amount, unit, rest } = written;
  const line: Beginning = { text, amount, unit, name: rest, note: null };
  const asWritten: Beginning = { text, amount: null, unit: null, name: text.trim(), note: null };
  if (written.isHeading) return unclear(asWritten, 'This is a heading, not an ingredient');
  if (amount === 0) return unclear(line, 'The amount is zero');
  const name = withNotesApart(rest);
  const canned =
    written.containers?.isCan && !/\b(?:fresh|frozen)\b/i.test(name) ? names.find(`canned ${name}`) : null;
  const found = canned && 'food' in canned ? canned : names.find(name);
  if (written.strangeUnit)
    return unclear(
      asWritten,
      `${written.strangeUnit} does not say how much there is: give its weight`,
      'food' in found ? [found.food] : found.suggestions,
    );
  if ('suggestions' in found)
    return (
      readUnitBehind(line, name, names) ??
      severalStaples(line, name, names) ??
      unclear(line, 'No food in our table is called this', found.suggestions)
    );
  const { food } = found;
  const named = { ...line, ...splitNote(name, food, names) };
  if (written.containers?.isCan) return weighCans(named, food, written.containers);
  const weighed = weigh(withWeightOfNote(named), food);
  if (weighed.state === 'unclear' && unit === null) return readUnitBehind(line, name, names) ?? weighed;
  return weighed;
}

const unclear = (line: Beginning, problem: string, suggestions: Food[] = []): IngredientLine => ({
  ...line,
  state: 'unclear',
  problem,
  suggestions,
});

/** An amount without a unit counts pieces. */
function weigh(line: Beginning, food: Food): IngredientLine {
  const { amount } = line;
  if (amount === null) {
    return food.isToTaste
      ? { ...line, state: 'uncounted', food }
      : unclear(line, 'The amount is missing', [food]);
  }
  const unit = line.unit ?? 'pcs';
  const weighed = toGrams(amount, unit, food);
  if ('refused' in weighed) return unclear({ ...line, unit }, weighed.refused, [food]);
  return { ...line, unit, state: 'understood', food, grams: weighed.grams };
}

const USUAL_CAN_GRAMS = { least: 380, most: 440 };

/** A can of drained food contains less than its label says. The table has the drained weight of the usual can. */
function weighCans(
  line: Beginning,
  food: Food,
  { count, size }: NonNullable<WrittenAmount['containers']>,
): IngredientLine {
  if (!food.weights.has('can')) return unclear(line, `There is no canned ${food.name} in our table`, [food]);
  if (line.unit === 'cans') return weighSized(line, food);
  if (!/drained/i.test(`${food.name} ${line.note}`)) {
    const note = [count > 1 ? `${size} each` : size, line.note].filter(Boolean).join(', ');
    return inCans(line, count, note, weigh(line, food));
  }
  const whole = toGrams((line.amount ?? 0) / count, line.unit ?? 'pcs', food);
  const isUsual =
    'grams' in whole && whole.grams >= USUAL_CAN_GRAMS.least && whole.grams <= USUAL_CAN_GRAMS.most;
  return isUsual
    ? weigh({ ...line, amount: count, unit: 'cans' }, food)
    : unclear(line, 'The drained weight of this can is not known: give it in grams', [food]);
}

/** Reads "1 can chickpeas, 14.5 oz" as a can of that size. */
function weighSized(line: Beginning, food: Food): IngredientLine {
  const sized = withWeightOfNote(line);
  const isDrained = sized === line || /drained/i.test(`${food.name} ${line.note}`);
  return isDrained ? weigh(sized, food) : inCans(line, line.amount ?? 1, line.note, weigh(sized, food));
}

/** Describes the number of cans and the content of each. */
const inCans = (
  line: Beginning,
  count: number,
  note: string | null,
  weighed: IngredientLine,
): IngredientLine =>
  weighed.state === 'understood'
    ? { ...weighed, amount: count, unit: 'cans', name: line.name, note }
    : weighed;

const WEIGHTS: readonly Unit[] = ['g', 'kg', 'oz', 'lbs'];
const ABOUT = String.raw`(?:about|approx\.?|approximately|around|roughly|ca\.?|~)?\s*`;
const NOTED_WEIGHT = new RegExp(
  String.raw`(^|,\s*)${ABOUT}(\d+(?:\.\d+)?)(?:\s*[-–]\s*(\d+(?:\.\d+)?))?[\s-]*(g|grams?|kg|oz|ounces?)\b\.?(\s*each)?`,
  'i',
);

/** In "1 sweet potato (about 200 g)", the written weight is more accurate than the one in the table. */
function withWeightOfNote(line: Beginning): Beginning {
  const { amount, unit, note } = line;
  const [all, , from, to, written = '', each] = NOTED_WEIGHT.exec(note ?? '') ?? [];
  if (!all || !note || amount === null || (unit && WEIGHTS.includes(unit))) return line;
  const one = to ? (Number(from) + Number(to)) / 2 : Number(from);
  const noted = readAmount(`${one} ${written} x`).unit;
  return {
    ...line,
    amount: one * (each ? amount : 1),
    unit: noted,
    note: [`${amount} ${unit ?? 'pcs'}`, note.replace(all, '').replace(/^[\s,]+/, '')]
      .filter(Boolean)
      .join(', '),
  };
}

/** Reads "10 basil leaves". */
function readUnitBehind(line: Beginning, name: string, names: FoodNames): IngredientLine | null {
  const [head = '', ...notes] = name.split(',');
  const behind = line.unit === null && line.amount !== null ? unitBehind(head) : null;
  const found = behind && names.find(behind.name);
  if (!behind || !found || 'suggestions' in found) return null;
  const note = notes.join(',').trim() || null;
  const weighed = weigh({ ...line, unit: behind.unit, name: behind.name, note }, found.food);
  return weighed.state === 'understood' ? weighed : null;
}

/**
 * Nobody writes more on one line than "salt, pepper and oil", but a hostile line could have a hundred parts to look
 * up.
 */
const MAX_STAPLES = 4;

/** Reads "Salt and pepper to taste": seasoning without anything that has to be declared. */
function severalStaples(line: Beginning, name: string, names: FoodNames): IngredientLine | null {
  const [head = '', ...notes] = name.split(',');
  const parts = head.split(/\s+(?:and|&)\s+/i);
  if (parts.length < 2 || parts.length > MAX_STAPLES) return null;
  const found = parts.map((part) => names.find(part));
  const foods = found.flatMap((one) => ('food' in one ? one.food : []));
  const [food] = foods;
  if (!food || foods.length < parts.length) return null;
  const isPlain = foods.every((one) => one.isToTaste && one.allergens.length + one.excludes.length === 0);
  if (line.amount !== null || !isPlain)
    return unclear(line, 'These are several foods: put each on its own line', foods);
  return { ...line, name: head, note: notes.join(',').trim() || null, state: 'uncounted', food };
}

const SAID_BEHIND =
  /\s+((?:to taste|to serve|to garnish|for \w+ing\b|for (?:the )?(?:pan|garnish|topping)\b|as needed|plus (?:more|extra)\b|optional\b).*)$/i;

/** Turns text in parentheses and text about the purpose into notes after a comma. */
const withNotesApart = (text: string): string =>
  text
    .replace(/^\s*\(([^()]*)\)\s*(.+)$/, '$2, $1')
    .replaceAll(/\(([^()]*)\)/g, ', $1, ')
    .replace(SAID_BEHIND, ', $1')
    .replaceAll(/(?:\s*,\s*)+/g, ', ')
    .replaceAll(/^[\s,]+|[\s,]+$/g, '');

/** The name is the shortest beginning that means this food. The rest says how it is prepared. */
function splitNote(text: string, food: Food, names: FoodNames): Pick<Beginning, 'name' | 'note'> {
  const parts = text.split(', ');
  for (let count = 1; count < parts.length; count += 1) {
    const name = parts.slice(0, count).join(', ');
    if (meansSame(name, food, names)) return { name, note: parts.slice(count).join(', ') };
  }
  return { name: text, note: null };
}

function meansSame(name: string, food: Food, names: FoodNames): boolean {
  const found = names.find(name);
  return 'food' in found && found.food === food;
}
