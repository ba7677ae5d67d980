import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { say } from '~/platform/connection/notices';
import { useHydrated } from '~/ui';
import type { Groceries } from '../groceries.server';
import { groceryViewIn } from '../grocery-view';
import type { GroceryItem } from '../grocery-words';
import type { ItemFields, NewItem } from '../item-fields';
import { withChanges } from './local-changes';
import { newId } from './new-id';
import { begin, type Draft, hear, learn, make, open, send } from './outbox';
import { current, onServer, subscribe } from './outbox-state';
import { latestOf, overviewOf, switchable } from './overview';
import { keepPage } from './worker';

const pauseMs = 2000;

export type Deleted = { listId: string | undefined; items: GroceryItem[]; what: 'item' | 'checked' };

/** The submit event of a form closes the message before it, so a new one has to come after it. */
const announce = (title: string) => setTimeout(() => say(title), 0);

/**
 * Returns the content of a list's page with scripts: the server's last state, with all changes that wait to
 * be sent.
 */
export function useGroceries(loaded: Groceries) {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const outbox = useSyncExternalStore(subscribe, current, onServer);
  // A document that was kept may have been made for another address.
  const view = hydrated ? groceryViewIn(new URLSearchParams(search)) : loaded.view;
  const overview = latestOf(overviewOf(loaded), hydrated ? outbox.overview : null);
  const id = view.list ?? overview.selectedId ?? undefined;
  const sent = id === loaded.list?.id ? loaded.list : null;
  const kept = id ? outbox.lists.get(id) : undefined;
  const known = kept && kept.version >= (sent?.version ?? 0) ? kept : (sent ?? loaded.list);
  const base = id === undefined ? null : known;
  const isMissing = outbox.isRead && id !== undefined && id !== base?.id;

  useEffect(() => {
    const begun = begin(loaded.owner);
    // The device does not keep again what it has loaded from its own storage.
    if (loaded.asOf > 0) begun.then(() => keepPage(pathname));
  }, [loaded, pathname]);
  useEffect(() => {
    if (outbox.isRead) learn(loaded);
  }, [loaded, outbox.isRead]);
  const isOpen = outbox.isRead && view.list !== undefined && view.list === base?.id;
  useEffect(() => {
    if (isOpen && view.list) open(view.list);
  }, [isOpen, view.list]);
  useNews(base?.id, isMissing);

  const list = base && withChanges(base, outbox.changes);
  const { changes, standing, isWritten } = outbox;
  const lists = hydrated ? switchable(overview, outbox.lists, changes) : loaded;
  return {
    view,
    list,
    lists: lists.lists,
    total: lists.total,
    waiting: changes.length,
    standing,
    isWritten,
    ...useActs(list?.id),
  };
}

/** Asks for what is new while the page is seen, and sends what waits. */
function useNews(id: string | undefined, isMissing: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isMissing) revalidate();
  }, [isMissing, revalidate]);
  useEffect(() => {
    if (!id) return;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      if (!(await hear(id))) revalidate();
    };
    const timer = setInterval(ask, pauseMs);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [id, revalidate]);
}

export type Acts = ReturnType<typeof useActs>['acts'];

/** Returns the actions on the items of a list. Each shows at once. */
function useActs(listId: string | undefined) {
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const [count, setCount] = useState(0);
  const change = (drafts: Draft[]) => {
    setCount((before) => before + 1);
    if (listId && drafts.length > 0) make(listId, drafts);
  };
  const acts = {
    add(add: NewItem) {
      change([{ itemId: newId(), add }]);
      announce('Item added successfully');
    },
    check({ id: itemId }: GroceryItem, isChecked: boolean) {
      change([{ itemId, set: { isChecked } }]);
    },
    edit({ id: itemId }: GroceryItem, set: ItemFields) {
      change(Object.keys(set).length > 0 ? [{ itemId, set }] : []);
      announce('Item updated successfully');
    },
    remove(items: GroceryItem[], what: Deleted['what']) {
      change(items.map(({ id: itemId }) => ({ itemId, isDeleted: true })));
      setDeleted({ listId, items, what });
    },
    restore() {
      // A later change of a field brings an item back as it was.
      const changes = deleted?.items.map((item) => ({
        ...{ itemId: item.id, set: { isChecked: item.isChecked }, item },
      }));
      change(changes ?? []);
      setDeleted(null);
      announce('Items restored');
    },
  };
  return { acts, deleted: deleted?.listId === listId ? deleted : null, count };
}
