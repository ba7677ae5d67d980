import type { CookedPlan, ShoppingItem } from '../plan-model/index.js';
import { toNumber } from './fraction.js';
import { byWalk, isBought, itemOf, keyOf, lineOf } from './shopping-list.js';
import { sparedOf } from './spared.js';
import { collectUses, type Use } from './uses.js';

/** One food, or one food for one recipe, that a plan needs on some dates. */
export interface ShoppingNeed extends ShoppingItem {
  /** Names what is needed, also where a food is unknown. */
  key: string;
  /** The recipe that this line is for, or null if it is for all recipes together. */
  forRecipeId: string | null;
  /** The recipe, if only one needs it. */
  recipeId: string | null;
  /** The dates on which it is cooked, in their order. */
  dates: string[];
  /** The shortfall of the amount, in words, or null if it is enough. */
  spared: string | null;
  /** Whether most kitchens have it: salt, oil, spices. */
  isStaple: boolean;
}

interface NeedsSettings {
  /** The day of the plan on a date, or null if the plan is not followed then. */
  dayOn: (date: string) => number | null;
  /** Whether each recipe has lines of its own. */
  isByRecipe: boolean;
  /** Whether amounts are rounded up to what can be bought or measured. Grams are always exact. */
  isRounded: boolean;
}

export interface ShoppingNeeds {
  /** Everything that is bought for these dates, in the order of a walk through a shop. */
  listOn(dates: readonly string[]): ShoppingNeed[];
  /** The need for one thing on these dates, as `listOn` names it. */
  find(need: Pick<ShoppingNeed, 'key' | 'forRecipeId'>, dates: readonly string[]): ShoppingNeed | null;
}

/** Tells what to buy for the dates on which a plan is followed. The plan may run several times within them. */
export function shoppingNeeds(plan: CookedPlan, settings: NeedsSettings): ShoppingNeeds {
  const byDay = Map.groupBy(collectUses(plan), ({ meal }) => meal.day);
  const groupOf = (use: Use) => (settings.isByRecipe ? `${keyOf(use)} in ${use.recipe.id}` : keyOf(use));
  const listOn = (dates: readonly string[]): ShoppingNeed[] => {
    const dated = [...new Set(dates)].sort().flatMap((date) => {
      const uses = byDay.get(settings.dayOn(date) ?? 0) ?? [];
      return uses.map((use) => ({ use, date }));
    });
    return [...Map.groupBy(dated, ({ use }) => groupOf(use)).values()]
      .map((group) => needOf(group, settings))
      .filter(isBought)
      .sort(byWalk);
  };
  return {
    listOn,
    find: ({ key, forRecipeId }, dates) =>
      listOn(dates).find((need) => need.key === key && need.forRecipeId === forRecipeId) ?? null,
  };
}

function needOf(dated: { use: Use; date: string }[], { isRounded, isByRecipe }: NeedsSettings): ShoppingNeed {
  const uses = dated.map(({ use }) => use);
  const [first] = uses as [Use];
  const line = lineOf(uses);
  const item = itemOf(line);
  const exact = line.amount && toNumber(line.amount);
  const recipes = new Set(uses.map(({ recipe }) => recipe.id));
  return {
    ...item,
    ...(isRounded ? {} : item.grams ? { totalAmount: item.grams, unit: 'g' } : { totalAmount: exact }),
    spared: isRounded ? sparedOf(item) : null,
    key: keyOf(first),
    forRecipeId: isByRecipe ? first.recipe.id : null,
    recipeId: recipes.size === 1 ? first.recipe.id : null,
    dates: [...new Set(dated.map(({ date }) => date))],
    isStaple: first.food?.isStaple ?? false,
  };
}
