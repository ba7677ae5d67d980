import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../../../platform/config/app.config.js';
import { pages } from '../../../platform/config/pages.js';
import { DomainEvents } from '../../../platform/events/domain-events.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { forbidsAnything } from '../../foods/index.js';
import { type Restrictions, RestrictionsAdded } from '../../profiles/index.js';
import { RestrictionCheck } from '../../recipes/index.js';
import { CoachingService } from '../../users/index.js';
import { servedIn } from '../served-meals.js';
import type { AssignedPlan } from './assigned-plan.entity.js';
import { AssignedPlanRepository } from './assigned-plan.repository.js';
import { planBreaksProfileMail } from './mails/plan-breaks-profile.mail.js';

/** Tells trainers when a customer adds something to their profile that a plan breaks which they follow or will follow. */
@Injectable()
export class ToldOfRestrictions implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly events: DomainEvents,
    private readonly assignedPlans: AssignedPlanRepository,
    private readonly restrictions: RestrictionCheck,
    private readonly coachings: CoachingService,
    private readonly mailer: Mailer,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.events.on(RestrictionsAdded, ({ customerId, added }) => this.tell(customerId, added));
  }

  private async tell(customerId: string, added: Restrictions): Promise<void> {
    const broken = await this.findBroken(customerId, added);
    const [first] = broken;
    if (!first) return;
    const { customer } = first;
    const data = {
      customer: customer.name ?? customer.email,
      planNames: broken.map(({ planName }) => planName),
      link: this.config.linkTo(pages.generatorForCustomer(customerId)),
    };
    const trainers = (await this.coachings.findTrainers(customerId)).map(({ trainer }) => trainer);
    const letters = trainers
      .filter(({ isDisabled }) => !isDisabled)
      .map(({ id, email }) => ({ to: { email, userId: id }, data }));
    await this.mailer.sendAll(this.em, planBreaksProfileMail, letters);
  }

  /**
   * Finds the plans that break an added restriction. Earlier breaches are known already, and free text breaks
   * nothing.
   */
  private async findBroken(customerId: string, added: Restrictions): Promise<AssignedPlan[]> {
    if (!forbidsAnything(added)) return [];
    const plans = await this.assignedPlans.findNotPast(customerId);
    return plans.filter((held) => this.restrictions.breaksAny(servedIn(held.plan), added));
  }
}
