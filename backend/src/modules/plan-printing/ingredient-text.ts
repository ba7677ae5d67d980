import { amountText, measured, plural } from '../foods/index.js';

/** An amount and its food as in a cookbook: "2" "salmon fillets", "1¾ cans" "tomatoes". */
export interface IngredientText {
  amount: string;
  name: string;
}

/** These words describe the size of what is counted. */
const SIZES = new Set(['small', 'medium', 'large']);

const METRIC = new Set(['g', 'kg', 'ml', 'l']);

/** Words that the unit already says, because the can or jar implies them. */
const SAID_BY_UNIT: Record<string, RegExp> = { cans: /^canned | canned$/, jars: /, jarred$/ };

export function ingredientText(amount: number | null, unit: string | null, name: string): IngredientText {
  if (amount === null) return { amount: '', name };
  const counted = countedName(unit, name);
  if (counted !== null)
    return { amount: amountText(amount, null), name: amount > 1 ? plural(counted) : counted };
  if (SIZES.has(unit ?? ''))
    return { amount: amountText(amount, unit), name: amount > 1 ? plural(name) : name };
  const shown = name.replace(SAID_BY_UNIT[unit ?? ''] ?? '', '');
  const grams = unit === 'kg' ? amount * 1000 : unit === 'g' ? amount : null;
  return { amount: amountText(amount, unit), name: measured(shown, grams) };
}

/** The unit beside the name, or null if the name itself is counted. */
export const unitBeside = (unit: string | null, name: string): string | null =>
  countedName(unit, name) === null ? unit : null;

/** Returns the name if it is itself counted: "2 salmon fillets" for two "fillets" of "salmon fillet". */
function countedName(unit: string | null, name: string): string | null {
  if (unit === null || unit === 'pcs') return name;
  if (METRIC.has(unit)) return null;
  if (unit === 'sticks' && name.endsWith('cinnamon')) return 'cinnamon stick';
  const [head = ''] = name.split(',');
  return plural(head).endsWith(` ${unit}`) ? name : null;
}
