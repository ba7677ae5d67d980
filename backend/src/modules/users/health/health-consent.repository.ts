import { EntityRepository } from '@mikro-orm/postgresql';
import type { HealthConsent } from './health-consent.entity.js';

export class HealthConsentRepository extends EntityRepository<HealthConsent> {
  findCurrent(customerId: string): Promise<HealthConsent | null> {
    return this.findOne({ customer: customerId, takenBackAt: null });
  }

  findCurrentOfAny(customerIds: readonly string[]): Promise<HealthConsent[]> {
    return this.find({ customer: { $in: [...customerIds] }, takenBackAt: null });
  }
}
