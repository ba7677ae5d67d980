import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertGroceryList } from '../../../../test/factories/groceries.js';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';
import { Housekeeping } from '../../../platform/database/housekeeping.js';

let app: TestApp;
let ann: SignedInUser;
let listId: string;
let milk: string;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  ann = await app.signedIn();
  const { id, itemIds } = await insertGroceryList(app.db, ann, { items: ['Milk'] });
  listId = id;
  milk = itemIds[0] ?? '';
});

afterAll(() => app.stop());

interface Sent {
  changes: Record<string, unknown>[];
  since?: number;
  clockIsAheadMs?: number;
  outboxId?: string;
}

const path = () => ({ params: { path: { id: listId } } });

const sendChanges = async ({ changes, since = 1, clockIsAheadMs = 0, outboxId }: Sent) => {
  const sentAt = new Date(Date.now() + clockIsAheadMs).toISOString();
  const body = { sentAt, since, outboxId, changes: changes as { id: string; at: string; itemId: string }[] };
  const { response, data, error } = await ann.api.POST('/api/grocery-lists/{id}/changes', {
    ...path(),
    body,
  });
  return { status: response.status, data, error };
};

const change = (what: Record<string, unknown>, { itemId = milk, agoMs = 0, id = randomUUID() } = {}) => ({
  ...{ id, itemId, at: new Date(Date.now() - agoMs).toISOString() },
  ...what,
});

const items = async () => (await ann.api.GET('/api/grocery-lists/{id}', path())).data?.items ?? [];

const news = async (since: number) => {
  const query = { params: { path: { id: listId }, query: { since } } };
  return (await ann.api.GET('/api/grocery-lists/{id}/changes', query)).data;
};

describe('changes of a phone', () => {
  test('add, edit, and delete items, and are answered with what is new', async () => {
    const bread = randomUUID();
    const { data } = await sendChanges({
      changes: [
        change({ add: { name: 'Bread' } }, { itemId: bread, agoMs: 30 }),
        change({ set: { isChecked: true } }, { itemId: bread, agoMs: 20 }),
        change({ isDeleted: true }, { agoMs: 10 }),
      ],
    });
    expect(data).toMatchObject({ version: 2, isWhole: false, deletedIds: [milk], refused: [] });
    expect(data?.items).toMatchObject([{ id: bread, name: 'Bread', isChecked: true, unit: 'pcs' }]);
    expect((await items()).map(({ name }) => name)).toEqual(['Bread']);
  });

  test('that add an item again give it the defaults of whatever they leave out', async () => {
    await sendChanges({
      changes: [
        change({ set: { isChecked: true, brand: 'Oatly', quantity: 3 } }, { agoMs: 30 }),
        change({ isDeleted: true }, { agoMs: 20 }),
        change({ add: { name: 'Milk' } }, { agoMs: 10 }),
      ],
    });
    expect(await items()).toMatchObject([{ name: 'Milk', isChecked: false, brand: null, quantity: 1 }]);
  });

  test('count once, however often they are sent', async () => {
    const changes = [change({ set: { quantity: 2 } })];
    await sendChanges({ changes });
    await sendChanges({ changes: [change({ set: { quantity: 3 } })] });
    const { data } = await sendChanges({ changes, since: 3 });
    expect(data).toMatchObject({ version: 3, items: [] });
    expect(await items()).toMatchObject([{ quantity: 3 }]);
  });

  test('are ordered by when they were made, also if a clock is wrong', async () => {
    await sendChanges({ changes: [change({ set: { quantity: 2 } })] });
    const hour = 3_600_000;
    // The change was made ten minutes ago by a phone whose clock is an hour ahead.
    const late = change({ set: { quantity: 9 } }, { agoMs: 600_000 - hour });
    await sendChanges({ changes: [late], clockIsAheadMs: hour });
    expect(await items()).toMatchObject([{ quantity: 2 }]);
  });

  test('of one phone keep their order, also if the earlier ones took longer to arrive', async () => {
    const outboxId = randomUUID();
    const tick = [change({ set: { isChecked: true } }, { agoMs: 3000 })];
    const deletion = [change({ isDeleted: true }, { agoMs: 1000 })];
    // The first batch was sent three seconds ago, as far as the phone knows.
    await sendChanges({ outboxId, changes: tick, clockIsAheadMs: -3000 });
    await sendChanges({ outboxId, changes: [change({ set: { isChecked: false } }, { agoMs: 1800 })] });
    expect(await items()).toMatchObject([{ isChecked: false }]);
    await sendChanges({ outboxId, changes: deletion, clockIsAheadMs: -1000 });
    expect(await items()).toEqual([]);
    await sendChanges({ outboxId, changes: [change({ set: { isChecked: false } }, { agoMs: 900 })] });
    expect(await items()).toMatchObject([{ name: 'Milk', isChecked: false }]);
    // For another phone, the moments decide.
    const other = [change({ set: { isChecked: true } }, { agoMs: 1800 })];
    await sendChanges({ outboxId: randomUUID(), changes: other });
    expect(await items()).toMatchObject([{ isChecked: false }]);
  });

  test('are refused one by one where the list is full', async () => {
    await app.db.query(
      `insert into grocery_list_items (grocery_list_id, id, name, field_times, version, created_at, updated_at)
       select $1, gen_random_uuid(), 'Filling', '{}', 1, now(), now() from generate_series(1, 499)`,
      [listId],
    );
    const refused = change({ add: { name: 'Bread' } }, { itemId: randomUUID() });
    const { data } = await sendChanges({ changes: [refused, change({ set: { quantity: 2 } })] });
    expect(data?.refused).toEqual([
      { id: refused.id, message: expect.stringContaining('can hold 500 items') },
    ]);
    expect(data?.items).toMatchObject([{ id: milk, quantity: 2 }]);
  });

  test('are refused if the server could no longer tell whether they count twice', async () => {
    const tooOld = change({ set: { quantity: 9 } }, { agoMs: 81 * 24 * 3_600_000 });
    const { data } = await sendChanges({ changes: [tooOld, change({ set: { brand: 'Oatly' } })] });
    expect(data?.refused).toEqual([
      { id: tooOld.id, message: 'A change can only be made within 80 days. This one has waited for longer.' },
    ]);
    expect(await items()).toMatchObject([{ quantity: 1, brand: 'Oatly' }]);
  });

  test('that add items are refused while a list keeps too many deleted ones, which says so', async () => {
    await app.db.query(
      `insert into grocery_list_items
         (grocery_list_id, id, name, field_times, version, created_at, updated_at, is_deleted)
       select $1, gen_random_uuid(), 'Gone', '{}', 1, now(), now(), true from generate_series(1, 1999)`,
      [listId],
    );
    const refused = change({ add: { name: 'Bread' } }, { itemId: randomUUID() });
    const { data } = await sendChanges({ changes: [refused, change({ set: { quantity: 2 } })] });
    const message =
      'So many items have been deleted from this list that it takes no new ones. Please create a new list.';
    expect(data?.refused).toEqual([{ id: refused.id, message }]);
    const { error } = await ann.api.POST('/api/grocery-lists/{id}/items', {
      ...path(),
      body: { name: 'Bread' },
    });
    expect(error).toMatchObject({ code: 'too_many_deleted', message });
  });

  test('are made in their order, also if the clock was set back between them', async () => {
    const hour = 3_600_000;
    await sendChanges({
      changes: [
        change({ set: { quantity: 2 } }, { agoMs: -hour }),
        change({ set: { quantity: 3 } }, { agoMs: 20 }),
      ],
    });
    expect(await items()).toMatchObject([{ quantity: 3 }]);
  });

  test('name what is wrong with which of them', async () => {
    const wrong = [change({ set: { name: '' } }), change({})];
    const { status, error } = await sendChanges({ changes: wrong });
    expect([status, error?.fields]).toEqual([400, { 'changes.0.set.name': ['Item name is required'] }]);
    expect((await sendChanges({ changes: wrong.slice(1) })).error?.fields).toEqual({
      'changes.0': ['A change either adds an item, sets fields, or deletes it'],
    });
    expect((await sendChanges({ changes: [change({ add: {} })] })).error?.message).toBe(
      'Item name is required',
    );
  });

  test('of two phones at one moment are both made', async () => {
    const other = change({ set: { isChecked: true } });
    await Promise.all([
      sendChanges({ changes: [change({ set: { quantity: 4 } })] }),
      sendChanges({ changes: [other] }),
    ]);
    expect(await items()).toMatchObject([{ quantity: 4, isChecked: true }]);
    expect((await news(0))?.version).toBe(3);
  });
});

