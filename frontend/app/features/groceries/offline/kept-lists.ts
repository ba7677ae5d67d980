import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GroceryList } from '../grocery-words';
import { byMoment, type LocalChange } from './local-changes';
import { newId } from './new-id';
import type { Overview } from './overview';

interface Kept extends DBSchema {
  about: { key: 'owner' | 'outboxId' | 'overview'; value: string | Overview };
  lists: { key: string; value: GroceryList };
  changes: { key: string; value: LocalChange };
}

/**
 * Groceries of an account on this device: its lists as the server last had them, and changes that it has not
 * been sent.
 */
export type KeptGroceries = {
  lists: GroceryList[];
  changes: LocalChange[];
  overview: Overview | null;
};

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
 * Opens what is kept for this account. Data of another account is deleted first. Null if the browser keeps
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

/** Reads the ID of the outbox, which this makes if there is none. One that cannot be written is that of this page. */
async function readOutboxId(db: IDBPDatabase<Kept>): Promise<string> {
  const known = await db.get('about', 'outboxId');
  if (typeof known === 'string') return known;
  const id = newId();
  await db.put('about', id, 'outboxId').catch(() => undefined);
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
  const transaction = (await database()).transaction(STORES);
  const [lists, changes, overview] = await Promise.all([
    transaction.objectStore('lists').getAll(),
    transaction.objectStore('changes').getAll(),
    transaction.objectStore('about').get('overview'),
  ]);
  return { lists, changes: changes.sort(byMoment), overview: typeof overview === 'object' ? overview : null };
}

/** These are written in one transaction. */
export type Writing = Partial<KeptGroceries> & {
  /** The lists that have been deleted elsewhere. */
  deletedIds?: string[];
  /** The changes that have been sent or refused. */
  droppedIds?: string[];
};

/**
 * Writes for this account, or nothing if another one has begun meanwhile in another tab. Returns whether it is written:
 * a full disk or a private window may refuse it.
 */
export async function write(
  owner: string,
  { lists = [], deletedIds = [], changes = [], droppedIds = [], overview = null }: Writing,
): Promise<boolean> {
  try {
    const transaction = (await database()).transaction(STORES, 'readwrite');
    const isOwn = (await transaction.objectStore('about').get('owner')) === owner;
    const writings = isOwn && [
      ...lists.map((list) => transaction.objectStore('lists').put(list)),
      ...deletedIds.map((id) => transaction.objectStore('lists').delete(id)),
      ...(overview ? [transaction.objectStore('about').put(overview, 'overview')] : []),
      ...changes.map((change) => transaction.objectStore('changes').put(change)),
      ...droppedIds.map((id) => transaction.objectStore('changes').delete(id)),
    ];
    await Promise.all([...(writings || []), transaction.done]);
    return isOwn;
  } catch {
    return false;
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
