import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { UserRepository } from '../user.repository.js';
import { HealthConsent } from './health-consent.entity.js';
import { HealthConsentRepository } from './health-consent.repository.js';

/** The only code that records consents and takes them back. */
@Injectable()
export class HealthConsentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserRepository,
    private readonly consents: HealthConsentRepository,
    private readonly clock: Clock,
  ) {}

  find(customerId: string): Promise<HealthConsent | null> {
    return this.consents.findCurrent(customerId);
  }

  /** Agreeing twice leaves the first consent as it is. */
  async change(customerId: string, agrees: boolean): Promise<HealthConsent | null> {
    return this.em.transactional(async (em) => {
      const customer = await this.users.lock(customerId);
      if (!customer) throw new NotFoundError();
      const current = await this.consents.findCurrent(customerId);
      if (!agrees) {
        current?.takeBack(this.clock.now());
        return null;
      }
      if (current) return current;
      const consent = new HealthConsent(customer, this.clock.now());
      em.persist(consent);
      return consent;
    });
  }
}
