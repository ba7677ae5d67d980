import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app.config.js';
import { pages } from '../../platform/config/pages.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { Mailer } from '../../platform/mail/mailer.js';
import type { Coaching } from './coaching.entity.js';
import { CoachingRepository } from './coaching.repository.js';
import { auditCoaching } from './coaching-audit.js';
import { coachingEndedMail } from './mails/coaching-ended.mail.js';
import { CoachingNoteRepository } from './terms/coaching-note.repository.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** The trainer and the customer who are linked. */
interface Link {
  trainerId: string;
  customerId: string;
}

/**
 * The only code that ends coachings. With the next request, the trainer sees nothing of the customer; the customer keeps
 * plans, lists, and everything that they have entered.
 */
@Injectable()
export class CoachingEndingService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserRepository,
    private readonly coachings: CoachingRepository,
    private readonly notes: CoachingNoteRepository,
    private readonly mailer: Mailer,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** An admin ends it. Neither side gets a mail, because admins correct links that they made by mistake, too. */
  async endByAdmin(link: Link, adminId: string): Promise<void> {
    await this.em.transactional((em) => this.end(em, link, adminId, 'These two are not linked.'));
  }

  /** One of the two ends it, and the other one is told by mail. Returns the other one. */
  async endBySide(link: Link, byId: string): Promise<User> {
    return this.em.transactional(async (em) => {
      const missing = byId === link.trainerId ? 'Customer not found' : 'Trainer not found';
      const { trainer, customer } = await this.end(em, link, byId, missing);
      const [by, other] = byId === trainer.id ? [trainer, customer] : [customer, trainer];
      if (!other.isDisabled) await this.tell(em, other, by);
      return other;
    });
  }

  private async end(em: EntityManager, link: Link, actorId: string, missing: string): Promise<Coaching> {
    const { trainerId, customerId } = link;
    await this.users.lockAll([actorId, customerId]);
    const coaching = await this.coachings.findCurrent(trainerId, customerId);
    if (!coaching) throw new NotFoundError(missing);
    await em.populate(coaching, ['trainer', 'customer']);
    const now = this.clock.now();
    coaching.end(now);
    await this.notes.deleteOf(coaching.id);
    auditCoaching(em, { action: 'coaching.ended', trainerId, customerId, actorId, at: now });
    return coaching;
  }

  private tell(em: EntityManager, { email, id, role }: User, by: User): Promise<void> {
    const reader = role === 'trainer' ? 'trainer' : 'customer';
    const link = this.config.linkTo(reader === 'trainer' ? pages.customers : pages.myPlans);
    const name = by.name ?? (by.role === 'trainer' ? 'Your trainer' : by.email);
    return this.mailer.send(em, coachingEndedMail, { email, userId: id }, { by: name, reader, link });
  }
}
