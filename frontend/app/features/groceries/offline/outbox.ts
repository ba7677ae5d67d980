import type { components } from '#openapi/schema';
import { groceryChangesPath } from '~/paths/groceries';
import { tell } from '~/platform/connection/notices';
import type { Groceries } from '../groceries.server';
import type { GroceryList } from '../grocery-words';
import { type Answer, ask } from './ask';
import { openFor, read, type Writing, write } from './kept-lists';
import { type ListNews, type LocalChange, nextBatch, sentChange, withNews } from './local-changes';
import { newId } from './new-id';
import { current, type OutboxState, onServer, type Standing, set } from './outbox-state';
import { deletedIn, overviewOf, withoutList } from './overview';
import { joined, withUnwritten } from './unwritten';

type MergedChanges = components['schemas']['MergedChangesResponse'];

/** A change of an item, before its moment and IDs are added. */
export type Draft = Omit<LocalChange, 'id' | 'at' | 'listId'>;

/** Writes and reads in their order, so that no reading overtakes the writing before it. */
let work: Promise<unknown> = Promise.resolve();
/**
 * The number of writings that wait for the work before them. Their changes are on the page, but not in the
 * storage that is read.
 */
let waitingWritings = 0;
/** Changes that this device could not write. The page has them, and tries again with the next writing. */
let unwritten: Writing = {};
let tabs: BroadcastChannel | undefined;
/** The lists that have been found deleted. */
const deletedIds = new Set<string>();
/** The largest batch. It is one change after a refusal, to find out which of them is refused. */
let most: number | undefined;

function inOrder<Result>(next: () => Promise<Result>): Promise<Result> {
  const done = work.then(next);
  work = done.catch(() => undefined);
  return done;
}

/** Reads what this device keeps of the account, and deletes what it keeps of another one. */
export function begin(owner: string): Promise<void> {
  if (current().owner === owner) return work.then(() => undefined);
  unwritten = {};
  set({ ...onServer(), owner });
  tabs ??= listenToTabs();
  return inOrder(async () => {
    const kept = await openFor(owner);
    const { changes, lists } = current();
    // A change that was made while this was read is the latest.
    const known = new Map([...(kept?.lists ?? []).map((list) => [list.id, list] as const), ...lists]);
    const outboxId = kept?.outboxId ?? newId();
    const overview = kept?.overview ?? null;
    set({ isRead: true, outboxId, overview, lists: known, changes: [...(kept?.changes ?? []), ...changes] });
  });
}

function listenToTabs(): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined;
  const channel = new BroadcastChannel('groceries');
  channel.onmessage = () => inOrder(readAgain);
  return channel;
}

/**
 * Takes over what other tabs have written, except for the list that they have opened, which this tab does not
 * follow. Changes that this tab has still to write are missing there, so it reads once more after writing
 * them.
 */
async function readAgain(): Promise<void> {
  const { owner } = current();
  const kept = owner && (await read(owner));
  if (!kept) return;
  if (waitingWritings > 0) {
    inOrder(readAgain);
    return;
  }
  const { changes, lists } = withUnwritten(kept, unwritten);
  set({ changes, lists: new Map(lists.map((list) => [list.id, list])) });
}

function save(writing: Writing): void {
  const { owner } = current();
  if (!owner) return;
  waitingWritings += 1;
  inOrder(() => tryToWrite(owner, writing)).then(() => tabs?.postMessage('written'));
}

async function tryToWrite(owner: string, writing: Writing): Promise<void> {
  waitingWritings -= 1;
  if (owner !== current().owner) return;
  const all = joined(unwritten, writing);
  const isDone = await write(owner, all);
  // Another account may have signed in on this page meanwhile.
  if (owner !== current().owner) return;
  unwritten = isDone ? {} : all;
  const isWritten = (unwritten.changes ?? []).length === 0;
  if (isWritten !== current().isWritten) set({ isWritten });
}

/**
 * Takes what the server has sent with the page, unless more is known. A page that was kept may have a list that has been
 * deleted since, and lack others.
 */
export function learn(loaded: Groceries): void {
  const { list } = loaded;
  const overview = overviewOf(loaded);
  const isLatest = overview.asOf > (current().overview?.asOf ?? 0);
  if (isLatest) lastUsed = loaded.selectedId;
  const known = list && current().lists.get(list.id);
  const news = list && (known ? known.version < list.version : isLatest) ? [list] : [];
  if (news.length === 0 && !isLatest) return;
  const lists = new Map([...current().lists, ...news.map((each) => [each.id, each] as const)]);
  const gone = isLatest ? deletedIn(overview, lists.keys()) : [];
  for (const id of gone) lists.delete(id);
  set({ lists, ...(isLatest && { overview }) });
  save({ lists: news, deletedIds: gone, ...(isLatest && { overview }) });
}

/** Forgets a list that has been deleted elsewhere. */
function forget(listId: string): void {
  deletedIds.add(listId);
  const lists = new Map(current().lists);
  lists.delete(listId);
  const { overview: known } = current();
  const overview = known && withoutList(known, listId);
  set({ lists, overview });
  save({ deletedIds: [listId], ...(overview && { overview }) });
}

/** Makes changes: they show at once, and are sent as soon as that is possible. */
export function make(listId: string, drafts: readonly Draft[]): void {
  let last = Date.parse(current().changes.at(-1)?.at ?? '') || 0;
  const changes = drafts.map((draft): LocalChange => {
    // A clock that was set back must not turn the order around.
    last = Math.max(Date.now(), last + 1);
    return { ...draft, id: newId(), at: new Date(last).toISOString(), listId };
  });
  set({ changes: [...current().changes, ...changes] });
  save({ changes });
  send();
}

