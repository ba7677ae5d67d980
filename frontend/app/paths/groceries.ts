import type { components } from '#openapi/schema';
import { groceriesPath } from './pages';

/** The same page as a tab of the dashboard. */
export const groceriesTabPath = '/customer/grocery-list';

export type GroceryCategory = components['schemas']['GroceryItemResponse']['category'];

/** The view of a list's page. Defaults are left out of the address. */
export type GroceryView = {
  /** The list that is shown; the one that was used last, if none is named. */
  list?: string;
  /** All items one below the other, instead of by category. */
  plain?: boolean;
  category?: GroceryCategory;
  search?: string;
};

export function groceryListPath(base: string, { list, plain, category, search }: GroceryView): string {
  const query = new URLSearchParams({
    ...(list && { list }),
    ...(plain && { view: 'list' }),
    ...(category && { category }),
    ...(search && { search }),
  }).toString();
  return query ? `${base}?${query}` : base;
}

/** The page after a deletion, which can be undone there. `version` is that of the list which the deletion made. */
export const undoPath = (page: string, version: number, what: 'item' | 'checked'): string =>
  `${page}${page.includes('?') ? '&' : '?'}undo=${version}&deleted=${what}`;

export const groceryListsPath = (query: { search?: string; page?: number } = {}): string => {
  const { search, page = 1 } = query;
  const text = new URLSearchParams({
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${groceriesPath}/lists${text ? `?${text}` : ''}`;
};

export const generateGroceriesPath = (list?: string): string =>
  `${groceriesPath}/generate${list ? `?${new URLSearchParams({ list })}` : ''}`;

const pathOfList = (id: string): string => `${groceriesPath}/${id}`;

export const groceryItemPath = (id: string, itemId: string): string => `${pathOfList(id)}/items/${itemId}`;
export const renameGroceryListPath = (id: string): string => `${pathOfList(id)}/rename`;
export const deleteGroceryListPath = (id: string): string => `${pathOfList(id)}/delete`;
export const groceryTextPath = (id: string): string => `${pathOfList(id)}/text`;

/** Returns the address that receives changes of an outbox and answers with news of the list. */
export const groceryChangesPath = (id: string, query: { since?: number; owner?: string } = {}): string => {
  const { since, owner } = query;
  const text = new URLSearchParams({
    ...(since !== undefined && { since: String(since) }),
    ...(owner && { owner }),
  });
  return `${pathOfList(id)}/changes${text.size > 0 ? `?${text}` : ''}`;
};

/** The service worker of the pages of a list, and where it is in charge. */
export const groceryWorkerPath = '/grocery-worker.js';
