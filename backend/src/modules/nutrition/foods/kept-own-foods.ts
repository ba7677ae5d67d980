import { Injectable } from '@nestjs/common';
import { after, Clock, minutes } from '../../../platform/clock/clock.js';
import { fromOwnFood, NamedFoods } from './named-foods.js';
import { OwnFoodQueries } from './own-food.queries.js';

/** So many foods of all customers together take about 8 MB. */
const MAX_FOODS = 10_000;

/** A person's own foods are personal data, so they are dropped from memory soon after the last search. */
const KEPT_MS = minutes(10);

interface Kept {
  revision: string;
  foods: NamedFoods;
  usedAt: Date;
}

/**
 * Keeps the own foods of customers who are searching, with their names indexed, because a search comes with nearly
 * every letter that is typed, and own foods rarely change. The database is asked for their revision each time, so that
 * what other processes change is seen at once.
 */
@Injectable()
export class KeptOwnFoods {
  /** The foods that were used last come last. */
  private readonly kept = new Map<string, Kept>();
  private count = 0;

  constructor(
    private readonly queries: OwnFoodQueries,
    private readonly clock: Clock,
  ) {}

  /** Returns the own foods of a customer as they are now. */
  async find(customerId: string): Promise<NamedFoods> {
    const known = this.kept.get(customerId);
    const { revision, foods: read } = await this.queries.find(customerId, known?.revision ?? null);
    const foods = read === null && known ? known.foods : new NamedFoods((read ?? []).map(fromOwnFood));
    this.forget(customerId);
    if (foods.size > 0) this.keep(customerId, { revision, foods, usedAt: this.clock.now() });
    this.forgetOld();
    return foods;
  }

  private keep(customerId: string, kept: Kept): void {
    this.kept.set(customerId, kept);
    this.count += kept.foods.size;
  }

  private forgetOld(): void {
    const now = this.clock.now();
    for (const [customerId, { usedAt }] of this.kept) {
      if (this.count <= MAX_FOODS && now < after(usedAt, KEPT_MS)) return;
      this.forget(customerId);
    }
  }

  private forget(customerId: string): void {
    this.count -= this.kept.get(customerId)?.foods.size ?? 0;
    this.kept.delete(customerId);
  }
}
