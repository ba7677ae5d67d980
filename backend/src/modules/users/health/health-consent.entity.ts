import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { User } from '../user.entity.js';
import { HealthConsentRepository } from './health-consent.repository.js';
import { CURRENT_WORDING } from './health-wordings.js';

/** A customer's agreement that health data about them is kept. It lasts until they take it back. */
@Entity({ tableName: 'health_consents', repository: () => HealthConsentRepository })
export class HealthConsent {
  [EntityRepositoryType]?: HealthConsentRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  customer: Rel<User>;

  /** The version of the sentence that the customer agreed to. */
  @Property({ type: 'integer' })
  wording: number = CURRENT_WORDING;

  @Property({ type: 'timestamptz' })
  agreedAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  takenBackAt: Date | null = null;

  constructor(customer: User, now: Date) {
    this.customer = customer;
    this.agreedAt = now;
  }

  takeBack(now: Date): void {
    this.takenBackAt = now;
  }
}
