import { GroceryItem } from '../grocery-item.entity.js';
import type { GroceryList } from '../grocery-list.entity.js';
import type { IncomingChange, ItemChange } from './merge-change.js';

export const MAX_ITEMS = 500;

/** Deleted items are kept for a while, so that other phones learn of it. */
export const MAX_KEPT_ITEMS = 2000;

/**
 * The server remembers for 90 days which changes it has received. Of an older one, it could not tell whether it counts
 * twice.
 */
export const MAX_CHANGE_AGE_DAYS = 80;

/** Why a change is not made. */
export type Reason = 'list_full' | 'too_many_deleted' | 'too_old';

export interface Refusal {
  /** The ID of the change. */
  id: string;
  reason: Reason;
}

/** The state of a list when changes of it arrive. */
export interface ListState {
  list: GroceryList;
  /** The items that the changes name, if the list has them. */
  items: Map<string, GroceryItem>;
  /** The changes that have been received before. */
  known: ReadonlySet<string>;
  /** The number of items that are shown, and of all that are kept. */
  shown: number;
  kept: number;
}

export interface Applied {
  /** The changes that were received for the first time and not refused, with the moments at which they count. */
  received: ItemChange[];
  /** The changes that the limits do not allow. */
  refused: Refusal[];
  changed: GroceryItem[];
  added: GroceryItem[];
}

/** Merges changes into a list. A change that has been received before is ignored, so sending it again does no harm. */
export function applyChanges(state: ListState, changes: readonly IncomingChange[], now: Date): Applied {
  const { list, items, known } = state;
  const version = list.version + 1;
  const received = new Map<string, ItemChange>();
  const refused: Refusal[] = [];
  const [changed, added] = [new Set<GroceryItem>(), new Set<GroceryItem>()];
  let { shown, kept } = state;
  for (const change of changes) {
    if (known.has(change.id) || received.has(change.id)) continue;
    const found = items.get(change.itemId);
    const item = found ?? new GroceryItem(list, change.itemId, now);
    const dated = { ...change, at: item.momentOf(change, now) };
    const merged = item.tryMerge(dated);
    const more = merged && Number(item.isShownAfter(merged)) - Number(item.isShown);
    const reason = reasonAgainst({ isMore: more === 1, isNew: !found, shown, kept });
    if (reason) {
      refused.push({ id: change.id, reason });
      continue;
    }
    received.set(change.id, dated);
    if (!merged) continue;
    item.take(merged, { version, now });
    shown += more ?? 0;
    changed.add(item);
    if (found) continue;
    kept += 1;
    items.set(item.id, item);
    added.add(item);
  }
  if (changed.size > 0) list.noteChange(now);
  return { received: [...received.values()], refused, changed: [...changed], added: [...added] };
}

function reasonAgainst(change: {
  isMore: boolean;
  isNew: boolean;
  shown: number;
  kept: number;
}): Reason | null {
  if (change.isMore && change.shown >= MAX_ITEMS) return 'list_full';
  return change.isNew && change.kept >= MAX_KEPT_ITEMS ? 'too_many_deleted' : null;
}
