import { ITEM_FIELDS, type ItemContent, type ItemField } from '../item-fields.js';

/** The moment of a change in milliseconds. Of two changes at one moment, the one with the greater ID is the later. */
export interface Stamp {
  at: number;
  change: string;
}

/** The last change of each field, and of the whole item if that was deleted. */
export type FieldTimes = { [Field in ItemField | 'deletion']?: Stamp };

/** One statement about one item: it either sets fields or deletes the item. */
export interface ItemChange {
  id: string;
  /** The moment in milliseconds, by the server's clock. */
  at: number;
  itemId: string;
  /** The fields that it sets, or null if it deletes the item. */
  set: Partial<ItemContent> | null;
}

/** What a change does to an item. */
export interface Merged {
  set: Partial<ItemContent>;
  times: FieldTimes;
  isDeleted: boolean;
}

export const isLater = (one: Stamp, other: Stamp | undefined): boolean =>
  !other || one.at > other.at || (one.at === other.at && one.change > other.change);

/**
 * Merges a change into an item of which these times are known. A field keeps the latest change, so all orders of the
 * same changes end alike. Null if everything that the change says is outdated.
 */
export function mergeChange(times: FieldTimes, { id, at, set }: ItemChange): Merged | null {
  const stamp: Stamp = { at, change: id };
  const wanted: (keyof FieldTimes)[] = set
    ? ITEM_FIELDS.filter((field) => set[field] !== undefined)
    : ['deletion'];
  const won = wanted.filter((field) => isLater(stamp, times[field]));
  if (won.length === 0) return null;
  const merged = { ...times, ...Object.fromEntries(won.map((field) => [field, stamp])) };
  const values = set ? Object.fromEntries(won.map((field) => [field, set[field as ItemField]])) : {};
  return { set: values, times: merged, isDeleted: isDeletedBy(merged) };
}

/** An item is deleted as long as none of its fields has a later change: an edit brings it back. */
function isDeletedBy({ deletion, ...fields }: FieldTimes): boolean {
  return deletion !== undefined && Object.values(fields).every((stamp) => isLater(deletion, stamp));
}

/** The latest moment that an item knows of, in milliseconds. */
export const latestOf = (times: FieldTimes): number =>
  Object.values(times).reduce((latest, { at }) => Math.max(latest, at), 0);
