import { EntityRepository } from '@mikro-orm/postgresql';
import type { OwnFood } from './own-food.entity.js';

export class OwnFoodRepository extends EntityRepository<OwnFood> {
  findByCustomer(customerId: string): Promise<OwnFood[]> {
    return this.find({ customer: customerId }, { orderBy: { name: 'asc', id: 'asc' } });
  }

  findOwn(id: string, customerId: string): Promise<OwnFood | null> {
    return this.findOne({ id, customer: customerId });
  }

  countByCustomer(customerId: string): Promise<number> {
    return this.count({ customer: customerId });
  }
}
