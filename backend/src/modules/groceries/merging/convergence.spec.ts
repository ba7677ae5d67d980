import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { randomNumbers } from '../../../../test/factories/library-plans.js';
import { User } from '../../users/index.js';
import type { GroceryItem } from '../grocery-item.entity.js';
import { GroceryList } from '../grocery-list.entity.js';
import { ITEM_DEFAULTS, ITEM_FIELDS, type ItemContent } from '../item-fields.js';
import { applyChanges } from './apply-changes.js';
import { type ItemChange, isLater, mergeChange, type Stamp } from './merge-change.js';
import { toServerTime } from './server-time.js';

/** `npm run check:long` runs many more. */
const RUNS = Number(process.env.MERGE_RUNS ?? 1000);
const STEPS = 60;
const ITEMS = 4;

const USER = new User({ email: 'ann@example.org', role: 'customer', now: new Date(0) });

type Shown = Record<string, Partial<ItemContent>>;

interface Request {
  phone: Phone;
  sentAt: number;
  since: number;
  changes: ItemChange[];
}

interface Response {
  phone: Phone;
  acknowledged: string[];
  version: number;
  items: { id: string; content: Partial<ItemContent>; isShown: boolean }[];
}

const contentOf = (item: GroceryItem): Partial<ItemContent> =>
  Object.fromEntries(ITEM_FIELDS.map((field) => [field, item[field]]));

/** The list as the server has it, and everything that it has accepted, in that order, with the moment that it assigned. */
class Server {
  readonly list = new GroceryList(USER, { name: 'List', mealPlanId: null }, new Date(0));
  readonly items = new Map<string, GroceryItem>();
  readonly known = new Set<string>();
  readonly accepted: ItemChange[] = [];

  receive({ phone, sentAt, since, changes }: Request, now: number): Response {
    const corrected = toServerTime(changes, { sentAt, now });
    const { list, items, known } = this;
    const named = new Map([...items].filter(([id]) => changes.some(({ itemId }) => itemId === id)));
    const state = { list, items: named, known: new Set(known), shown: 0, kept: items.size };
    const { received, refused } = applyChanges(state, corrected, new Date(now));
    if (refused.length > 0) throw new Error('A change was refused');
    for (const [id, item] of named) items.set(id, item);
    for (const change of received) {
      known.add(change.id);
      this.accepted.push(change);
    }
    const news = [...items.values()].filter(({ version }) => version > since);
    return {
      phone,
      acknowledged: changes.map(({ id }) => id),
      version: list.version,
      items: news.map((item) => ({ id: item.id, content: contentOf(item), isShown: item.isShown })),
    };
  }

  get shown(): Shown {
    const shown = [...this.items.values()].filter(({ isShown }) => isShown);
    return Object.fromEntries(shown.map((item) => [item.id, contentOf(item)]));
  }
}

/** A phone with a clock of its own. It keeps what it changes until the server has acknowledged it. */
class Phone {
  outbox: ItemChange[] = [];
  /** Everything that was changed on it, in that order. */
  readonly made: ItemChange[] = [];
  version = 0;
  readonly base = new Map<string, Partial<ItemContent>>();
  readonly acknowledged = new Set<string>();

  constructor(
    readonly name: string,
    readonly clockIsAheadMs: number,
  ) {}

  change(change: ItemChange): void {
    const own = { ...change, outbox: this.name };
    this.outbox.push(own);
    this.made.push(own);
  }

  request(now: number): Request {
    const { outbox, version: since } = this;
    return { phone: this, sentAt: now + this.clockIsAheadMs, since, changes: [...outbox] };
  }

  take({ acknowledged, version, items }: Response): void {
    for (const id of acknowledged) this.acknowledged.add(id);
    this.outbox = this.outbox.filter(({ id }) => !this.acknowledged.has(id));
    // An answer that was overtaken by a later one says nothing new.
    if (version < this.version) return;
    this.version = version;
    for (const { id, content, isShown } of items) {
      if (isShown) this.base.set(id, content);
      else this.base.delete(id);
    }
  }

