import type { GroceryList } from '../grocery-words';
import type { KeptGroceries, Writing } from './kept-lists';
import { byMoment, type LocalChange } from './local-changes';

/** The changes without those that have been sent or refused. */
function without(changes: readonly LocalChange[], droppedIds: readonly string[]): LocalChange[] {
  const dropped = new Set(droppedIds);
  return changes.filter(({ id }) => !dropped.has(id));
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Joins what could not be written with what is to be written next. */
export function joined(unwritten: Writing, next: Writing): Writing {
  const deletedIds = [...new Set([...(unwritten.deletedIds ?? []), ...(next.deletedIds ?? [])])];
  const lists = byId([...(unwritten.lists ?? []), ...(next.lists ?? [])]);
  for (const id of deletedIds) lists.delete(id);
  const droppedIds = [...new Set([...(unwritten.droppedIds ?? []), ...(next.droppedIds ?? [])])];
  return {
    lists: [...lists.values()],
    deletedIds,
    overview: next.overview ?? unwritten.overview,
    changes: without([...(unwritten.changes ?? []), ...(next.changes ?? [])], droppedIds),
    droppedIds,
  };
}

/** Merges the groceries that this device keeps with changes that only the page has. */
export function withUnwritten(kept: KeptGroceries, unwritten: Writing): KeptGroceries {
  const changes = byId([...kept.changes, ...(unwritten.changes ?? [])]);
  const lists = byId(kept.lists);
  for (const list of unwritten.lists ?? []) if (isNews(list, lists.get(list.id))) lists.set(list.id, list);
  for (const id of unwritten.deletedIds ?? []) lists.delete(id);
  return {
    overview: unwritten.overview ?? kept.overview,
    lists: [...lists.values()],
    changes: without([...changes.values()], unwritten.droppedIds ?? []).sort(byMoment),
  };
}

const isNews = (list: GroceryList, kept: GroceryList | undefined): boolean =>
  !kept || kept.version < list.version;
