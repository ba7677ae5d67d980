import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertGroceryList } from '../../../../test/factories/groceries.js';
import { randomNumbers } from '../../../../test/factories/library-plans.js';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';
import { type FieldTimes, type ItemChange, mergeChange, momentOf } from './merge-change.js';
import { TickQueries } from './tick.queries.js';

const ITEMS = process.env.LONG === '1' ? 5000 : 200;

let app: TestApp;
let ann: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  ann = await app.signedIn();
});

afterAll(() => app.stop());

interface Kept {
  name: string | null;
  isChecked: boolean;
  isDeleted: boolean;
  times: FieldTimes;
}

const NOW = Date.parse('2026-11-23T08:00:00Z');

const OUTBOXES = [randomUUID(), randomUUID()];

function randomItem(random: () => number): Kept {
  const kept: Kept = { name: random() < 0.9 ? 'Milk' : null, isChecked: false, isDeleted: false, times: {} };
  for (let left = Math.floor(random() * 6); left > 0; left -= 1) {
    const merged = mergeChange(kept.times, randomChange(random));
    if (!merged) continue;
    kept.times = merged.times;
    kept.isDeleted = merged.isDeleted;
    kept.isChecked = merged.set.isChecked ?? kept.isChecked;
  }
  return kept;
}

/** Few moments, so that many changes are made at the same one. */
function randomChange(random: () => number): ItemChange {
  const outbox = OUTBOXES[Math.floor(random() * 3)];
  const made = {
    id: randomUUID(),
    itemId: '',
    at: NOW - Math.floor(random() * 5),
    ...(outbox && { outbox }),
  };
  const kind = random();
  if (kind < 0.2) return { ...made, set: null };
  return { ...made, set: kind < 0.7 ? { isChecked: random() < 0.5 } : { notes: 'Oat' } };
}

async function keep(listId: string, { name, isChecked, isDeleted, times }: Kept): Promise<string> {
  const id = randomUUID();
  await app.db.query(
    `insert into grocery_list_items
       (grocery_list_id, id, name, is_checked, is_deleted, field_times, version, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, 1, now(), now())`,
    [listId, id, name, isChecked, isDeleted, times],
  );
  return id;
}

async function read(listId: string, id: string): Promise<Kept> {
  const { rows } = await app.db.query<Kept>(
    `select name, is_checked as "isChecked", is_deleted as "isDeleted", field_times as times
     from grocery_list_items where grocery_list_id = $1 and id = $2`,
    [listId, id],
  );
  return rows[0] as Kept;
}

/** Applies the general rules for changes to an item. Returns undefined if the tick does not simply count. */
function expectedOf(kept: Kept, tick: ItemChange, isOfServer: boolean): Kept | undefined {
  const latest = Math.max(0, ...Object.values(kept.times).map(({ at }) => at));
  const at = isOfServer ? Math.max(NOW, latest + 1) : momentOf(kept.times, tick);
  const merged = mergeChange(kept.times, { ...tick, at });
  if (!merged || kept.name === null || kept.isDeleted) return undefined;
  return { ...kept, ...merged.set, isDeleted: merged.isDeleted, times: merged.times };
}

describe('a tick', () => {
  test(`does to each of ${ITEMS} random items what the rules for changes say`, async () => {
    const random = randomNumbers(1);
    const { id: listId } = await insertGroceryList(app.db, ann);
    let counted = 0;
    for (let number = 0; number < ITEMS; number += 1) {
      const kept = randomItem(random);
      const itemId = await keep(listId, kept);
      const isOfServer = random() < 0.3;
      const isChecked = random() < 0.5;
      const { outbox, ...tick } = { ...randomChange(random), itemId, set: { isChecked } };
      const sent = { ...tick, ...(outbox && !isOfServer && { outbox }) };
      const at = isOfServer ? null : tick.at;
      const ticked = await app.app
        .get(TickQueries)
        .tick(listId, ann.id, { ...sent, at, isChecked }, new Date(NOW));
      const expected = expectedOf(kept, sent, isOfServer);
      expect({ number, isTicked: ticked !== undefined }).toEqual({
        ...{ number, isTicked: expected !== undefined },
      });
      expect(await read(listId, itemId)).toEqual(expected ?? kept);
      if (ticked) counted += 1;
    }
    const { rows } = await app.db.query('select version from grocery_lists where id = $1', [listId]);
    expect(rows).toEqual([{ version: 1 + counted }]);
    expect(counted).toBeGreaterThan(ITEMS / 4);
  });

  test('counts once if it is sent several times at one moment', async () => {
    const { id, itemIds } = await insertGroceryList(app.db, ann, { items: ['Milk'] });
    const at = new Date().toISOString();
    const changes = [{ id: randomUUID(), itemId: itemIds[0] ?? '', at, set: { isChecked: true } }];
    const body = { sentAt: at, since: 1, outboxId: randomUUID(), changes };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        ann.api.POST('/api/grocery-lists/{id}/changes', { params: { path: { id } }, body }),
      ),
    );
    for (const { data } of answers)
      expect(data).toMatchObject({ version: 2, items: [{ isChecked: true }], refused: [] });
  });

  test('of several phones at one moment leaves no item out', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `Item ${number}`);
    const { id, itemIds } = await insertGroceryList(app.db, ann, { items: names });
    const tick = (itemId: string) =>
      ann.api.PUT('/api/grocery-lists/{id}/items/{itemId}', {
        params: { path: { id, itemId } },
        body: { isChecked: true },
      });
    const answers = await Promise.all(itemIds.map(tick));
    expect(answers.map(({ response }) => response.status)).toEqual(itemIds.map(() => 200));
    const { data } = await ann.api.GET('/api/grocery-lists/{id}', { params: { path: { id } } });
    expect(data).toMatchObject({ version: 13, openCount: 0 });
  });

  test('is refused beyond the number of changes in an hour, and changes nothing', async () => {
    const bob = await app.signedIn();
    const { id, itemIds } = await insertGroceryList(app.db, bob, { items: ['Milk'] });
    await app.db.query(
      `insert into rate_limits (key, hits, ends_at) values ($1, 3000, now() + interval '1 hour')`,
      [`grocery-changes:user:${bob.id}`],
    );
    const path = { id, itemId: itemIds[0] ?? '' };
    const { response } = await bob.api.PUT('/api/grocery-lists/{id}/items/{itemId}', {
      params: { path },
      body: { isChecked: true },
    });
    expect(response.status).toBe(429);
    expect((await read(id, path.itemId)).isChecked).toBe(false);
  });
});
