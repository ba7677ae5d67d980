import { AISLES, type Food, plural, type Unit } from '../foods/index.js';
import type { CookedPlan, ShoppingItem } from '../plan-model/index.js';
import { type Fraction, NOTHING, plus, times, toNumber, written } from './fraction.js';
import { kitchenMeasure, type Measure, upTo } from './kitchen-units.js';
import { aisleOfName } from './shopping-groups.js';
import { uncookedOf, uncookedText } from './uncooked.js';
import { collectUses, gramsOf, type Use } from './uses.js';
import type { DayRange } from './weeks.js';

/**
 * The total needs of the meals on these days: each food once, in the order of a walk through a shop. An ingredient
 * without a known weight is listed by its name and unit, so that nothing is lost.
 */
export function makeShoppingList(plan: CookedPlan, days?: DayRange): ShoppingItem[] {
  const byKey = Map.groupBy(collectUses(plan, days), keyOf);
  return [...byKey.values()].map((uses) => itemOf(lineOf(uses))).sort(byWalk);
}

/** A line of the shopping list, which sums up some uses of one food. */
export interface Line {
  name: string;
  food: Food | null;
  foodId: string | null;
  unit: Unit | null;
  grams: Fraction | null;
  amount: Fraction | null;
  recipes: Set<string>;
}

/** A food whose amount is not said ("salt") joins the line that has one. */
export function keyOf({ food, ingredient: { foodId, grams, amount, name, unit } }: Use): string {
  if (foodId !== null && (grams !== null || (food && amount === null))) return `food ${foodId}`;
  return `name ${name.trim().toLowerCase()}, ${unit ?? ''}`;
}

/** Adds up uses with the same key. */
export function lineOf(uses: readonly Use[]): Line {
  const line = emptyLine(uses[0] as Use);
  for (const use of uses) addTo(line, use);
  return line;
}

const emptyLine = ({ food, ingredient: { foodId, name, unit } }: Use): Line => ({
  name: food?.name ?? name.trim(),
  food,
  foodId,
  unit,
  grams: null,
  amount: null,
  recipes: new Set(),
});

function addTo(line: Line, use: Use): void {
  const grams = gramsOf(use);
  if (grams) line.grams = plus(line.grams ?? NOTHING, grams);
  if (use.ingredient.amount !== null)
    line.amount = plus(line.amount ?? NOTHING, times(written(use.ingredient.amount), use.share));
  line.recipes.add(use.recipe.name);
}

export function itemOf(line: Line): ShoppingItem {
  const grams = line.grams && toNumber(line.grams);
  const measure: Bought | null = grams ? kitchenMeasure(line.food, grams) : asWritten(line);
  return {
    ingredient: isTapWater(line) ? 'tap water' : nameOf(line, grams, measure),
    totalAmount: measure?.amount ?? null,
    unit: measure?.unit ?? null,
    usedInRecipes: [...line.recipes],
    grams,
    foodId: line.foodId,
    aisle: isTapWater(line) ? 'other' : (line.food?.aisle ?? aisleOfName(line.name)),
  };
}

/** A cooked food is also named as it is bought, raw or dry: "cooked white rice (or 110 g dry)". */
function nameOf({ name, food }: Line, grams: number | null, measure: Bought | null): string {
  const isMany = food !== null && measure?.unit === 'pcs' && measure.amount > 1;
  const inFull = isMany ? plural(food.name) : name;
  const before = food && grams ? uncookedOf(food, grams) : null;
  return before ? `${inFull} (or ${uncookedText(before)})` : inFull;
}

/** Water counts in the weights but stands last, because nobody buys it. */
const isTapWater = ({ foodId }: Pick<ShoppingItem, 'foodId'>) => foodId === 'water';

export const isBought = (item: Pick<ShoppingItem, 'foodId'>): boolean => !isTapWater(item);

type Bought = Pick<Measure, 'amount'> & { unit: Unit | null };

const STEPS: Partial<Record<Unit, number>> = { g: 1, ml: 1, kg: 0.05, l: 0.05 };

/** Null is shown as "as needed". */
function asWritten({ amount, unit }: Line): Bought | null {
  const sum = amount && toNumber(amount);
  return sum ? { amount: upTo(sum, STEPS[unit ?? 'pcs'] ?? 0.25), unit } : null;
}

export function byWalk(a: ShoppingItem, b: ShoppingItem): number {
  const [nameOfA, nameOfB] = [a.ingredient.toLowerCase(), b.ingredient.toLowerCase()];
  return (
    AISLES.indexOf(a.aisle) - AISLES.indexOf(b.aisle) || (nameOfA < nameOfB ? -1 : nameOfA > nameOfB ? 1 : 0)
  );
}
