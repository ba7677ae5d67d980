import { measured } from '../../foods/index.js';
import type { ShoppingNeed, ShoppingNeeds } from '../../prep-guide/index.js';
import { GroceryItem } from '../grocery-item.entity.js';
import { ITEM_DEFAULTS, type ItemContent, type ItemUnit, MAX_QUANTITY } from '../item-fields.js';

/** A change that a plan makes to a list: a new item, or more of one that is there. */
export interface PlannedItem {
  /** The item of which more is needed, or null for a new one. */
  item: GroceryItem | null;
  set: Partial<ItemContent>;
}

interface Asked {
  mealPlanId: string;
  needs: ShoppingNeeds;
  dates: readonly string[];
  /** Whether salt, oil, and spices are added, too. */
  withStaples: boolean;
}

/**
 * Tells what a list lacks of what a plan needs on some dates. An item covers the dates for which it was made, as long
 * as it is on the list, and also if it was checked before it was cleared, because then it was bought.
 */
export function planItems(items: readonly GroceryItem[], asked: Asked): PlannedItem[] {
  const { mealPlanId, needs, dates, withStaples } = asked;
  const ofPlan = items.filter(({ need }) => need?.mealPlanId === mealPlanId);
  const wanted = needs.listOn(dates).filter(({ isStaple }) => withStaples || !isStaple);
  return wanted.flatMap((need): PlannedItem[] => {
    const made = ofPlan.filter((item) => isFor(item, need));
    const covered = new Set(made.filter(isCovering).flatMap((item) => item.need?.dates ?? []));
    const missing = need.dates.filter((date) => !covered.has(date));
    if (missing.length === 0) return [];
    const open = made.find((item) => canGrow(item, need));
    const whole = needs.find(need, [...(open?.need?.dates ?? []), ...missing]);
    const content = whole && contentOf(whole, mealPlanId);
    return content ? [{ item: open ?? null, set: open ? growth(content) : content }] : [];
  });
}

function isFor({ need }: GroceryItem, { key, forRecipeId }: ShoppingNeed): boolean {
  if (need?.key !== key) return false;
  return need.forRecipeId === null || forRecipeId === null || need.forRecipeId === forRecipeId;
}

const isCovering = (item: GroceryItem): boolean => item.isShown || (item.isDeleted && item.isChecked);

/** Only grows items that no person has changed and that are not in the cart yet. */
function canGrow(item: GroceryItem, { forRecipeId }: ShoppingNeed): boolean {
  const { isShown, isChecked, fieldTimes, need } = item;
  const made = fieldTimes.need?.change;
  const isAsMade = GROWING.every((field) => fieldTimes[field]?.change === made);
  return isShown && !isChecked && isAsMade && (need?.forRecipeId ?? null) === forRecipeId;
}

/** The fields that change if more of an item is needed. */
const GROWING = ['name', 'quantity', 'unit', 'recipeId', 'recipeName', 'need'] as const;

const growth = (content: ItemContent): Partial<ItemContent> =>
  Object.fromEntries(GROWING.map((field) => [field, content[field]]));

const MAX_NAME = 255;

/** Nothing says how much of it is needed. */
const AS_NEEDED = { quantity: 1, unit: 'packages', notes: 'As needed' } as const;

function contentOf(need: ShoppingNeed, mealPlanId: string): ItemContent {
  const { aisle, recipeId, usedInRecipes, key, forRecipeId, foodId, grams, dates } = need;
  const amount = amountOf(need);
  const { quantity, unit } = amount;
  const spared = need.spared === null ? null : { quantity, unit, text: need.spared };
  const [recipe = '', ...others] = usedInRecipes;
  const recipeName = others.length > 0 ? `${recipe} and ${others.length} more` : recipe;
  return {
    ...ITEM_DEFAULTS,
    name: namedFor(need).slice(0, MAX_NAME),
    category: aisle,
    ...amount,
    recipeId,
    recipeName: recipeName.slice(0, MAX_NAME) || null,
    need: { mealPlanId, key, forRecipeId, foodId, grams, dates, spared },
  };
}

/** "350 g cherry tomatoes" is several of them. Counted foods are named as many already. */
function namedFor({ ingredient, totalAmount, unit }: ShoppingNeed): string {
  if (totalAmount === null || unit === null || unit === 'pcs') return ingredient;
  return measured(ingredient, unit === 'kg' ? totalAmount * 1000 : unit === 'g' ? totalAmount : null);
}

function amountOf({ totalAmount, unit }: ShoppingNeed): Pick<ItemContent, 'quantity' | 'unit' | 'notes'> {
  if (totalAmount === null) return AS_NEEDED;
  const quantity = Math.min(Math.max(Math.round(totalAmount * 100) / 100, 0.01), MAX_QUANTITY);
  return { quantity, unit: (unit ?? 'pcs') as ItemUnit, notes: null };
}
