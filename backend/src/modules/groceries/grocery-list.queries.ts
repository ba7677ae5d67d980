import { Injectable } from '@nestjs/common';
import { Housekeeping } from '../../platform/database/housekeeping.js';
import { Sql } from '../../platform/database/sql.js';

export interface GroceryListRow {
  id: string;
  customerId: string;
  name: string;
  mealPlanId: string | null;
  itemCount: number;
  openCount: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface GroceryListPage {
  search?: string;
  page: number;
  limit: number;
}

export interface FoundLists {
  lists: GroceryListRow[];
  /** The number of lists that match the search, on all pages. */
  found: number;
  /** The number of all lists. */
  total: number;
  /** The list to open if none is named: the one that was used last. */
  selectedId: string | null;
}

const COLUMNS = `
  l.id, l.customer_id as "customerId", l.name, l.meal_plan_id as "mealPlanId", l.created_at as "createdAt",
  l.updated_at as "updatedAt", c.items as "itemCount", c.open as "openCount"`;

const COUNTED = `
  cross join lateral (
    select count(*)::int as items, (count(*) filter (where not i.is_checked))::int as open
    from grocery_list_items i where i.grocery_list_id = l.id and i.name is not null and not i.is_deleted
  ) c`;

const FOUND = `
  l.customer_id = :customerId and (:search::text is null or position(lower(:search) in lower(l.name)) > 0)`;

const LIST = `
  select ${COLUMNS} from grocery_lists l ${COUNTED} where ${FOUND}
  order by c.items desc, lower(l.name), l.id limit :limit offset :offset`;

const COUNT = `
  select (count(*) filter (where ${FOUND}))::int as found, count(*)::int as total,
    (array_agg(l.id order by l.used_at desc, l.id desc))[1] as "selectedId"
  from grocery_lists l where l.customer_id = :customerId`;

/**
 * Deletions and the IDs of changes are kept this long: a phone that was away for longer gets the whole list.
 */
const KEPT = `interval '90 days'`;

const FORGOTTEN = `(i.is_deleted or i.name is null) and i.updated_at < now() - ${KEPT}`;

/** Locks the lists before their items, as writers do, who would otherwise wait for the sweep and the sweep for them. */
const FORGET_ITEMS = `
  with locked as materialized (
    select l.id from grocery_lists l
    where exists (select from grocery_list_items i where i.grocery_list_id = l.id and ${FORGOTTEN})
    order by l.id for update
  ), gone as (
    delete from grocery_list_items i using locked
    where i.grocery_list_id = locked.id and ${FORGOTTEN} returning i.grocery_list_id, i.version
  )
  update grocery_lists l set forgotten_version = greatest(l.forgotten_version, last.version)
  from (select grocery_list_id, max(version) as version from gone group by grocery_list_id) last
  where l.id = last.grocery_list_id`;

const FORGET_CHANGES = `delete from grocery_changes where received_at < now() - ${KEPT}`;

/** Reads the lists of a customer without their items. */
@Injectable()
export class GroceryListQueries {
  constructor(
    private readonly sql: Sql,
    housekeeping: Housekeeping,
  ) {
    housekeeping.remove(FORGET_ITEMS, FORGET_CHANGES);
  }

  async list(customerId: string, { search, page, limit }: GroceryListPage): Promise<FoundLists> {
    const asked = { customerId, search: search || null };
    const [lists, counts] = await Promise.all([
      this.sql.rows<GroceryListRow>(LIST, { ...asked, limit, offset: (page - 1) * limit }),
      this.sql.row<Omit<FoundLists, 'lists'>>(COUNT, asked),
    ]);
    return { lists, ...(counts ?? { found: 0, total: 0, selectedId: null }) };
  }
}
