import { Injectable } from '@nestjs/common';
import { Caches } from '../../../platform/caching/caches.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Notices } from '../../../platform/database/notices.js';
import { definitionsOf } from '../definitions.js';
import { type Json, type KeptResult, KeptResultQueries } from './kept-result.queries.js';

const CLEARED = 'caches_cleared';

interface Held {
  body: Json;
  /** The moment by the clock of `performance`, which nobody sets back. */
  until: number;
}

/**
 * Results are kept in the database for a minute, and each copy also holds those that it has read for as long as they are
 * good there. Clearing empties the database and, by a notice, all copies.
 */
@Injectable()
export class KeptResults {
  private readonly held = new Map<string, Held>();
  private readonly underWay = new Map<string, Promise<Json>>();
  /** Goes up with each clearing, so that a result that was begun before it is not held. */
  private generation = 0;

  constructor(
    private readonly queries: KeptResultQueries,
    private readonly notices: Notices,
    private readonly caches: Caches,
    private readonly clock: Clock,
  ) {
    caches.onClear(() => this.forget());
    notices.on(CLEARED, () => caches.clear());
  }

  /**
   * Returns the kept result, or else makes it, with the definitions of these groups of figures. All who ask at the same
   * time wait for the same one.
   */
  async find(name: string, groups: readonly string[], make: () => Promise<object>): Promise<Json> {
    const held = this.held.get(name);
    const isHeld = held !== undefined && performance.now() < held.until;
    if (isHeld) {
      this.caches.note(true);
      return held.body;
    }
    return this.underWay.get(name) ?? this.begin(name, () => this.answer(groups, make));
  }

  async clear(): Promise<void> {
    await this.queries.clear();
    this.caches.clear();
    await this.notices.send(CLEARED);
  }

  private async answer(groups: readonly string[], make: () => Promise<object>): Promise<Json> {
    const asOf = this.clock.now().toISOString();
    return JSON.stringify({ data: await make(), definitions: definitionsOf(...groups), asOf });
  }

  private begin(name: string, make: () => Promise<Json>): Promise<Json> {
    const { generation } = this;
    const begun = this.readOrMake(name, make).then(({ body, leftMs }) => {
      if (generation === this.generation) this.held.set(name, { body, until: performance.now() + leftMs });
      return body;
    });
    this.underWay.set(name, begun);
    const done = () => {
      if (this.underWay.get(name) === begun) this.underWay.delete(name);
    };
    begun.then(done, done);
    return begun;
  }

  private async readOrMake(name: string, make: () => Promise<Json>): Promise<KeptResult> {
    const kept = await this.queries.find(name);
    this.caches.note(kept !== undefined);
    return kept ?? this.queries.keep(name, await make());
  }

  private forget(): void {
    this.generation += 1;
    this.held.clear();
    this.underWay.clear();
  }
}
