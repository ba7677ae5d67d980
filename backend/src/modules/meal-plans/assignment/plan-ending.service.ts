import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { dateIn } from '../../../platform/clock/dates.js';
import { AppConfig } from '../../../platform/config/app.config.js';
import { pages } from '../../../platform/config/pages.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { CoachingService, CustomerAccess, reachesAll, type User } from '../../users/index.js';
import { planNotFound } from '../meal-plans.errors.js';
import type { AssignedPlan } from './assigned-plan.entity.js';
import { AssignedPlanRepository } from './assigned-plan.repository.js';
import { giverName } from './giver-name.js';
import { planRemovedMail } from './mails/plan-removed.mail.js';
import { planWithdrawnMail } from './mails/plan-withdrawn.mail.js';
import { planDeed } from './plan-deed.js';
import { statusOn } from './plan-status.js';

interface Withdrawal {
  customerId: string;
  /** Whether the plan that this one replaced becomes current again. */
  bringBack: boolean;
}

/** Ends assigned plans: withdrawn by a trainer or an admin, or deleted by the customer. */
@Injectable()
export class PlanEndingService {
  constructor(
    private readonly em: EntityManager,
    private readonly assignedPlans: AssignedPlanRepository,
    private readonly customers: CustomerAccess,
    private readonly coachings: CoachingService,
    private readonly mailer: Mailer,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Withdraws a copy of the caller's own saved plan, even if another user assigned it. */
  withdrawCopy(savedPlanId: string, withdrawal: Withdrawal, by: Principal): Promise<boolean> {
    return this.withdrawFound(withdrawal, by, () =>
      this.assignedPlans.lockCurrentCopy(savedPlanId, withdrawal.customerId),
    );
  }

  /** Withdraws a current or upcoming plan: one that the caller assigned, or any for an admin. */
  withdraw(id: string, withdrawal: Withdrawal, by: Principal): Promise<boolean> {
    return this.withdrawFound(withdrawal, by, async () => {
      const held = await this.assignedPlans.lockByCustomer(id, withdrawal.customerId);
      if (!held || !(await this.mayWithdraw(held, by))) return null;
      await this.em.populate([held], ['customer']);
      return this.isCurrentOrUpcoming(held) ? held : null;
    });
  }

  /** Returns true if another plan runs in its place. */
  private async withdrawFound(
    { customerId, bringBack }: Withdrawal,
    by: Principal,
    find: () => Promise<AssignedPlan | null>,
  ): Promise<boolean> {
    return this.em.transactional(async (em) => {
      await this.customers.lock([customerId], by, { mayBeClosed: true });
      const held = await find();
      if (!held) throw planNotFound();
      await this.assignedPlans.keepTargets(held, this.todayOf(held));
      const brought = bringBack ? await this.assignedPlans.bringBackReplacedBy(held) : 0;
      em.remove(held);
      em.persist(planDeed(held, { action: 'plan.withdrawn', actorId: by.userId, at: this.clock.now() }));
      await this.tellCustomer(em, held, by);
      return brought > 0;
    });
  }

  /** Deletes a customer's own plan. Their trainers are told if it was current or upcoming. */
  async delete(id: string, by: Principal): Promise<void> {
    await this.em.transactional(async (em) => {
      const held = await this.assignedPlans.lockByCustomer(id, by.userId);
      if (!held) throw planNotFound();
      await em.populate([held], ['customer']);
      const wasHeld = this.isCurrentOrUpcoming(held);
      await this.assignedPlans.keepTargets(held, this.todayOf(held));
      em.remove(held);
      const at = this.clock.now();
      em.persist(planDeed(held, { action: 'plan.deleted', actorId: by.userId, at, wasHeld }));
      if (wasHeld) await this.tellTrainers(em, held);
    });
  }

  private async tellCustomer(em: EntityManager, held: AssignedPlan, by: Principal): Promise<void> {
    const { customer, planName } = held;
    if (customer.isDisabled) return;
    const data = {
      ...{ by: giverName(by), planName, other: await this.assignedPlans.findNameOfOther(held) },
      link: this.config.linkTo(pages.myPlans),
    };
    await this.mailer.send(em, planWithdrawnMail, { email: customer.email, userId: customer.id }, data);
  }

  private async tellTrainers(em: EntityManager, held: AssignedPlan): Promise<void> {
    const { customer, planName } = held;
    const trainers = (await this.coachings.findTrainers(customer.id)).map(({ trainer }) => trainer);
    const other = await this.assignedPlans.findNameOfOther(held);
    const data = {
      ...{ customer: customer.name ?? customer.email, planName, other },
      link: this.config.linkTo(pages.generatorForCustomer(customer.id)),
    };
    const open = trainers.filter(({ isDisabled }) => !isDisabled);
    await this.mailer.sendAll(
      em,
      planRemovedMail,
      open.map((trainer: User) => ({ to: { email: trainer.email, userId: trainer.id }, data })),
    );
  }

  private isCurrentOrUpcoming(held: AssignedPlan): boolean {
    return statusOn(held, this.todayOf(held)) !== 'past';
  }

  private todayOf({ customer }: AssignedPlan): string {
    return dateIn(customer.timeZone, this.clock.now());
  }

  /** A trainer may withdraw what they assigned, and copies of their own saved plans. */
  private async mayWithdraw(held: AssignedPlan, by: Principal): Promise<boolean> {
    if (reachesAll('assignedPlans', by) || held.assignedBy.id === by.userId) return true;
    return this.assignedPlans.isCopyOfPlanOf(by.userId, held);
  }
}
