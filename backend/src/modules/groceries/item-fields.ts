import { AISLES, UNITS, type Unit } from '../foods/index.js';

/** The shelves of a list, in the order of a walk through a shop. */
export const CATEGORIES = AISLES;

export type Category = (typeof CATEGORIES)[number];

/** The units of items are those of recipes, because a list may be made from a plan. */
export const ITEM_UNITS = UNITS;

export type ItemUnit = Unit;

export const PRIORITIES = ['low', 'medium', 'high'] as const;

export type Priority = (typeof PRIORITIES)[number];

export const MAX_QUANTITY = 99_999;
export const MAX_PRICE = 99_999;

/** The amount of a food that a plan needs. Items that people write themselves have none. */
export interface PlanNeed {
  mealPlanId: string;
  /** Names what is needed, also where a food is unknown. */
  key: string;
  /** The recipe that the item is for, or null if it is for all recipes of the plan together. */
  forRecipeId: string | null;
  foodId: string | null;
  /** The exact need, or null if no recipe says how much. */
  grams: number | null;
  /** The dates on which it is cooked. */
  dates: string[];
  /** Null if the item covers all that is needed. Absent in older lists. */
  spared?: Spared | null;
}

/** Packages that hold a few grams less than is needed. The words are true of this amount only. */
export interface Spared {
  quantity: number;
  unit: ItemUnit;
  text: string;
}

/** The fields of an item that people and plans set. Each of them has a time of its own. */
export interface ItemContent {
  name: string;
  category: Category;
  quantity: number;
  unit: ItemUnit;
  isChecked: boolean;
  priority: Priority;
  notes: string | null;
  estimatedPrice: number | null;
  brand: string | null;
  recipeId: string | null;
  recipeName: string | null;
  need: PlanNeed | null;
}

export type ItemField = keyof ItemContent;

export const ITEM_DEFAULTS: Omit<ItemContent, 'name'> = {
  category: 'produce',
  quantity: 1,
  unit: 'pcs',
  isChecked: false,
  priority: 'medium',
  notes: null,
  estimatedPrice: null,
  brand: null,
  recipeId: null,
  recipeName: null,
  need: null,
};

/** Returns the fields of a new item. A request has those that were left out as undefined, which must not hide the defaults. */
export const newItemFields = <Given extends Partial<ItemContent>>(given: Given) => ({
  ...ITEM_DEFAULTS,
  ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Given),
});

export const ITEM_FIELDS: readonly ItemField[] = ['name', ...(Object.keys(ITEM_DEFAULTS) as ItemField[])];
