import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { CoachingRepository } from './coaching.repository.js';
import { User } from './user.entity.js';

export const BEGINNINGS = ['invitation', 'admin'] as const;

export type Beginning = (typeof BEGINNINGS)[number];

/** The link between a trainer and a customer. All permissions of a trainer over a customer depend on it. */
@Entity({ tableName: 'coaching', repository: () => CoachingRepository })
export class Coaching {
  [EntityRepositoryType]?: CoachingRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  trainer: Rel<User>;

  @ManyToOne(() => User)
  customer: Rel<User>;

  @Property({ type: 'timestamptz' })
  since: Date;

  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;

  @Enum({ items: () => BEGINNINGS, type: 'text' })
  beganBy: Beginning;

  constructor(trainer: User, customer: User, beganBy: Beginning, now: Date) {
    this.trainer = trainer;
    this.customer = customer;
    this.beganBy = beganBy;
    this.since = now;
  }

  end(now: Date) {
    this.endedAt = now;
  }
}
