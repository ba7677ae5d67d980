import type { components } from '#openapi/schema';
import { type GroceryItem, type GroceryList, groceryCategories } from '../grocery-words';

type Change = components['schemas']['ItemChangeRequest'];

/** A change as it waits in the outbox. */
export type LocalChange = Change & {
  listId: string;
  /** The item as it was, for a change that brings it back after its deletion. It is never sent. */
  item?: GroceryItem;
};

export type ListNews = components['schemas']['ListNewsResponse'];

/** The order in which changes were made: the moments of an outbox never go back. */
export const byMoment = (one: LocalChange, other: LocalChange): number =>
  one.at === other.at ? 0 : one.at < other.at ? -1 : 1;

/** The change as the API takes it. */
export const sentChange = ({ listId: _, item: __, ...change }: LocalChange): Change => change;

/** The list as it will be once the server has these changes. */
export function withChanges(list: GroceryList, changes: readonly LocalChange[]): GroceryList {
  const own = changes.filter(({ listId }) => listId === list.id);
  if (own.length === 0) return list;
  const items = new Map(list.items.map((item) => [item.id, item]));
  const deleted = new Map<string, GroceryItem>();
  for (const change of own) {
    const { itemId } = change;
    const known = items.get(itemId) ?? deleted.get(itemId) ?? change.item;
    if (change.isDeleted) {
      if (known) deleted.set(itemId, known);
      items.delete(itemId);
    } else if (change.add) items.set(itemId, newItem(change, list.id));
    else if (known) items.set(itemId, { ...known, ...change.set });
  }
  return withItems(list, [...items.values()]);
}

/** The list with what the server has told of it. News that were overtaken by later ones say nothing new. */
export function withNews(list: GroceryList, news: ListNews): GroceryList {
  if (!news.isWhole && news.version < list.version) return list;
  const { name, version, items } = news;
  const replaced = new Set([...news.deletedIds, ...items.map(({ id }) => id)]);
  const kept = news.isWhole ? [] : list.items.filter(({ id }) => !replaced.has(id));
  return withItems({ ...list, name, version }, [...kept, ...items]);
}

function withItems(list: GroceryList, items: GroceryItem[]): GroceryList {
  const openCount = items.filter(({ isChecked }) => !isChecked).length;
  return { ...list, itemCount: items.length, openCount, items: items.sort(inOrder) };
}

/** The order of the API: checked items last, then a walk through a shop, then the alphabet. */
const inOrder = (one: GroceryItem, other: GroceryItem): number =>
  Number(one.isChecked) - Number(other.isChecked) ||
  groceryCategories.indexOf(one.category) - groceryCategories.indexOf(other.category) ||
  one.name.localeCompare(other.name, 'en') ||
  (one.id < other.id ? -1 : 1);

/** A new item with the API's defaults for what was left out. */
function newItem({ itemId, at, add }: LocalChange, groceryListId: string): GroceryItem {
  const defaults = {
    ...{ category: 'produce', quantity: 1, unit: 'pcs', isChecked: false, priority: 'medium' },
    ...{ notes: null, estimatedPrice: null, brand: null, recipeId: null, recipeName: null },
  };
  const fixed = { id: itemId, groceryListId, foodId: null, drawing: null, grams: null, spared: null };
  return { ...defaults, ...add, ...fixed, createdAt: at, updatedAt: at } as GroceryItem;
}

const MAX_BATCH = 50;
/** This is well below what a form may have, which the server counts in bytes. */
const MAX_BATCH_BYTES = 40_000;

/** The changes that are sent together: the first ones, as far as they are of one list. */
export function nextBatch(changes: readonly LocalChange[], most = MAX_BATCH): LocalChange[] {
  const batch: LocalChange[] = [];
  let bytes = 0;
  for (const change of changes) {
    bytes += new TextEncoder().encode(JSON.stringify(sentChange(change))).length;
    const isOver = batch.length > 0 && (bytes > MAX_BATCH_BYTES || change.listId !== batch[0]?.listId);
    if (isOver || batch.length >= most) break;
    batch.push(change);
  }
  return batch;
}
