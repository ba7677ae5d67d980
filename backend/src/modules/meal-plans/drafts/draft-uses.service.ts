import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import { findLeftOver, type OpenedLeftOver, weeksOf } from '../../prep-guide/index.js';
import { DraftGeneration } from './draft-generation.js';
import { DraftsService } from './drafts.service.js';
import { type OfferedUse, placesForRest } from './offered-uses.js';

/** One search looks at every meal of a week. */
const MAX_SEARCHES_PER_HOUR = 300;

/** The rest of a food, and the swaps that use it. */
export interface UsesOfRest {
  /** Null if nothing worth naming is left of the food. */
  leftOver: OpenedLeftOver | null;
  uses: OfferedUse[];
}

/** Finds ways to use up the rest of a package in a draft. */
@Injectable()
export class DraftUsesService {
  constructor(
    private readonly drafts: DraftsService,
    private readonly generation: DraftGeneration,
    private readonly limits: Limits,
  ) {}

  async usesFor(
    id: string,
    { foodId, week }: { foodId: string; week: number },
    by: Principal,
  ): Promise<UsesOfRest> {
    await this.limits.spend([
      { key: `uses:user:${by.userId}`, most: MAX_SEARCHES_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
    const draft = await this.drafts.find(id, by);
    if (week > weeksOf(draft.plan)) throw new InvalidInputError({ week: ['The plan has no such week'] });
    const leftOver = findLeftOver(draft.plan, week, foodId);
    if (!leftOver) return { leftOver, uses: [] };
    const places = placesForRest(draft.plan, draft.locked, leftOver);
    return { leftOver, uses: await this.generation.usesFor(draft, places, leftOver, by.userId) };
  }
}
