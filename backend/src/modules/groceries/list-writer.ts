import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { TooManyRequestsError } from '../../platform/errors/app-error.js';
import { Limits } from '../../platform/limits/limits.js';
import { listNotFound, refusalError } from './groceries.errors.js';
import { type GroceryItem } from './grocery-item.entity.js';
import { GroceryItemRepository } from './grocery-item.repository.js';
import type { GroceryList } from './grocery-list.entity.js';
import { GroceryListRepository } from './grocery-list.repository.js';
import { type Applied, applyChanges } from './merging/apply-changes.js';
import type { IncomingChange } from './merging/merge-change.js';
import { changesLimit } from './merging/tick.queries.js';

export interface Written extends Applied {
  list: GroceryList;
  items: ReadonlyMap<string, GroceryItem>;
}

/** Writes changes of items into a list, one batch after the other. */
@Injectable()
export class ListWriter {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: GroceryListRepository,
    private readonly items: GroceryItemRepository,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** Writes what `decide` answers for the locked list. */
  async write(
    id: string,
    customerId: string,
    decide: (list: GroceryList) => IncomingChange[] | Promise<IncomingChange[]>,
  ): Promise<Written> {
    return this.em.transactional(async () => {
      const list = await this.lists.lockOwn(id, customerId);
      if (!list) throw listNotFound();
      return this.writeInto(list, await decide(list));
    });
  }

  /** The same for changes of the server itself, which are all made or none. */
  async writeAll(...args: Parameters<ListWriter['write']>): Promise<Written> {
    return this.em.transactional(async () => requireAll(await this.write(...args)));
  }

  /** Writes into a list that the caller has locked or made in its transaction. */
  async writeInto(list: GroceryList, changes: IncomingChange[]): Promise<Written> {
    const now = this.clock.now();
    await this.spend(list.customer.id, changes.length);
    const [itemIds, changeIds] = [changes.map(({ itemId }) => itemId), changes.map((change) => change.id)];
    const items = new Map((await this.items.findSome(list, itemIds)).map((item) => [item.id, item]));
    const known = await this.lists.findKnownChanges(list, changeIds);
    const applied = applyChanges({ list, items, known, ...(await this.items.countOf(list)) }, changes, now);
    this.em.persist(applied.added);
    await this.em.flush();
    await this.lists.rememberChanges(
      list,
      applied.received.map((change) => change.id),
      now,
    );
    return { list, items, ...applied };
  }

  private async spend(customerId: string, changes: number): Promise<void> {
    if (changes === 0) return;
    const { granted, retryAfterSeconds } = await this.limits.take(this.em, changesLimit(customerId), changes);
    if (granted < changes) throw new TooManyRequestsError(retryAfterSeconds);
  }
}

export function requireAll(written: Written): Written {
  const [first] = written.refused;
  if (first) throw refusalError(first.reason);
  return written;
}
