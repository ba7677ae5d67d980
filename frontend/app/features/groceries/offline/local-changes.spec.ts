import { describe, expect, test } from '@jest/globals';
import type { GroceryItem, GroceryList } from '../grocery-words';
import { type LocalChange, nextBatch, sentChange, withChanges, withNews } from './local-changes';

const item = (id: string, changed: Partial<GroceryItem> = {}) =>
  ({ id, name: id, category: 'produce', isChecked: false, quantity: 1, ...changed }) as GroceryItem;

const list = (...items: GroceryItem[]) =>
  ({ id: 'list', name: 'Week', version: 5, items, itemCount: items.length }) as GroceryList;

const change = (itemId: string, what: Partial<LocalChange>): LocalChange => ({
  ...{ id: `change of ${itemId}`, at: '2026-11-23T10:00:00.000Z', listId: 'list', itemId, ...what },
});

const namesIn = ({ items }: GroceryList) => items.map(({ name }) => name);

describe('a list with what waits to be sent', () => {
  test('has additions, edits, ticks, and deletions, in the order of the API', () => {
    const shown = withChanges(list(item('apples'), item('bread', { category: 'pantry' }), item('corn')), [
      change('apples', { set: { isChecked: true } }),
      change('milk', { add: { name: 'milk', category: 'dairy' } }),
      change('milk', { set: { quantity: 2 } }),
      change('corn', { isDeleted: true }),
      change('other', { listId: 'another list', add: { name: 'other' } }),
    ]);
    expect(namesIn(shown)).toEqual(['milk', 'bread', 'apples']);
    expect(shown).toMatchObject({
      itemCount: 3,
      openCount: 2,
      items: [{ quantity: 2, unit: 'pcs' }, {}, {}],
    });
  });

  test('has an item again that was deleted and brought back, also if the server has deleted it already', () => {
    const deletion = change('apples', { isDeleted: true });
    const back = change('apples', { set: { isChecked: true }, item: item('apples', { quantity: 3 }) });
    expect(withChanges(list(item('apples', { quantity: 3 })), [deletion, back]).items).toMatchObject([
      { quantity: 3, isChecked: true },
    ]);
    expect(withChanges(list(), [back]).items).toMatchObject([{ quantity: 3, isChecked: true }]);
    expect(sentChange(back)).toEqual({
      ...{ id: back.id, at: back.at, itemId: 'apples', set: { isChecked: true } },
    });
  });

  test('ignores an edit of an item that the server no longer has', () => {
    expect(withChanges(list(), [change('apples', { set: { quantity: 2 } })]).items).toEqual([]);
  });
});

describe('news of a list', () => {
  const news = { version: 6, name: 'Party', isWhole: false, items: [], deletedIds: [] };

  test('replace, add, and delete items', () => {
    const told = withNews(list(item('apples'), item('bread')), {
      ...news,
      items: [item('apples', { isChecked: true }), item('corn')],
      deletedIds: ['bread'],
    });
    expect(namesIn(told)).toEqual(['corn', 'apples']);
    expect(told).toMatchObject({ version: 6, name: 'Party', itemCount: 2, openCount: 1 });
  });

  test('are everything if the server says so, and nothing if later ones are known', () => {
    const known = list(item('apples'));
    expect(namesIn(withNews(known, { ...news, isWhole: true, version: 2, items: [item('corn')] }))).toEqual([
      'corn',
    ]);
    expect(withNews(known, { ...news, version: 4, items: [item('corn')] })).toBe(known);
  });
});

describe('what is sent together', () => {
  test('are the first changes of one list, as many as fit', () => {
    const many = Array.from({ length: 60 }, (_, index) => change(`item ${index}`, { isDeleted: true }));
    expect(nextBatch(many)).toHaveLength(50);
    expect(nextBatch(many, 1)).toEqual(many.slice(0, 1));
    const other = change('other', { listId: 'another list', isDeleted: true });
    expect(nextBatch([...many.slice(0, 2), other])).toHaveLength(2);
    const long = many.map((each) => ({ ...each, isDeleted: undefined, set: { notes: '米'.repeat(500) } }));
    expect(nextBatch(long).length).toBeLessThan(26);
    expect(nextBatch([])).toEqual([]);
  });
});