  get shown(): Shown {
    return Object.fromEntries([...this.base].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}

const HOUR_MS = 3_600_000;

/** Two phones change one list over a network that loses, repeats, and reorders what they send. */
function simulate(seed: number): { server: Server; phones: Phone[]; made: number } {
  const random = randomNumbers(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const aheadMs = () => Math.round((random() - 0.5) * 2 * HOUR_MS);
  const server = new Server();
  const phones = [new Phone('one', aheadMs()), new Phone('two', aheadMs())];
  let [now, made] = [10 * HOUR_MS, 0];
  let network: (() => void)[] = [];

  const send = (phone: Phone) => {
    const request = phone.request(now);
    network.push(() => {
      const response = server.receive(request, now);
      if (random() < 0.8) network.push(() => phone.take(response));
    });
  };
  const deliver = () => {
    const index = Math.floor(random() * network.length);
    const [message] = network.splice(index, 1);
    message?.();
    if (message && random() < 0.2) network.push(message);
  };
  const edit = (phone: Phone) => {
    made += 1;
    const at = now + phone.clockIsAheadMs;
    phone.change({ id: `${pick('abcdef'.split(''))}${made}`, at, ...randomEdit(random) });
  };

  for (let step = 0; step < STEPS; step += 1) {
    now += Math.floor(random() * 3);
    pick([edit, edit, send, deliver, deliver])(pick(phones));
  }
  // At last the network works, and everything arrives that is still on its way.
  while (network.length > 0) network.pop()?.();
  network = [];
  for (const phone of [...phones, ...phones]) phone.take(server.receive(phone.request(now), now));
  return { server, phones, made };
}

function randomEdit(random: () => number): Pick<ItemChange, 'itemId' | 'set'> {
  const itemId = `item ${Math.floor(random() * ITEMS)}`;
  const value = Math.floor(random() * 1000);
  const kind = Math.floor(random() * 5);
  if (kind === 0) return { itemId, set: null };
  if (kind === 1) return { itemId, set: { quantity: value } };
  if (kind === 2) return { itemId, set: { isChecked: value % 2 === 0, notes: `${value}` } };
  return { itemId, set: { ...ITEM_DEFAULTS, name: `name ${value}` } };
}

/**
 * Finds without merging what a list must show after the accepted changes: the last change of each field
 * counts.
 */
function expectedOf(accepted: readonly ItemChange[]): Shown {
  const shown: Shown = {};
  for (const [itemId, changes] of Map.groupBy(accepted, (change) => change.itemId)) {
    const stampOf = ({ at, id }: ItemChange): Stamp => ({ at, change: id });
    const inTime = changes.toSorted((one, other) => (isLater(stampOf(one), stampOf(other)) ? 1 : -1));
    const content = Object.assign({ name: null }, ITEM_DEFAULTS, ...inTime.map(({ set }) => set ?? {}));
    if (content.name !== null && inTime.at(-1)?.set) shown[itemId] = content;
  }
  return shown;
}

const textOf = (shown: Shown): string =>
  JSON.stringify(Object.entries(shown).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Merges what the server has accepted of each item in another order, and returns whether that ends alike. */
function endsAlikeInAnyOrder({ accepted, items }: Server, seed: number): boolean {
  const random = randomNumbers(seed);
  return [...items.values()].every(({ id, fieldTimes }) => {
    const own = accepted.filter(({ itemId }) => itemId === id).map((change) => ({ change, place: random() }));
    const times = own
      .sort((one, other) => one.place - other.place)
      .reduce((known, { change }) => mergeChange(known, change)?.times ?? known, {});
    return isDeepStrictEqual(times, fieldTimes);
  });
}

const keysOf = ({ set }: ItemChange) =>
  (set ? Object.keys(set) : ['deletion']) as (keyof GroceryItem['fieldTimes'])[];

/** Returns whether no change of a phone counts where a later one of the same phone says something else. */
function keepsOrderOf({ made }: Phone, { items }: Server): boolean {
  return made.every((later, index) => {
    const times = items.get(later.itemId)?.fieldTimes ?? {};
    const earlier = made.slice(0, index).filter(({ itemId }) => itemId === later.itemId);
    return earlier.every((change) => {
      const counting = keysOf(change).filter((key) => times[key]?.change === change.id);
      const met = counting.filter((key) => key === 'deletion' || !later.set || keysOf(later).includes(key));
      return met.every((key) => keysOf(later).every((own) => isLater(times[own] as Stamp, times[key])));
    });
  });
}

function faultsOf(seed: number): string[] {
  const { server, phones, made } = simulate(seed);
  const shown = textOf(server.shown);
  const ids = server.accepted.map(({ id }) => id);
  const promises = {
    'a phone has sent everything': phones.every(({ outbox }) => outbox.length === 0),
    'a phone shows what the server has': phones.every((phone) => textOf(phone.shown) === shown),
    'each change counts once': ids.length === made && new Set(ids).size === made,
    'the last change of each field counts': textOf(expectedOf(server.accepted)) === shown,
    'two changes of one phone keep their order': phones.every((phone) => keepsOrderOf(phone, server)),
    'the order of arrival does not matter': endsAlikeInAnyOrder(server, seed),
  };
  return Object.entries(promises).flatMap(([promise, isKept]) => (isKept ? [] : [`${promise} (${seed})`]));
}

describe('a list on two phones', () => {
  test(`ends alike on both and on the server, with each change once, in ${RUNS} random histories`, () => {
    const faults = Array.from({ length: RUNS }, (_, index) => faultsOf(index + 1));
    expect(faults.flat().slice(0, 10)).toEqual([]);
  });
});
