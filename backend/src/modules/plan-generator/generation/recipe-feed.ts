import { Injectable } from '@nestjs/common';
import type { GeneratorRecipe } from '../recipe-columns/generator-recipe.js';
import { ALL, RecipeChangeQueries, type RecipeChanges } from './recipe-change.queries.js';

/** Keeps recipes in memory and gets their changes. */
export interface Subscriber {
  upsert(recipes: GeneratorRecipe[]): void;
  remove(ids: string[]): void;
}

/** So many recipes are in memory at once, with their texts. */
const BATCH = 1000;

/** Reports recipes to the generator: first all of them, then changes. */
@Injectable()
export class RecipeFeed {
  private horizon: string | null = null;
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  constructor(private readonly changes: RecipeChangeQueries) {}

  async *everything(): AsyncGenerator<GeneratorRecipe[]> {
    for (let after: string | undefined; ; ) {
      const { changed, horizon } = await this.changes.since(ALL, { ...(after && { after }), most: BATCH });
      // Changes during the next pages are reported again.
      this.horizon ??= horizon;
      if (changed.length > 0) yield changed;
      after = changed.at(-1)?.id;
      if (changed.length < BATCH) return;
    }
  }

  /**
   * Afterwards, everything that was committed before the call is known. Only one query runs at a time, so that an old
   * answer never follows a newer one, and calls during a query share the next one.
   */
  follow(subscriber: Subscriber): Promise<void> {
    this.next ??= this.running
      .catch(() => undefined)
      .then(async () => {
        this.next = null;
        this.running = this.ask(subscriber);
        await this.running;
      });
    return this.next;
  }

  /** Before the first complete report there is nothing to update. */
  private async ask(subscriber: Subscriber): Promise<void> {
    if (this.horizon === null) return;
    const { changed, removed, horizon }: RecipeChanges = await this.changes.since(this.horizon);
    if (removed.length > 0) subscriber.remove(removed);
    if (changed.length > 0) subscriber.upsert(changed);
    this.horizon = horizon;
  }
}