let sending: Promise<void> | null = null;

/** Sends everything that waits, in its order. Only one tab does so at a time. */
export function send(): Promise<void> {
  sending ??= sendInTurn();
  return sending;
}

async function sendInTurn(): Promise<void> {
  let isDone = false;
  try {
    isDone = await whileOthersWait(sendBatches);
  } finally {
    sending = null;
  }
  // Changes that were made while the turn was given back have met this sending, which no longer looks for
  // more.
  if (isDone && current().changes.length > 0) await send();
}

/** Returns whether nothing waits any more. */
async function sendBatches(): Promise<boolean> {
  await inOrder(readAgain);
  while (current().changes.length > 0) if (!(await sendBatch())) return false;
  set({ standing: 'sending' });
  return true;
}

const whileOthersWait = (task: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks ? navigator.locks.request('groceries', task) : task();

/** Returns whether the next batch can be tried. */
async function sendBatch(): Promise<boolean> {
  const batch = nextBatch(current().changes, most);
  const listId = batch[0]?.listId;
  if (!current().owner || listId === undefined) return false;
  const answer = await post(listId, batch);
  if (answer.status === 200) return accept(batch, listId, answer.json as MergedChanges);
  if ([401, 403, 409].includes(answer.status)) return wait('signed-out');
  if (answer.status === 404) {
    forget(listId);
    return drop(batch, 'The list has been deleted.');
  }
  if (answer.status === 0) return wait('offline');
  if (answer.status !== 400) return wait('later');
  if (batch.length > 1) most = 1;
  return batch.length > 1 || drop(batch, messageIn(answer.json));
}

function post(listId: string, batch: readonly LocalChange[]): Promise<Answer> {
  const { owner, outboxId, lists } = current();
  const body = JSON.stringify({
    ...{ owner, ...(outboxId && { outboxId }), ...(opened === listId && { isOpened: true }) },
    ...{ sentAt: new Date().toISOString(), since: lists.get(listId)?.version ?? 0 },
    changes: batch.map(sentChange),
  });
  const headers = { 'Content-Type': 'application/json' };
  return ask(groceryChangesPath(listId), { method: 'POST', headers, body });
}

function noteUsed(listId: string): void {
  lastUsed = listId;
  if (opened === listId) opened = null;
}

function wait(standing: Standing): false {
  set({ standing });
  return false;
}

function accept(batch: readonly LocalChange[], listId: string, news: MergedChanges): true {
  most = undefined;
  noteUsed(listId);
  take(listId, news, batch);
  for (const { id, message } of news.refused)
    tell(titleOf(batch.find((change) => change.id === id)), message, 'danger');
  return true;
}

function drop(batch: readonly LocalChange[], reason: string): true {
  most = undefined;
  const [first] = batch;
  if (first) remove(batch);
  tell(titleOf(first), reason, 'danger');
  return true;
}

function remove(batch: readonly LocalChange[], changed: Partial<OutboxState> = {}, news?: GroceryList): void {
  const ids = new Set(batch.map(({ id }) => id));
  set({ ...changed, changes: current().changes.filter(({ id }) => !ids.has(id)) });
  save({ lists: news && [news], droppedIds: [...ids] });
}

/** One step for what is new and what is no longer waiting, so that nothing flickers. */
function take(listId: string, news: ListNews, batch: readonly LocalChange[] = []): void {
  const known = current().lists.get(listId);
  const list = known && withNews(known, news);
  const lists = list ? new Map(current().lists).set(listId, list) : current().lists;
  remove(batch, { lists, standing: 'sending' }, list);
}

const titleOf = (change: LocalChange | undefined): string =>
  `Failed to ${change?.add ? 'add' : change?.isDeleted ? 'delete' : 'update'} grocery item`;

const messageIn = (json: unknown): string =>
  typeof json === 'object' && json !== null && 'message' in json ? String(json.message) : '';

/** The list that the server takes for the one that was used last, and the one that it has to be told of. */
let lastUsed: string | null = null;
let opened: string | null = null;

/** Notes that a list has been opened, so that it opens again, here and on the customer's other devices. */
export function open(listId: string): void {
  const { overview } = current();
  if (overview && overview.selectedId !== listId) {
    const selected = { ...overview, selectedId: listId };
    set({ overview: selected });
    save({ overview: selected });
  }
  opened = listId === lastUsed ? null : listId;
  if (opened) hear(opened);
}

/** Asks what is new in a list. Returns false if there is no such list any more. */
export async function hear(listId: string): Promise<boolean> {
  const { owner, changes } = current();
  if (deletedIds.has(listId)) return false;
  const since = current().lists.get(listId)?.version;
  if (!owner || since === undefined) return true;
  // The answer to what is sent has the news, too.
  if (changes.length > 0) await send();
  else {
    const answer = await (opened === listId
      ? post(listId, [])
      : ask(groceryChangesPath(listId, { since, owner })));
    if (answer.status === 404) {
      forget(listId);
      return false;
    }
    const news = answer.json as ListNews;
    if (answer.status === 200 && opened === listId) noteUsed(listId);
    if (answer.status === 200 && (news.version !== since || news.isWhole)) take(listId, news);
  }
  return true;
}
