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

/** The one place that begins and ends coachings. */
@Injectable()
export class CoachingService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserRepository,
    private readonly coachings: CoachingRepository,
    private readonly clock: Clock,
  ) {}

  customersOf(trainerId: string): Promise<Coaching[]> {
    return this.coachings.currentOfTrainer(trainerId);
  }

  trainersOf(customerId: string): Promise<Coaching[]> {
    return this.coachings.currentOfCustomer(customerId);
  }

  async link(trainerId: string, customerId: string, adminId: string): Promise<void> {
    await this.em.transactional(async () => {
      const trainer = await this.users.lock(trainerId);
      const customer = await this.users.lock(customerId);
      if (!trainer || !customer) throw new NotFoundError('There is no such account.');
      const begun = await this.begin(trainer, customer, 'admin', adminId);
      if (!begun) throw new AlreadyLinkedError();
    });
  }

  async unlink(trainerId: string, customerId: string, adminId: string): Promise<void> {
    await this.em.transactional(async () => {
      await this.users.lock(customerId);
      const coaching = await this.coachings.findCurrent(trainerId, customerId);
      if (!coaching) throw new NotFoundError('These two are not linked.');
      coaching.end(this.clock.now());
      this.audit('coaching.ended', trainerId, customerId, adminId);
    });
  }

  /** Inside the caller's transaction, with the customer's row locked. False when it lasts already. */
  async begin(trainer: User, customer: User, beganBy: Beginning, actorId: string): Promise<boolean> {
    if (trainer.role !== 'trainer' || customer.role !== 'customer') throw new WrongRolesError();
    if (await this.coachings.findCurrent(trainer.id, customer.id)) return false;
    this.em.persist(new Coaching(trainer, customer, beganBy, this.clock.now()));
    this.audit('coaching.began', trainer.id, customer.id, actorId, { by: beganBy });
    return true;
  }

  /** Noted at both accounts, since either page tells its history. */
  private audit(action: string, trainerId: string, customerId: string, actorId: string, details = {}) {
    const about = { trainerId, customerId, ...details };
    for (const subjectId of [trainerId, customerId]) {
      this.em.persist(new AuditEntry({ actorId, action, subjectType: 'user', subjectId, details: about }));
    }
  }
}
