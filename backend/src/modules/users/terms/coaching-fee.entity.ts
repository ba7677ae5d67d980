import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Coaching } from '../coaching.entity.js';
import { CoachingFeeRepository } from './coaching-fee.repository.js';

export interface Fee {
  /** A month, in the currency's main unit. Zero means that the coaching is free. */
  amount: number;
  /** The code of a currency in ISO 4217. */
  currency: string;
  /** The first day for which it is due. */
  startsOn: string;
}

/** A trainer's monthly fee from a day on. Rows are only added, so that past earnings stay correct. */
@Entity({ tableName: 'coaching_fees', repository: () => CoachingFeeRepository })
export class CoachingFee {
  [EntityRepositoryType]?: CoachingFeeRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Coaching)
  coaching: Rel<Coaching>;

  @Property({ type: 'decimal', columnType: 'numeric(10, 2)', runtimeType: 'number' })
  amount: number;

  @Property({ type: 'text' })
  currency: string;

  @Property({ type: 'date' })
  startsOn: string;

  @Property({ type: 'timestamptz' })
  setAt: Date;

  constructor(coaching: Coaching, { amount, currency, startsOn }: Fee, now: Date) {
    this.coaching = coaching;
    this.amount = amount;
    this.currency = currency;
    this.startsOn = startsOn;
    this.setAt = now;
  }
}
