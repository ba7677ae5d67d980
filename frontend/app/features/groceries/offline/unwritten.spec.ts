import { describe, expect, test } from '@jest/globals';
import type { GroceryList } from '../grocery-words';
import type { LocalChange } from './local-changes';
import { joined, withUnwritten } from './unwritten';

const change = (id: string, second = 0): LocalChange => ({
  ...{ id, at: `2026-11-23T10:00:0${second}.000Z`, listId: 'list', itemId: id, isDeleted: true },
});

const list = (id: string, version: number) => ({ id, version, items: [] }) as unknown as GroceryList;

const EMPTY = { lists: [], changes: [], overview: null };

const idsIn = (changes: readonly { id: string }[] = []) => changes.map(({ id }) => id);

describe('what could not be written', () => {
  test('stays beside what is kept, in the order in which it was made', () => {
    const kept = { ...EMPTY, changes: [change('one', 1), change('three', 3)] };
    const unwritten = { changes: [change('two', 2), change('three', 3)] };
    expect(idsIn(withUnwritten(kept, unwritten).changes)).toEqual(['one', 'two', 'three']);
  });

  test('replaces lists of which an earlier version is kept', () => {
    const kept = { ...EMPTY, lists: [list('week', 5), list('party', 2)] };
    const { lists } = withUnwritten(kept, { lists: [list('week', 4), list('party', 3), list('new', 1)] });
    expect(lists.map(({ id, version }) => [id, version])).toEqual([
      ['week', 5],
      ['party', 3],
      ['new', 1],
    ]);
  });

  test('does not bring back what has been sent', () => {
    const kept = { ...EMPTY, changes: [change('one'), change('two')] };
    expect(idsIn(withUnwritten(kept, { droppedIds: ['one'] }).changes)).toEqual(['two']);
  });

  test('does not bring back a list that has been deleted', () => {
    const kept = { ...EMPTY, lists: [list('week', 1), list('party', 1)] };
    expect(idsIn(withUnwritten(kept, { deletedIds: ['party'] }).lists)).toEqual(['week']);
    expect(joined({ lists: [list('party', 1)] }, { deletedIds: ['party'] }).lists).toEqual([]);
  });

  test('is written with what comes next, unless that drops it', () => {
    const first = { lists: [list('week', 1)], changes: [change('one'), change('two')] };
    const all = joined(first, {
      ...{ lists: [list('week', 2)], changes: [change('three')], droppedIds: ['one', 'zero'] },
    });
    expect(idsIn(all.changes)).toEqual(['two', 'three']);
    expect(all.droppedIds).toEqual(['one', 'zero']);
    expect(all.lists).toEqual([list('week', 2)]);
  });
});
