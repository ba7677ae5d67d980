import type { Groceries } from '../groceries.server';
import type { GroceryList, GroceryListSummary } from '../grocery-words';
import { type LocalChange, withChanges } from './local-changes';

/** The lists of the account, as one answer of the server had them. */
export type Overview = {
  /** When the server read them, by its clock in milliseconds. A page that was kept is older than what came after it. */
  asOf: number;
  /** The lists with the most items. */
  lists: readonly GroceryListSummary[];
  /** The number of all lists. */
  total: number;
  /** The list to open if the address names none. */
  selectedId: string | null;
};

type Loaded = Pick<Groceries, 'asOf' | 'lists' | 'total' | 'list'>;

export const overviewOf = ({ asOf, lists, total, list }: Loaded): Overview => ({
  ...{ asOf, lists, total, selectedId: list?.id ?? null },
});

export const latestOf = (one: Overview, other: Overview | null): Overview =>
  other && other.asOf > one.asOf ? other : one;

/** Returns which of these lists an answer that has all lists no longer names, because they were deleted elsewhere. */
export function deletedIn({ lists, total }: Overview, ids: Iterable<string>): string[] {
  if (lists.length < total) return [];
  const named = new Set(lists.map(({ id }) => id));
  return [...ids].filter((id) => !named.has(id));
}

/** The overview without a list that has been deleted. */
export function withoutList(overview: Overview, id: string): Overview {
  const lists = overview.lists.filter((list) => list.id !== id);
  const total = overview.total - (overview.lists.length - lists.length);
  return { ...overview, lists, total, selectedId: overview.selectedId === id ? null : overview.selectedId };
}

/** The lists between which the page switches: those that the server has named, and all others that this device has. */
export function switchable(
  { lists, total }: Overview,
  kept: ReadonlyMap<string, GroceryList>,
  changes: readonly LocalChange[],
): { lists: GroceryListSummary[]; total: number } {
  const changed = new Set(changes.map(({ listId }) => listId));
  const named = lists.map((list) => {
    const own = changed.has(list.id) && kept.get(list.id);
    return own ? withChanges(own, changes) : list;
  });
  const ids = new Set(lists.map(({ id }) => id));
  const others = [...kept.values()].filter(({ id }) => !ids.has(id));
  const all = [...named, ...others.map((list) => withChanges(list, changes))];
  return { lists: all, total: Math.max(total, all.length) };
}
