import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../platform/clock/clock.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { Limits } from '../../platform/limits/limits.js';
import { PlanQueries } from '../meal-plans/index.js';
import { UserDirectory } from '../users/index.js';
import { listNotFound, TooManyListsError } from './groceries.errors.js';
import type { GroceryItem } from './grocery-item.entity.js';
import { GroceryItemRepository } from './grocery-item.repository.js';
import { DEFAULT_LIST_NAME, GroceryList } from './grocery-list.entity.js';
import { GroceryListRepository } from './grocery-list.repository.js';

const MAX_LISTS = 100;
const MAX_LISTS_PER_HOUR = 60;

export interface NewList {
  name: string;
  mealPlanId?: string | null;
}

/** The use cases of lists as wholes. */
@Injectable()
export class GroceryListsService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: GroceryListRepository,
    private readonly items: GroceryItemRepository,
    private readonly users: UserDirectory,
    private readonly plans: PlanQueries,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async find(id: string, customerId: string): Promise<{ list: GroceryList; items: GroceryItem[] }> {
    const list = await this.lists.findOwn(id, customerId);
    if (!list) throw listNotFound();
    return { list, items: await this.items.findShown(list) };
  }

  async create({ name, mealPlanId = null }: NewList, by: Principal): Promise<GroceryList> {
    if (mealPlanId) await this.plans.read(mealPlanId, by);
    await this.spend(by.userId);
    return this.em.transactional(() => this.add({ name, mealPlanId }, by.userId));
  }

  /** Counts a new list, before the transaction that adds it. */
  async spend(customerId: string): Promise<void> {
    await this.limits.spend([
      { key: `grocery-lists:user:${customerId}`, most: MAX_LISTS_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
  }

  /** Adds a list in the caller's transaction. */
  async add({ name, mealPlanId = null }: NewList, customerId: string): Promise<GroceryList> {
    const customer = await this.users.lock(customerId);
    if (!customer) throw new NotFoundError();
    if ((await this.lists.countByCustomer(customerId)) >= MAX_LISTS) throw new TooManyListsError(MAX_LISTS);
    const list = new GroceryList(customer, { name, mealPlanId }, this.clock.now());
    await this.em.persist(list).flush();
    return list;
  }

  /** Finds and locks the list that was used last, and makes one if there is none, in the caller's transaction. */
  async lockOpen(customerId: string): Promise<{ list: GroceryList; isNew: boolean }> {
    // Two additions at one moment must not make two lists.
    await this.users.lock(customerId);
    const open = await this.lists.findLastUsed(customerId);
    const locked = open && (await this.lists.lockOwn(open.id, customerId));
    if (locked) return { list: locked, isNew: false };
    return { list: await this.add({ name: DEFAULT_LIST_NAME }, customerId), isNew: true };
  }

  /** Finds and locks the list to which a plan is added, and makes one if there is none, in the caller's transaction. */
  async lockForPlan(
    { groceryListId, listName }: { groceryListId?: string; listName: string },
    mealPlanId: string,
    customerId: string,
  ): Promise<GroceryList> {
    // Two taps at one moment must not make two lists.
    await this.users.lock(customerId);
    const id = groceryListId ?? (await this.lists.findMadeFrom(mealPlanId, listName, customerId))?.id;
    const list = id ? await this.lists.lockOwn(id, customerId) : null;
    if (groceryListId && !list) throw listNotFound();
    return list ?? this.add({ name: listName, mealPlanId }, customerId);
  }

  async rename(id: string, customerId: string, name: string): Promise<GroceryList> {
    return this.em.transactional(async () => {
      const list = await this.lists.lockOwn(id, customerId);
      if (!list) throw listNotFound();
      list.rename(name, this.clock.now());
      return list;
    });
  }

  async remove(id: string, customerId: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const list = await this.lists.lockOwn(id, customerId);
      if (!list) throw listNotFound();
      em.remove(list);
    });
  }
}
