import { setImmediate as turn } from 'node:timers/promises';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { GroceryItem, GroceryList } from '../grocery-words';
import type { KeptGroceries, Writing } from './kept-lists';
import { byMoment, type LocalChange } from './local-changes';

const HISTORIES = 300;
const LIST = 'list';

/**
 * Steps that have begun and not ended yet: writing, reading, waiting for the lock, and each way of a message.
 */
const steps: (() => void)[] = [];

const later = async <Result>(work: () => Result): Promise<Result> => {
  await new Promise<void>((resolve) => steps.push(resolve));
  return work();
};

let kept: KeptGroceries;

jest.unstable_mockModule('./kept-lists', () => ({
  openFor: () => later(() => ({ ...kept, outboxId: 'outbox' })),
  read: () => later(() => kept),
  write: (_owner: string, writing: Writing) => later(() => keep(writing)),
}));

function keep({ lists = [], changes = [], droppedIds = [] }: Writing): boolean {
  const rows = new Map(kept.lists.map((list) => [list.id, list]));
  for (const list of lists) rows.set(list.id, list);
  const waiting = [...kept.changes, ...changes].filter(({ id }) => !droppedIds.includes(id));
  kept = { ...kept, lists: [...rows.values()], changes: waiting.sort(byMoment) };
  return true;
}

/** The server with a list of two items, all of which it tells each time. */
class Server {
  readonly received: string[] = [];
  readonly #items = new Map(['Apples', 'Bread'].map((id) => [id, { isChecked: false, isDeleted: false }]));

  get list(): GroceryList {
    const shown = [...this.#items].filter(([, { isDeleted }]) => !isDeleted);
    const items = shown.map(([id, { isChecked }]) => ({ id, name: id, category: 'produce', isChecked }));
    return { id: LIST, name: 'Week', version: this.received.length + 1, items } as unknown as GroceryList;
  }

  receive(changes: readonly LocalChange[]): void {
    for (const { id, itemId, set, isDeleted = false } of changes) {
      if (this.received.includes(id)) continue;
      this.received.push(id);
      const { isChecked = false } = this.#items.get(itemId) ?? {};
      this.#items.set(itemId, { isChecked: set?.isChecked ?? isChecked, isDeleted });
    }
  }

  answer(): Response {
    const { version, name, items } = this.list;
    return Response.json({ version, name, items, deletedIds: [], isWhole: true, refused: [] });
  }
}

let server: Server;

async function fetchFromServer(_address: unknown, init: RequestInit = {}): Promise<Response> {
  const { changes = [] } = JSON.parse(String(init.body ?? '{}')) as { changes?: LocalChange[] };
  await later(() => server.receive(changes));
  const isLost = random() < 0.1;
  return later(() => {
    if (isLost) throw new TypeError('Failed to fetch');
    return server.answer();
  });
}

/** Hears of it when another tab has written something. */
class Channel {
  static last: Channel | undefined;
  onmessage: () => void = () => undefined;
  constructor() {
    Channel.last = this;
  }
  postMessage(): void {}
}

/** Takes time to be granted, and to be given back. */
const locks = {
  request: async (_name: string, task: () => Promise<boolean>) => {
    const isDone = await later(task);
    return later(() => isDone);
  },
};

const replaced: [object, string, unknown][] = [
  [globalThis, 'fetch', fetchFromServer],
  [globalThis, 'BroadcastChannel', Channel],
  [navigator, 'locks', locks],
];

let random: () => number;

/** The same numbers between 0 and 1 for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

describe('an outbox', () => {
  beforeAll(() => {
    for (const [owner, name, value] of replaced)
      Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  });

  test(`keeps and sends whatever was pressed, in ${HISTORIES} random orders of writing, reading, and answers`, async () => {
    const faults: string[] = [];
    for (let seed = 1; seed <= HISTORIES; seed += 1) faults.push(...(await faultsOf(seed)));
    expect(faults.slice(0, 5)).toEqual([]);
  });
});

/** Ends any one of the steps that have begun. */
async function step(): Promise<void> {
  const [next] = steps.splice(Math.floor(random() * steps.length), 1);
  next?.();
  await turn();
}

/** A page on which somebody presses while everything takes its time. Returns what went wrong. */
async function faultsOf(seed: number): Promise<string[]> {
  const { begin, hear, make } = await import('./outbox');
  const { current } = await import('./outbox-state');
  const pressed: string[] = [];
  const faults = new Set<string>();
  random = randomNumbers(seed);
  server = new Server();
  kept = { lists: [server.list], changes: [], overview: null };

  const press = (draft: Pick<LocalChange, 'itemId' | 'set' | 'isDeleted' | 'item'>) => {
    make(LIST, [draft]);
    pressed.push(current().changes.at(-1)?.id ?? '');
  };
  const check = () => {
    const waiting = new Set(current().changes.map(({ id }) => id));
    const isLost = (id: string) => !waiting.has(id) && !server.received.includes(id);
    if (pressed.some(isLost)) faults.add(`history ${seed}: a change disappeared before the server had it`);
  };
  const item = { id: 'Bread', name: 'Bread', category: 'produce', isChecked: true } as GroceryItem;
  const presses = [
    () => press({ itemId: 'Apples', set: { isChecked: random() < 0.5 } }),
    () => press({ itemId: 'Bread', isDeleted: true }),
    () => press({ itemId: 'Bread', set: { isChecked: true }, item }),
  ];

  const begun = begin(`account ${seed}`);
  for (let count = 0; count < 40; count += 1) {
    const chance = random();
    if (chance < 0.2) presses[Math.floor(random() * presses.length)]?.();
    else if (chance < 0.25) void hear(LIST);
    else if (chance < 0.3) Channel.last?.onmessage();
    else await step();
    check();
  }
  const finish = async () => {
    while (steps.length > 0) {
      await step();
      check();
    }
  };
  await finish();
  if (current().standing === 'sending' && current().changes.length > 0)
    faults.add(`history ${seed}: a change waits for nothing`);
  // The page asks for news every two seconds, and sends what was lost on the way.
  for (let round = 0; round < 4; round += 1) {
    void hear(LIST);
    await finish();
  }
  await begun;
  const isInOrder = JSON.stringify(server.received) === JSON.stringify(pressed);
  if (!isInOrder) faults.add(`history ${seed}: the server does not have what was pressed, in that order`);
  if (current().changes.length + kept.changes.length > 0) faults.add(`history ${seed}: a change still waits`);
  return [...faults];
}
