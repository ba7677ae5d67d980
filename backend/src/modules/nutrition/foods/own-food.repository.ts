import { EntityRepository } from '@mikro-orm/postgresql';
import type { OwnFood } from './own-food.entity.js';

export class OwnFoodRepository extends EntityRepository<OwnFood> {
  /** Returns a page of the foods whose names contain the text, and how many there are. */
  findPage(
    customerId: string,
    { search, page, limit }: { search?: string; page: number; limit: number },
  ): Promise<[OwnFood[], number]> {
    return this.findAndCount(
      {
        customer: customerId,
        ...(search && { name: { $ilike: `%${search.replaceAll(/[\\%_]/g, '\\$&')}%` } }),
      },
      { orderBy: { name: 'asc', id: 'asc' }, limit, offset: (page - 1) * limit },
    );
  }

  findOwn(id: string, customerId: string): Promise<OwnFood | null> {
    return this.findOne({ id, customer: customerId });
  }

  countByCustomer(customerId: string): Promise<number> {
    return this.count({ customer: customerId });
  }
}
