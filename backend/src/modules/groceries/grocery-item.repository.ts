import { EntityRepository } from '@mikro-orm/postgresql';
import type { GroceryItem } from './grocery-item.entity.js';
import type { GroceryList } from './grocery-list.entity.js';

const COUNT = `
  select count(*)::int as kept, (count(*) filter (where name is not null and not is_deleted))::int as shown
  from grocery_list_items where grocery_list_id = :listId::uuid`;

/** Every query takes a list, which was read as one of its customer. */
export class GroceryItemRepository extends EntityRepository<GroceryItem> {
  findSome(list: GroceryList, ids: readonly string[]): Promise<GroceryItem[]> {
    return this.find({ list: list.id, id: { $in: [...ids] } });
  }

  /** Finds all items, including the deleted ones. */
  findKept(list: GroceryList): Promise<GroceryItem[]> {
    return this.find({ list: list.id });
  }

  findShown(list: GroceryList): Promise<GroceryItem[]> {
    return this.find({
      list: list.id,
      isDeleted: false,
      name: { $ne: null },
    });
  }

  /** Finds the items, deleted ones included, that have changed after that version of the list. */
  findSince(list: GroceryList, version: number): Promise<GroceryItem[]> {
    return this.find({ list: list.id, version: { $gt: version } });
  }

  async countOf({ id }: GroceryList): Promise<{ kept: number; shown: number }> {
    const [row] = await this.getEntityManager().execute<{ kept: number; shown: number }[]>(COUNT, {
      listId: id,
    });
    return row ?? { kept: 0, shown: 0 };
  }
}
