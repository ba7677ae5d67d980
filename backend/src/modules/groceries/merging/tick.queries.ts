import { Injectable } from '@nestjs/common';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { countSql } from '../../../platform/limits/limits.js';
import type { ItemRow } from '../dto/grocery-item.response.js';
import { ITEM } from '../grocery-item.sql.js';
import type { IncomingChange } from './merge-change.js';

export interface Tick extends Omit<IncomingChange, 'set'> {
  isChecked: boolean;
}

export interface Ticked {
  /** The version and the name of the list. */
  version: number;
  name: string;
  item: ItemRow;
}

/** Limits how many changes one customer may make in an hour. */
export const changesLimit = (customerId: string) => ({
  ...{ key: `grocery-changes:user:${customerId}`, most: 3000, windowSeconds: HOUR_SECONDS },
});

const STAMP = `i.field_times -> 'isChecked'`;
const DELETION = `i.field_times -> 'deletion'`;

const after = (stamp: string) =>
  `case when ${stamp} ->> 'outbox' = :outbox::text then (${stamp} ->> 'at')::float8 + 1 end`;

const LATEST = `(select max((value ->> 'at')::float8) from jsonb_each(i.field_times))`;

const MADE_AT = `to_timestamp(:now::float8 / 1000)`;

/**
 * SQL that tells whether a tick is later than the item's last change, and the stamp that the item then keeps.
 */
interface Timing {
  isLater: string;
  stamp: string;
}

/** A tick that the server makes now comes after all others, as `GroceryItem.momentOf` sees to. */
const NOW: Timing = {
  isLater: 'true',
  stamp: `jsonb_build_object('at', greatest(:now::float8, ${LATEST} + 1), 'change', :changeId::text)`,
};

const MOMENT = `greatest(:at::float8, ${after(STAMP)}, ${after(DELETION)})`;

/** A tick of a phone is moved behind those of its outbox, as `momentOf` does, and compared as by `isLater`. */
const SENT: Timing = {
  isLater: `(${STAMP} is null or (${MOMENT}, :changeId::text) > ((${STAMP} ->> 'at')::float8, ${STAMP} ->> 'change'))`,
  stamp: `jsonb_strip_nulls(jsonb_build_object('at', ${MOMENT}, 'change', :changeId::text, 'outbox', :outbox::text))`,
};

/**
 * Locks as other writers do: the list, the counter, the item. If two ticks meet, the later one waits for the
 * list, and then compares itself with the item as the earlier one has left it. A change that has been
 * received before fails at the primary key of `grocery_changes`.
 */
const tickStatement = ({ isLater, stamp }: Timing): string => {
  const counts = `i.grocery_list_id = :listId::uuid and i.id = :itemId::uuid and i.name is not null and not i.is_deleted
    and ${isLater}`;
  return `
  with list as (
    update grocery_lists l set version = l.version + 1, updated_at = ${MADE_AT}, used_at = ${MADE_AT}
    where l.id = :listId::uuid and l.customer_id = :customerId::uuid
      and exists (select from grocery_list_items i where ${counts})
    returning l.id, l.version, l.name
  ), counted as (
    ${countSql(`select :key::text, :windowSeconds::int from list`)}
  ), item as (
    update grocery_list_items i set is_checked = :isChecked::boolean, version = list.version, updated_at = ${MADE_AT},
      field_times = i.field_times || jsonb_build_object('isChecked', ${stamp})
    from list, counted where counted.hits <= :most::int and ${counts}
    returning i.grocery_list_id, ${ITEM.object()} as json
  ), noted as (
    insert into grocery_changes (grocery_list_id, id, received_at)
    select grocery_list_id, :changeId::uuid, ${MADE_AT} from item
  )
  select list.version, list.name, item.json as item from list, item`;
};

const TICK_NOW = tickStatement(NOW);
const TICK_SENT = tickStatement(SENT);

const UNIQUE_VIOLATION = '23505';

/**
 * Checks one item in a single statement, which is what phones in a shop do most. It is a short way through the same
 * rules: whatever does not simply count goes through `mergeChange`.
 */
@Injectable()
export class TickQueries {
  constructor(private readonly sql: Sql) {}

  /** Returns undefined if the tick does not simply count, and has changed nothing then. */
  async tick(
    listId: string,
    customerId: string,
    { id, at, itemId, outbox, isChecked }: Tick,
    now: Date,
  ): Promise<Ticked | undefined> {
    const values = { listId, customerId, itemId, changeId: id, at, outbox: outbox ?? null, isChecked };
    try {
      return await this.sql.row<Ticked & Record<string, unknown>>(at === null ? TICK_NOW : TICK_SENT, {
        ...values,
        ...changesLimit(customerId),
        now: now.getTime(),
      });
    } catch (error) {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) return undefined;
      throw error;
    }
  }
}
