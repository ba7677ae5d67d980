import type { Food } from '../foods/index.js';
import type { StorageKind } from './storage-table.js';

/** Rice that is cooked within the dish or before it. */
export const hasRice = ({ food }: { food: Food | null }): boolean =>
  /^rice-.*-cooked$/.test(food?.id ?? '') || isRice({ food });

/** Rice that is cooked within the dish. */
const isRice = ({ food }: { food: Food | null }): boolean =>
  /^rice-(white|brown|wild|risotto|sushi)$/.test(food?.id ?? '');

const HOT = new Set<StorageKind>(['stew', 'oven dish']);

/** A hot dish keeps no longer than the rice in it. */
export const storageOfDish = (
  kind: StorageKind,
  ingredients: readonly { food: Food | null }[],
): StorageKind => (HOT.has(kind) && ingredients.some(isRice) ? 'rice dish' : kind);
