import { describe, expect, test } from '@jest/globals';
import { ITEM_DEFAULTS, type ItemContent } from '../item-fields.js';
import { type FieldTimes, type ItemChange, mergeChange, momentOf } from './merge-change.js';
import { toServerTime } from './server-time.js';

const change = (at: number, set: Partial<ItemContent> | null, id = `change at ${at}`): ItemChange => ({
  ...{ id, at, itemId: 'milk', set },
});

const ADDED = change(10, { name: 'Milk', ...ITEM_DEFAULTS });

interface Merging {
  values: Partial<ItemContent>;
  times: FieldTimes;
  isDeleted: boolean;
}

function mergeAll(...changes: ItemChange[]): Merging {
  return changes.reduce<Merging>(
    (item, each) => {
      const merged = mergeChange(item.times, each);
      return merged
        ? { values: { ...item.values, ...merged.set }, times: merged.times, isDeleted: merged.isDeleted }
        : item;
    },
    { values: {}, times: {}, isDeleted: false },
  );
}

describe('merging changes of an item', () => {
  test('keeps the later of two changes of a field, in whichever order they arrive', () => {
    const [earlier, later] = [change(20, { quantity: 2 }), change(30, { quantity: 3 })];
    expect(mergeAll(ADDED, earlier, later).values.quantity).toBe(3);
    expect(mergeAll(ADDED, later, earlier).values.quantity).toBe(3);
  });

  test('never lets a change of one field undo that of another', () => {
    const { values } = mergeAll(ADDED, change(30, { quantity: 3 }), change(20, { isChecked: true }));
    expect(values).toMatchObject({ name: 'Milk', quantity: 3, isChecked: true });
  });

  test('decides between changes at one moment by their IDs', () => {
    const [one, two] = [change(20, { quantity: 1 }, 'a'), change(20, { quantity: 2 }, 'b')];
    expect(mergeAll(ADDED, one, two).values.quantity).toBe(2);
    expect(mergeAll(ADDED, two, one).values.quantity).toBe(2);
  });

  test('keeps a deleted item deleted unless it is edited later', () => {
    const deletion = change(30, null);
    expect(mergeAll(ADDED, deletion).isDeleted).toBe(true);
    expect(mergeAll(ADDED, deletion, change(20, { isChecked: true })).isDeleted).toBe(true);
    const edited = mergeAll(ADDED, deletion, change(40, { quantity: 2 }));
    expect(edited).toMatchObject({ isDeleted: false, values: { name: 'Milk', quantity: 2 } });
    expect(mergeAll(ADDED, change(40, { quantity: 2 }), deletion).isDeleted).toBe(false);
  });

  test('accepts changes of an item whose addition arrives later', () => {
    const { values } = mergeAll(change(20, { isChecked: true }), ADDED);
    expect(values).toMatchObject({ name: 'Milk', isChecked: true });
  });

  test('sets nothing if a change is outdated or repeated', () => {
    const { times } = mergeAll(ADDED, change(30, { quantity: 3 }));
    expect(mergeChange(times, change(20, { quantity: 2 }))).toBeNull();
    expect(mergeChange(times, change(30, { quantity: 3 }))).toBeNull();
  });
});

describe('the moment of a change', () => {
  const of = (outbox: string, at: number, set: Partial<ItemContent> | null) => ({
    ...change(at, set),
    outbox,
  });

  test('is later than what it meets of the same phone', () => {
    const { times } = mergeAll(ADDED, of('ann', 30, { quantity: 2 }), of('ann', 40, null));
    expect(momentOf(times, of('ann', 20, { quantity: 3 }))).toBe(41);
    expect(momentOf(times, of('ann', 50, { quantity: 3 }))).toBe(50);
    expect(momentOf(times, of('bob', 20, { quantity: 3 }))).toBe(20);
    expect(momentOf(times, change(20, { quantity: 3 }))).toBe(20);
  });

  test('stays where the same phone has changed other fields', () => {
    const { times } = mergeAll(ADDED, of('ann', 30, { quantity: 2 }));
    expect(momentOf(times, of('ann', 20, { isChecked: true }))).toBe(20);
    expect(momentOf(times, of('ann', 20, null))).toBe(31);
  });

  test('is moved by as much as the clock of the phone is wrong', () => {
    expect(toServerTime([{ at: 900 }], { sentAt: 1000, now: 5000 })).toEqual([{ at: 4900 }]);
    expect(toServerTime([{ at: 8900 }], { sentAt: 9000, now: 5000 })).toEqual([{ at: 4900 }]);
  });

  test('never lies in the future', () => {
    expect(toServerTime([{ at: 1500 }], { sentAt: 1000, now: 5000 })).toEqual([{ at: 5000 }]);
  });

  test('keeps the order of a phone whose clock was set back', () => {
    const changes = [9000, 9500, 800, 900].map((at) => ({ at }));
    const moments = toServerTime(changes, { sentAt: 1000, now: 5000 }).map(({ at }) => at);
    expect(moments).toEqual([4798, 4799, 4800, 4900]);
  });
});
