import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { type Beginning, Coaching } from './coaching.entity.js';
import { CoachingRepository } from './coaching.repository.js';
import { auditCoaching } from './coaching-audit.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';
import { AlreadyLinkedError, WrongRolesError } from './users.errors.js';

/** The only code that begins coachings. `CoachingEndingService` ends them. */
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
    auditCoaching(em, entry, { by: beganBy });
    return true;
  }
}
