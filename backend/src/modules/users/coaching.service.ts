import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { type Beginning, Coaching } from './coaching.entity.js';
import { CoachingRepository } from './coaching.repository.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';
import { AlreadyLinkedError, WrongRolesError } from './users.errors.js';

/** The only code that begins and ends coachings. */
@Injectable()
export class CoachingService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserRepository,
    private readonly coachings: CoachingRepository,
    private readonly clock: Clock,
  ) {}

  find(trainerId: string, customerId: string): Promise<Coaching | null> {
    return this.coachings.findCurrent(trainerId, customerId);
  }

  async isCoaching(trainerId: string, customerId: string): Promise<boolean> {
    return (await this.find(trainerId, customerId)) !== null;
  }

  countCustomers(trainerId: string): Promise<number> {
    return this.coachings.countCurrentOf(trainerId);
  }

  listBeginnings(...args: Parameters<CoachingRepository['listBeginnings']>): Promise<Date[]> {
    return this.coachings.listBeginnings(...args);
  }

  findTrainers(customerId: string): Promise<Coaching[]> {
    return this.coachings.currentOfCustomer(customerId);
  }

  async link(trainerId: string, customerId: string, adminId: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const trainer = await this.users.lock(trainerId);
      const customer = await this.users.lock(customerId);
      if (!trainer || !customer) throw new NotFoundError('There is no such account.');
      const begun = await this.begin(em, trainer, customer, 'admin', adminId);
      if (!begun) throw new AlreadyLinkedError();
    });
  }

  async unlink(trainerId: string, customerId: string, adminId: string): Promise<void> {
    await this.em.transactional(async (em) => {
      await this.users.lock(customerId);
      const coaching = await this.coachings.findCurrent(trainerId, customerId);
      if (!coaching) throw new NotFoundError('These two are not linked.');
      const now = this.clock.now();
      coaching.end(now);
      audit(em, { action: 'coaching.ended', trainerId, customerId, actorId: adminId, at: now });
    });
  }

  /**
   * Must run in the caller's transaction with the customer's row locked. Returns false if the coaching already
   * exists.
   */
  async begin(
    em: EntityManager,
    trainer: User,
    customer: User,
    beganBy: Beginning,
    actorId: string,
  ): Promise<boolean> {
    if (trainer.role !== 'trainer' || customer.role !== 'customer') throw new WrongRolesError();
    if (await this.coachings.findCurrent(trainer.id, customer.id)) return false;
    const now = this.clock.now();
    em.persist(new Coaching(trainer, customer, beganBy, now));
    const entry = {
      action: 'coaching.began',
      trainerId: trainer.id,
      customerId: customer.id,
      actorId,
      at: now,
    };
    audit(em, entry, { by: beganBy });
    return true;
  }
}

interface CoachingEntry {
  action: string;
  trainerId: string;
  customerId: string;
  actorId: string;
  at: Date;
}

/** Recorded for both accounts, because the page of either one shows its history. */
function audit(em: EntityManager, entry: CoachingEntry, details = {}) {
  const { action, trainerId, customerId, actorId, at } = entry;
  const about = { trainerId, customerId, ...details };
  for (const subjectId of [trainerId, customerId]) {
    em.persist(new AuditEntry({ actorId, action, subjectType: 'user', subjectId, details: about, at }));
  }
}
