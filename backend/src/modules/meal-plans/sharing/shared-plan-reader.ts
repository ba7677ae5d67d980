import { Injectable } from '@nestjs/common';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { hashToken } from '../../../platform/keys/keys.js';
import { Limits } from '../../../platform/limits/limits.js';
import { networkOf } from '../../../platform/limits/network-of.js';
import { type FoundLink, SharedPlanQueries } from './shared-plan.queries.js';
import { linkNotValid } from './sharing.errors.js';

/** Valid links are never refused. This only limits visitors who try many invalid ones. */
const MAX_MISSES_PER_HOUR = 300;

@Injectable()
export class SharedPlanReader {
  constructor(
    private readonly links: SharedPlanQueries,
    private readonly limits: Limits,
  ) {}

  async find(token: string, knownVersion: string | null, address: string): Promise<FoundLink> {
    const link = await this.links.find(hashToken(token), knownVersion);
    if (link) return link;
    const key = `shared:missed:${networkOf(address)}`;
    await this.limits.spend([{ key, most: MAX_MISSES_PER_HOUR, windowSeconds: HOUR_SECONDS }]);
    throw linkNotValid();
  }
}
