import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GroceryList } from '../grocery-words';
import type { LocalChange } from './local-changes';
import { newId } from './new-id';

interface Kept extends DBSchema {
  about: { key: 'owner' | 'outboxId'; value: string };
  lists: { key: string; value: GroceryList };
  changes: { key: string; value: LocalChange };
}

/** What this device keeps of an account: its lists as the server last had them, and what it has not been sent. */
export type KeptGroceries = { lists: GroceryList[]; changes: LocalChange[] };

const STORES = ['about', 'lists', 'changes'] as const;

/** The cache of the worker, whose documents show the lists of the account that opened them. */
const DOCUMENTS = 'groceries';

let opened: Promise<IDBPDatabase<Kept>> | undefined;

function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('groceries', 1, {
    upgrade(db) {
      db.createObjectStore('about');
      db.createObjectStore('lists', { keyPath: 'id' });
      db.createObjectStore('changes', { keyPath: 'id' });
    },
    // The browser deletes the database when somebody signs out.
    terminated: close,
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      close();
    },
  });
  opened.catch(close);
  return opened;
}

function close(): void {
  opened = undefined;
}

/**
 * Opens what is kept for this account. What was kept for another one is deleted first. Null if the browser keeps
 * nothing, as some private windows do; the page then works as long as it is open.
 */
export async function openFor(owner: string): Promise<(KeptGroceries & { outboxId: string }) | null> {
  try {
    const db = await database();
    if ((await db.get('about', 'owner')) !== owner) await beginFor(db, owner);
    return { ...(await readKept()), outboxId: await readOutboxId(db) };
  } catch {
    return null;
  }
}

/** Reads the ID of the outbox, which this makes if there is none. */
async function readOutboxId(db: IDBPDatabase<Kept>): Promise<string> {
  const about = db.transaction('about', 'readwrite').store;
  const known = await about.get('outboxId');
  const id = known ?? newId();
  if (!known) await about.put(id, 'outboxId');
  return id;
}

async function beginFor(db: IDBPDatabase<Kept>, owner: string): Promise<void> {
  await globalThis.caches?.delete(DOCUMENTS);
  const transaction = db.transaction(STORES, 'readwrite');
  for (const name of STORES) transaction.objectStore(name).clear();
  transaction.objectStore('about').put(owner, 'owner');
  await transaction.done;
}

async function readKept(): Promise<KeptGroceries> {
  const transaction = (await database()).transaction(['lists', 'changes']);
  const [lists, changes] = await Promise.all([
    transaction.objectStore('lists').getAll(),
    transaction.objectStore('changes').getAll(),
  ]);
  return { lists, changes: changes.sort(byMoment) };
}

const byMoment = (one: LocalChange, other: LocalChange): number =>
  one.at === other.at ? 0 : one.at < other.at ? -1 : 1;

/** What is written together. */
export type Writing = { lists?: GroceryList[]; changes?: LocalChange[]; droppedIds?: string[] };

/** Writes for this account, or nothing if another one has begun meanwhile in another tab. */
export async function write(owner: string, { lists = [], changes = [], droppedIds = [] }: Writing) {
  try {
    const transaction = (await database()).transaction(STORES, 'readwrite');
    if ((await transaction.objectStore('about').get('owner')) === owner) {
      for (const list of lists) transaction.objectStore('lists').put(list);
      for (const change of changes) transaction.objectStore('changes').put(change);
      for (const id of droppedIds) transaction.objectStore('changes').delete(id);
    }
    await transaction.done;
  } catch {
    // Without a place to keep it, the page still has it.
  }
}

/** Reads what is kept for this account, or null if it cannot be known. */
export async function read(owner: string): Promise<KeptGroceries | null> {
  try {
    const owned = (await (await database()).get('about', 'owner')) === owner;
    return owned ? await readKept() : null;
  } catch {
    return null;
  }
}
