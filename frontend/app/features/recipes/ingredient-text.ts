import { amountText } from './amount-text';
import { measured, plural } from './plural-names';
import type { RecipeIngredient } from './recipe-words';

type Unit = RecipeIngredient['unit'];

/** An amount and its food as in a cookbook: "2" "salmon fillets", "1¾ cans" "tomatoes". */
export type IngredientText = { amount: string; name: string };

/** These words describe the size of what is counted. */
const sizes = new Set(['small', 'medium', 'large']);

const metric = new Set(['g', 'kg', 'ml', 'l']);

/** Words that the unit already says, because the can or jar implies them. */
const saidByUnit: Record<string, RegExp> = { cans: /^canned | canned$/, jars: /, jarred$/ };

export function ingredientText(amount: number | null, unit: Unit, name: string): IngredientText {
  if (amount === null) return { amount: '', name };
  const counted = countedName(unit, name);
  if (counted !== null)
    return { amount: amountText(amount, null), name: amount > 1 ? plural(counted) : counted };
  if (sizes.has(unit ?? ''))
    return { amount: amountText(amount, unit), name: amount > 1 ? plural(name) : name };
  const shown = name.replace(saidByUnit[unit ?? ''] ?? '', '');
  const grams = unit === 'kg' ? amount * 1000 : unit === 'g' ? amount : null;
  return { amount: amountText(amount, unit), name: measured(shown, grams) };
}

/** Scales an amount to another number of servings, rounded to what a spoon, cup, or kitchen scale can measure. */
export function scaledText(
  { amount, unit, name }: Pick<RecipeIngredient, 'amount' | 'unit' | 'name'>,
  factor: number,
): IngredientText {
  const exact = amount === null ? null : amount * factor;
  return ingredientText(exact === null || factor === 1 ? exact : measurable(exact, unit, name), unit, name);
}

/** Returns the name if it is itself counted: "2 salmon fillets" for two "fillets" of "salmon fillet". */
function countedName(unit: Unit, name: string): string | null {
  if (unit === null || unit === 'pcs') return name;
  if (metric.has(unit)) return null;
  if (unit === 'sticks' && name.endsWith('cinnamon')) return 'cinnamon stick';
  const [head = ''] = name.split(',');
  return plural(head).endsWith(` ${unit}`) ? name : null;
}

/** Rounds for display only. The sums of a plan use exact amounts. */
function measurable(amount: number, unit: Unit, name: string): number {
  const step = stepOf(amount, unit, name);
  const rounded = Math.round(amount / step) * step;
  return rounded > 0 ? rounded : amount;
}

function stepOf(amount: number, unit: Unit, name: string): number {
  if (unit === 'g' || unit === 'ml') return amount < 20 ? 1 : amount < 100 ? 5 : 10;
  if (unit === 'kg' || unit === 'l') return 0.05;
  return /\begg$|\begg (?:white|yolk)$/.test(name) ? 0.5 : 0.25;
}
