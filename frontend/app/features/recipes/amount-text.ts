import type { RecipeIngredient } from './recipe-words';

type Unit = NonNullable<RecipeIngredient['unit']>;

/** Units that a scale or measuring cup shows, without fractions and plurals. */
const measured = new Set<Unit>(['g', 'kg', 'ml', 'l']);

const singular: Partial<Record<Unit, string>> = {
  lbs: 'lb',
  cups: 'cup',
  cloves: 'clove',
  bunches: 'bunch',
  packages: 'package',
  cans: 'can',
  bottles: 'bottle',
  slices: 'slice',
  pinches: 'pinch',
  handfuls: 'handful',
  sprigs: 'sprig',
  leaves: 'leaf',
  stalks: 'stalk',
  heads: 'head',
  ears: 'ear',
  fillets: 'fillet',
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

const fractions: readonly [value: number, text: string][] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
];

/** Formats an amount as a cook would read it aloud, rounded to what can be measured: "1½ cups", "200 g", "2". */
export function amountText(amount: number | null, unit: Unit | null): string {
  if (amount === null) return '';
  if (unit && measured.has(unit)) return `${decimal(amount)} ${unit}`;
  const number = mixedNumber(amount);
  if (!unit || unit === 'pcs') return number;
  // The API uses the British word.
  const shown = unit === 'rashers' ? 'slices' : unit;
  return `${number} ${isPlural(number, amount) ? shown : (singular[shown] ?? shown)}`;
}

/** The rounded text decides about the plural: 1.05 is shown as 1. */
const isPlural = (number: string, amount: number) => number !== '1' && amount > 1;

function decimal(amount: number): string {
  const digits = amount >= 20 ? 0 : amount >= 2 ? 1 : 2;
  return String(Number(amount.toFixed(digits)));
}

/** Writes 1.5 as "1½". */
export function mixedNumber(amount: number): string {
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const [value, text] = fractions.reduce((best, one) =>
    Math.abs(one[0] - rest) < Math.abs(best[0] - rest) ? one : best,
  );
  const count = value === 1 ? whole + 1 : whole;
  if (count === 0 && text === '') return amount === 0 ? '0' : 'under ⅛';
  return `${count > 0 ? count : ''}${text}`;
}
