import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertGroceryList } from '../../../test/factories/groceries.js';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.js';

let app: TestApp;
let ann: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  ann = await app.signedIn({ name: 'Ann', timeZone: 'UTC' });
});

afterAll(() => app.stop());

const at = (id: string) => ({ params: { path: { id } } });
const atItem = (id: string, itemId: string) => ({ params: { path: { id, itemId } } });

const create = async (name: string) => (await ann.api.POST('/api/grocery-lists', { body: { name } })).data;

const add = async (id: string, body: Record<string, unknown>) => {
  const sent = { ...at(id), body: body as { name: string } };
  const { response, data, error } = await ann.api.POST('/api/grocery-lists/{id}/items', sent);
  return { status: response.status, message: data?.message, item: data?.data, error };
};

const read = async (id: string) => (await ann.api.GET('/api/grocery-lists/{id}', at(id))).data;

const namesIn = async (id: string) => (await read(id))?.items.map(({ name }) => name);

const lists = async (query = {}) => (await ann.api.GET('/api/grocery-lists', { params: { query } })).data;

describe('a grocery list', () => {
  test('is made, read, renamed, and deleted', async () => {
    const made = await create('  Weekend ');
    expect(made?.message).toBe('Grocery list created successfully');
    const id = made?.data.id ?? '';
    expect(await read(id)).toMatchObject({
      id,
      name: 'Weekend',
      customerId: ann.id,
      itemCount: 0,
      items: [],
    });
    const renamed = await ann.api.PUT('/api/grocery-lists/{id}', { ...at(id), body: { name: 'Party' } });
    expect(renamed.data?.data).toMatchObject({ id, name: 'Party' });
    expect((await ann.api.DELETE('/api/grocery-lists/{id}', at(id))).data?.message).toBe(
      'Grocery list deleted',
    );
    expect((await ann.api.GET('/api/grocery-lists/{id}', at(id))).response.status).toBe(404);
  });

  test('is read as it is answered to those who change it', async () => {
    const id = (await create('Party'))?.data.id ?? '';
    const first = await add(id, {
      name: 'Olive oil',
      category: 'pantry',
      estimatedPrice: 7.5,
      notes: 'Extra',
    });
    const others = ['Zucchini', 'Äpfel', 'bananas', 'Apricots'].map((name) => ({ name, quantity: 0.25 }));
    for (const item of [...others, { name: 'Soap', category: 'other' }]) await add(id, item);
    const path = { id, itemId: first.item?.id ?? '' };
    const ticked = await ann.api.PUT('/api/grocery-lists/{id}/items/{itemId}', {
      ...{ params: { path }, body: { isChecked: true } },
    });
    const renamed = await ann.api.PUT('/api/grocery-lists/{id}', { ...at(id), body: { name: 'Picnic' } });
    const list = await read(id);
    expect(list).toEqual(renamed.data?.data);
    const names = ['Äpfel', 'Apricots', 'bananas', 'Zucchini', 'Soap', 'Olive oil'];
    expect(list?.items.map(({ name }) => name)).toEqual(names);
    expect(list?.items.at(-1)).toEqual(ticked.data?.data);
  });

  test('needs a name, and takes only a plan of its customer', async () => {
    const send = async (body: Record<string, unknown>) =>
      (await ann.api.POST('/api/grocery-lists', { body: body as { name: string } })).error;
    expect(await send({ name: '  ' })).toMatchObject({ message: 'List name is required' });
    expect(await send({ name: 'x'.repeat(256) })).toMatchObject({ fields: { name: [expect.any(String)] } });
    expect(await send({ name: 'A', mealPlanId: 'plan' })).toMatchObject({
      message: 'Invalid meal plan ID format',
    });
    expect(await send({ name: 'A', mealPlanId: randomUUID() })).toMatchObject({ code: 'not_found' });
  });

  test('is refused after a hundred lists', async () => {
    await app.db.query(
      `insert into grocery_lists (id, customer_id, used_at, created_at, updated_at)
       select gen_random_uuid(), $1, now(), now(), now() from generate_series(1, 100)`,
      [ann.id],
    );
    const { response, error } = await ann.api.POST('/api/grocery-lists', { body: { name: 'One more' } });
    expect([response.status, error?.code]).toEqual([409, 'too_many_lists']);
  });
});

describe('the lists', () => {
  test('come with numbers of items, the longest first, a page at a time', async () => {
    await insertGroceryList(app.db, ann, { name: 'Beta', items: ['A'] });
    await insertGroceryList(app.db, ann, { name: 'alpha', items: ['A', { name: 'B', isChecked: true }] });
    const last = await insertGroceryList(app.db, ann, {
      name: 'Gamma',
      items: ['A', { name: 'C', isDeleted: true }],
    });
    const shown = await lists();
    expect(shown?.groceryLists.map((one) => [one.name, one.itemCount, one.openCount])).toEqual([
      ['alpha', 2, 1],
      ['Beta', 1, 1],
      ['Gamma', 1, 1],
    ]);
    expect(shown).toMatchObject({ found: 3, total: 3, selectedId: last.id });
    expect(await lists({ search: 'ALPH', limit: 1 })).toMatchObject({ found: 1, total: 3 });
    expect((await lists({ page: 2, limit: 2 }))?.groceryLists.map(({ name }) => name)).toEqual(['Gamma']);
  });

  test('name the one that was used last', async () => {
    const { id } = await insertGroceryList(app.db, ann, { name: 'First' });
    await insertGroceryList(app.db, ann, { name: 'Second' });
    await add(id, { name: 'Milk' });
    expect((await lists())?.selectedId).toBe(id);
  });

  test('name the one that was opened last, if a phone has said so, which is no news for others', async () => {
    const { id } = await insertGroceryList(app.db, ann, { name: 'First' });
    await insertGroceryList(app.db, ann, { name: 'Second' });
    const body = { sentAt: new Date().toISOString(), since: 1, changes: [], isOpened: true };
    const { data } = await ann.api.POST('/api/grocery-lists/{id}/changes', { ...at(id), body });
    expect(data).toMatchObject({ version: 1, items: [] });
    expect((await lists())?.selectedId).toBe(id);
  });
});

