import { describe, expect, test } from '@jest/globals';
import type { GroceryList } from '../grocery-words';
import type { LocalChange } from './local-changes';
import { deletedIn, latestOf, type Overview, overviewOf, switchable, withoutList } from './overview';

const list = (id: string) =>
  ({ id, name: id, version: 1, items: [], itemCount: 0 }) as unknown as GroceryList;

const overview = (asOf: number, ids: string[], total = ids.length): Overview => ({
  ...{ asOf, lists: ids.map(list), total, selectedId: ids[0] ?? null },
});

describe('the lists of an account', () => {
  test('are those of the later answer', () => {
    const [kept, loaded] = [overview(20, ['week', 'party']), overview(10, ['week'])];
    expect(latestOf(loaded, kept)).toBe(kept);
    expect(latestOf(overview(30, []), kept).lists).toEqual([]);
    expect(latestOf(loaded, null)).toBe(loaded);
    const shown = { asOf: 40, lists: [list('week')], total: 1, list: list('week') };
    expect(overviewOf(shown)).toMatchObject({ asOf: 40, total: 1, selectedId: 'week' });
  });

  test('lose those that an answer with all lists no longer names', () => {
    expect(deletedIn(overview(1, ['week']), ['week', 'party'])).toEqual(['party']);
    expect(deletedIn(overview(1, ['week'], 12), ['week', 'party'])).toEqual([]);
    expect(withoutList(overview(1, ['week', 'party']), 'week')).toMatchObject({
      ...{ lists: [{ id: 'party' }], total: 1, selectedId: null },
    });
  });

  test('include what only this device knows of', () => {
    const kept = new Map(['week', 'party'].map((id) => [id, list(id)]));
    const add = {
      id: 'a',
      at: '2026-11-23T10:00:00.000Z',
      listId: 'week',
      itemId: 'b',
      add: { name: 'Milk' },
    };
    const { lists, total } = switchable(overview(1, ['week']), kept, [add as LocalChange]);
    expect(lists.map(({ id, itemCount }) => [id, itemCount])).toEqual([
      ['week', 1],
      ['party', 0],
    ]);
    expect(total).toBe(2);
  });
});
