import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { AppError, NotFoundError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import { HealthAccess } from '../../users/index.js';
import { OwnFood, type OwnFoodContent } from './own-food.entity.js';
import { OwnFoodRepository } from './own-food.repository.js';

const MAX_OWN_FOODS = 500;
const MAX_WRITES_PER_HOUR = 300;

class TooManyOwnFoodsError extends AppError {
  readonly code = 'too_many_own_foods';
  readonly status = 409;

  constructor(most: number) {
    super(`You have ${most} own foods already. Please delete some first.`);
  }
}

/** The use cases of own foods. These are health data, because they say what the customer eats. */
@Injectable()
export class OwnFoodsService {
  constructor(
    private readonly em: EntityManager,
    private readonly foods: OwnFoodRepository,
    private readonly health: HealthAccess,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of the foods whose names contain the text, and how many there are. */
  list(
    by: Principal,
    wanted: { search?: string; page: number; limit: number },
  ): Promise<[OwnFood[], number]> {
    return this.foods.findPage(by.userId, wanted);
  }

  async find(by: Principal, id: string): Promise<OwnFood> {
    return this.requireOwn(by, id);
  }

  async add(by: Principal, content: OwnFoodContent): Promise<OwnFood> {
    await this.spend(by);
    return this.em.transactional(async (em) => {
      const customer = await this.health.lockForEntry(by.userId, by);
      if ((await this.foods.countByCustomer(customer.id)) >= MAX_OWN_FOODS)
        throw new TooManyOwnFoodsError(MAX_OWN_FOODS);
      const food = new OwnFood(customer, content, this.clock.now());
      em.persist(food);
      return food;
    });
  }

  async change(by: Principal, id: string, content: OwnFoodContent): Promise<OwnFood> {
    await this.spend(by);
    return this.em.transactional(async () => {
      await this.health.lockForEntry(by.userId, by);
      const food = await this.requireOwn(by, id);
      food.change(content);
      return food;
    });
  }

  async remove(by: Principal, id: string): Promise<void> {
    await this.em.transactional(async (em) => {
      em.remove(await this.requireOwn(by, id));
    });
  }

  private async requireOwn(by: Principal, id: string): Promise<OwnFood> {
    const food = await this.foods.findOwn(id, by.userId);
    if (!food) throw new NotFoundError();
    return food;
  }

  private spend({ userId }: Principal): Promise<void> {
    const key = `own-foods:user:${userId}`;
    return this.limits.spend([{ key, most: MAX_WRITES_PER_HOUR, windowSeconds: HOUR_SECONDS }]);
  }
}