describe('an item', () => {
  test('has the usual values unless others are sent', async () => {
    const { id } = await insertGroceryList(app.db, ann);
    const { status, message, item } = await add(id, { name: ' Milk ' });
    expect([status, message]).toEqual([201, 'Item added successfully']);
    expect(item).toMatchObject({
      ...{ groceryListId: id, name: 'Milk', category: 'produce', quantity: 1, unit: 'pcs' },
      ...{
        isChecked: false,
        priority: 'medium',
        notes: null,
        estimatedPrice: null,
        brand: null,
        grams: null,
      },
    });
    const { item: other } = await add(id, { name: 'Cheese', quantity: 0.25, unit: 'kg', category: 'dairy' });
    expect(other).toMatchObject({ quantity: 0.25, unit: 'kg', category: 'dairy' });
  });

  test('is refused with a text for each field that is wrong', async () => {
    const { id } = await insertGroceryList(app.db, ann);
    expect((await add(id, {})).error).toMatchObject({ message: 'Item name is required' });
    const { status, error } = await add(id, { name: ' ', quantity: 0, unit: 'stones', estimatedPrice: 1e9 });
    expect(status).toBe(400);
    expect(error?.fields).toMatchObject({
      name: ['Item name is required'],
      quantity: ['Quantity must be a number above 0 with at most two decimals'],
      unit: [expect.stringContaining('must be one of: pcs, lbs, oz')],
      estimatedPrice: ['Estimated price must be at most 99,999'],
    });
  });

  test('changes only in the fields that are sent', async () => {
    const { id, itemIds } = await insertGroceryList(app.db, ann, { items: ['Milk'] });
    const [itemId = ''] = itemIds;
    const put = (body: Record<string, unknown>) =>
      ann.api.PUT('/api/grocery-lists/{id}/items/{itemId}', { ...atItem(id, itemId), body });
    await put({ quantity: 3 });
    const { data } = await put({ isChecked: true });
    expect(data).toMatchObject({
      message: 'Item updated successfully',
      data: { name: 'Milk', quantity: 3, isChecked: true },
    });
    expect((await put({ name: '' })).error).toMatchObject({ message: 'Item name is required' });
  });

  test('is deleted, and brought back as it was', async () => {
    const { id, itemIds } = await insertGroceryList(app.db, ann, {
      items: [{ name: 'Milk', isChecked: true }],
    });
    const [itemId = ''] = itemIds;
    const remove = () => ann.api.DELETE('/api/grocery-lists/{id}/items/{itemId}', atItem(id, itemId));
    const { data } = await remove();
    expect(data?.message).toBe('Item deleted successfully');
    expect((await remove()).error?.message).toBe('Grocery item not found');
    expect(await namesIn(id)).toEqual([]);
    await ann.api.POST('/api/grocery-lists/{id}/restored-items', {
      ...at(id),
      body: { version: data?.version ?? 0 },
    });
    expect((await read(id))?.items).toMatchObject([{ name: 'Milk', isChecked: true }]);
  });

  test('makes the first list if there is none, and goes to the list that was used last', async () => {
    const post = async (name: string) =>
      (await ann.api.POST('/api/grocery-lists/items', { body: { name } })).data;
    const [first, second] = [await post('Milk'), await post('Bread')];
    expect([first?.isNewList, second?.isNewList]).toEqual([true, false]);
    expect(second?.data.groceryListId).toBe(first?.data.groceryListId);
    expect((await lists())?.groceryLists).toMatchObject([{ name: 'My Grocery List', itemCount: 2 }]);
  });

  test('is refused if the list is full', async () => {
    const { id } = await insertGroceryList(app.db, ann, {
      items: Array.from({ length: 500 }, (_, n) => `Item ${n}`),
    });
    expect(await add(id, { name: 'One more' })).toMatchObject({ status: 409, error: { code: 'list_full' } });
  });
});

describe('several items', () => {
  test('are checked and unchecked at once, and checked ones come last', async () => {
    const { id, itemIds } = await insertGroceryList(app.db, ann, {
      items: ['Apples', 'Bananas', 'Cherries'],
    });
    const check = (isChecked: boolean, ids = itemIds) =>
      ann.api.POST('/api/grocery-lists/{id}/checks', { ...at(id), body: { itemIds: ids, isChecked } });
    await check(true, itemIds.slice(0, 1));
    expect(await namesIn(id)).toEqual(['Bananas', 'Cherries', 'Apples']);
    expect((await check(true)).data?.itemIds.toSorted()).toEqual(itemIds.slice(1).toSorted());
    await check(false);
    expect((await read(id))?.openCount).toBe(3);
  });

  test('are cleared once they are checked', async () => {
    const { id, itemIds } = await insertGroceryList(app.db, ann, {
      items: ['Apples', { name: 'Bananas', isChecked: true }],
    });
    const { data } = await ann.api.DELETE('/api/grocery-lists/{id}/checked-items', at(id));
    expect(data).toEqual({ message: 'Checked items cleared', itemIds: itemIds.slice(1), version: 2 });
    expect(await namesIn(id)).toEqual(['Apples']);
  });
});