describe('what is new in a list', () => {
  test('is told, and merged, only as the account that the page was made for', async () => {
    const [own, other] = [ann.id, (await app.signedIn()).id];
    const ask = async (owner: string) => {
      const query = { params: { path: { id: listId }, query: { since: 1, owner } } };
      const { response, error } = await ann.api.GET('/api/grocery-lists/{id}/changes', query);
      return [response.status, error?.code];
    };
    const send = async (owner: string) => {
      const changes = [change({ isDeleted: true })];
      const body = { owner, sentAt: new Date().toISOString(), since: 1, changes };
      const { response, error } = await ann.api.POST('/api/grocery-lists/{id}/changes', { ...path(), body });
      return [response.status, error?.code];
    };
    for (const attempt of [ask, send]) expect(await attempt(other)).toEqual([409, 'other_account']);
    expect(await items()).toHaveLength(1);
    for (const attempt of [ask, send]) expect(await attempt(own)).toEqual([200, undefined]);
  });

  test('is nothing for a phone that knows it', async () => {
    expect(await news(1)).toEqual({
      ...{ version: 1, name: 'My Grocery List', isWhole: false, items: [], deletedIds: [] },
    });
  });

  test('is everything for a phone that was away for longer than deletions are kept', async () => {
    await sendChanges({ changes: [change({ add: { name: 'Bread' } }, { itemId: randomUUID() })] });
    await sendChanges({ changes: [change({ isDeleted: true })] });
    expect(await news(2)).toMatchObject({ isWhole: false, items: [], deletedIds: [milk] });
    await app.db.query(
      `update grocery_list_items set updated_at = now() - interval '91 days' where is_deleted`,
    );
    await app.db.query(`update grocery_changes set received_at = now() - interval '91 days'`);
    await app.app.get(Housekeeping).sweep();
    expect(await news(2)).toMatchObject({
      version: 3,
      isWhole: true,
      items: [{ name: 'Bread' }],
      deletedIds: [],
    });
    expect(await news(3)).toMatchObject({ isWhole: false, items: [] });
    const left = await app.db.query('select id from grocery_changes where grocery_list_id = $1', [listId]);
    expect(left.rows).toEqual([]);
  });
});
