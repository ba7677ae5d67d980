/** Units that a scale or measuring cup shows, without fractions and plurals. */
const METRIC = new Set(['g', 'kg', 'ml', 'l']);

/** Singular forms that are not simply the plural without its last letter. */
const ONE: Record<string, string> = { leaves: 'leaf', bunches: 'bunch', pinches: 'pinch' };

/** Units that are stored under their British word. */
const AMERICAN: Record<string, string> = { rashers: 'slices' };

/** The plural forms of units. "small", "tbsp", and "fl oz" have none. */
const PLURAL =
  /^(?:lbs|cups|cloves|bunches|packages|cans|bottles|slices|pinches|handfuls|sprigs|leaves|stalks|heads|ears|fillets|scoops|sheets|sticks|cubes|wedges|links|spears|florets|bulbs|knobs|jars|drops)$/;

const FRACTIONS: readonly (readonly [value: number, sign: string])[] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
];

/** Writes "1½ cups", "200 g", or "2", rounded to what a cook can measure. */
export function amountText(amount: number | null, unit: string | null): string {
  if (amount === null) return 'as needed';
  if (unit && METRIC.has(unit)) return `${decimal(amount)} ${unit}`;
  const count = mixedNumber(amount);
  if (!unit || unit === 'pcs') return count;
  const shown = AMERICAN[unit] ?? unit;
  return `${count} ${amount <= 1 && PLURAL.test(shown) ? (ONE[shown] ?? shown.slice(0, -1)) : shown}`;
}

/** Writes an amount that stands without the name of a food: "2 pieces" instead of "2". */
export function measureText(amount: number, unit: string | null): string {
  const text = amountText(amount, unit);
  return !unit || unit === 'pcs' ? `${text} ${amount <= 1 ? 'piece' : 'pieces'}` : text;
}

export const isMetric = (unit: string | null): boolean => unit !== null && METRIC.has(unit);

export const weightText = (grams: number): string => `${decimal(grams)} g`;

/** Adds the weight if it is known and says more. */
export function weighedAmount(amount: number | null, unit: string | null, grams: number | null): string {
  const text = amountText(amount, unit);
  if (grams === null || grams < 0.5 || unit === 'g' || unit === 'kg') return text;
  return amount === null ? weightText(grams) : `${text} (${weightText(grams)})`;
}

const digits = (most: number) => new Intl.NumberFormat('en', { maximumFractionDigits: most });
const WHOLE = digits(0);
const TENTHS = digits(1);
const HUNDREDTHS = digits(2);

export function mixedNumber(amount: number): string {
  const whole = Math.floor(amount);
  const [value, sign] = FRACTIONS.reduce((best, one) =>
    Math.abs(one[0] - (amount - whole)) < Math.abs(best[0] - (amount - whole)) ? one : best,
  );
  const count = value === 1 ? whole + 1 : whole;
  if (count === 0 && sign === '') return 'under ⅛';
  return `${count > 0 ? WHOLE.format(count) : ''}${sign}`;
}

function decimal(amount: number): string {
  return (amount >= 20 ? WHOLE : amount >= 2 ? TENTHS : HUNDREDTHS).format(amount);
}
