import type { ShouldRevalidateFunction } from '@remix-run/react';
import { isOtherView } from '~/platform/offline-form';
import type { Groceries } from '../groceries.server';
import { groceryViewIn } from '../grocery-view';
import { current } from './outbox-state';

/** Whether the page leads to a view of a list that is here, so that nothing has to be loaded. */
export function hasOtherView(change: Parameters<ShouldRevalidateFunction>[0]): boolean {
  if (!isOtherView(change)) return false;
  const listIn = (url: URL) => url.searchParams.get('list');
  const next = listIn(change.nextUrl);
  return next === listIn(change.currentUrl) || current().lists.has(next ?? '');
}

/** The data of a page for a list that this device has, or null. */
export function keptPage(address: string): Groceries | null {
  const { owner, lists, overview } = current();
  const view = groceryViewIn(new URL(address).searchParams);
  const list = lists.get(view.list ?? overview?.selectedId ?? '');
  if (!owner || !list) return null;
  // The page has the overview and all kept lists itself, and both are later than this. Whether there is a plan, only the
  // server knows, and it says so where a list is generated.
  const unknown = { selectedId: null, currency: null, hasPlan: true, undo: null };
  return { owner, view, list, asOf: 0, lists: [], total: 0, ...unknown };
}
