import { EntityRepository } from '@mikro-orm/postgresql';
import type { MarketingConsent } from './marketing-consent.entity.js';

export class MarketingConsentRepository extends EntityRepository<MarketingConsent> {
  findCurrent(userId: string): Promise<MarketingConsent | null> {
    return this.findOne({ userId, takenBackAt: null });
  }
}
