import { ITEM_FIELDS, type ItemContent, type ItemField } from '../item-fields.js';

/** The moment of a change in milliseconds. Of two changes at one moment, the one with the greater ID is the later. */
export interface Stamp {
  at: number;
  change: string;
  /** The outbox in which the change waited. The server's own changes have none. */
  outbox?: string;
}

/** The last change of each field, and of the whole item if that was deleted. */
export type FieldTimes = { [Field in ItemField | 'deletion']?: Stamp };

/** One statement about one item: it either sets fields or deletes the item. */
export interface ItemChange {
  id: string;
  /** The moment in milliseconds, by the server's clock. */
  at: number;
  itemId: string;
  /** The outbox of the phone that made it, whose changes arrive in the order in which they were made. */
  outbox?: string;
  /** The fields that it sets, or null if it deletes the item. */
  set: Partial<ItemContent> | null;
}

/** A change of an item. One without a moment is made by the server now, and wins against all before it. */
export type IncomingChange = Omit<ItemChange, 'at'> & { at: number | null };

/** The effect of a change on an item. */
export interface Merged {
  set: Partial<ItemContent>;
  times: FieldTimes;
  isDeleted: boolean;
}

export const isLater = (one: Stamp, other: Stamp | undefined): boolean =>
  !other || one.at > other.at || (one.at === other.at && one.change > other.change);

const fieldsOf = (set: Partial<ItemContent>): ItemField[] =>
  ITEM_FIELDS.filter((field) => set[field] !== undefined);

/**
 * Returns the moment at which a change counts. Batches of one phone take different times to arrive, by which their
 * moments are wrong, so a change could seem to be made before an earlier one of the same outbox. It is moved behind
 * those that it meets: the changes of its fields and of the deletion, or of everything if it deletes the item.
 */
export function momentOf(times: FieldTimes, { at, set, outbox }: ItemChange): number {
  if (outbox === undefined) return at;
  const met = set ? [...fieldsOf(set).map((field) => times[field]), times.deletion] : Object.values(times);
  return met.reduce(
    (moment, stamp) => (stamp?.outbox === outbox ? Math.max(moment, stamp.at + 1) : moment),
    at,
  );
}

/**
 * Merges a change into an item of which these times are known. A field keeps the latest change, so all orders of the
 * same changes end alike. Null if everything that the change says is outdated.
 */
export function mergeChange(times: FieldTimes, { id, at, set, outbox }: ItemChange): Merged | null {
  const stamp: Stamp = { at, change: id, ...(outbox !== undefined && { outbox }) };
  const wanted: (keyof FieldTimes)[] = set ? fieldsOf(set) : ['deletion'];
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
