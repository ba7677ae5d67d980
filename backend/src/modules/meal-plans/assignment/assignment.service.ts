import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Principal } from '../../../platform/access/principal.js';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { addDays, dateIn } from '../../../platform/clock/dates.js';
import { AppConfig } from '../../../platform/config/app.config.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { User } from '../../users/index.js';
import type { Certificate } from '../certificate/certificate.js';
import { certify } from '../certificate/certify.js';
import { planNotFound } from '../meal-plans.errors.js';
import type { Plan } from '../plan.js';
import type { AssignedPlan } from './assigned-plan.entity.js';
import { AssignedPlanRepository, type Copy } from './assigned-plan.repository.js';
import { planAssignedMail } from './mails/plan-assigned.mail.js';

/** Each sends mails to customers. */
const MOST_ASSIGNMENTS_AN_HOUR = 120;

export interface AssignmentWish {
  plan: Plan;
  customerIds: string[];
  /** If nothing is said: the plan's own first day, at the earliest tomorrow where the customer is. */
  startsOn?: string | null;
  savedPlanId?: string;
}

export interface AssignmentResult {
  /** How many customers got it. */
  assigned: number;
  /** How many of them followed another plan until now. */
  replaced: number;
  /** Of what they got: where their first days differ, one that does not hold, if there is any. */
  certificate: Certificate;
}

/** Whoever assigns first holds whoever gets one: nobody gets two active plans, nor is unlinked meanwhile. */
const HOLD_PEOPLE = `
  select id from users where id = :userId or id = any(array[:customerIds]::uuid[])
  order by id <> :userId, id for no key update`;

/** It is not deleted meanwhile. Whoever deletes it locks it before any copy: so does this. */
const HOLD_SAVED_PLAN = `
  select id from trainer_meal_plans where id = :savedPlanId and trainer_id = :userId for key share`;

const OWN = `
  select u.id from users u
  where u.id = any(array[:customerIds]::uuid[]) and u.role = 'customer'
    and (:decidesOnAll or exists (
      select from coaching where trainer_id = :userId and customer_id = u.id and ended_at is null))`;

/** No closed accounts. */
const OWN_AND_OPEN = `${OWN} and u.disabled_at is null`;

/** Which customers follow which plans. Assigning makes a copy, and the plan before it inactive. */
@Injectable()
export class PlanAssignmentService {
  constructor(
    private readonly em: EntityManager,
    private readonly assignedPlans: AssignedPlanRepository,
    private readonly mailer: Mailer,
    private readonly limits: Limits,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async assign(wish: AssignmentWish, by: Principal): Promise<AssignmentResult> {
    await this.limits.spend([
      {
        key: `plan-assignments:user:${by.userId}`,
        most: MOST_ASSIGNMENTS_AN_HOUR,
        windowSeconds: HOUR_SECONDS,
      },
    ]);
    return this.em.transactional(async (em) => {
      if (wish.savedPlanId) await this.holdSavedPlan(em, wish.savedPlanId, by);
      const customers = await this.hold(em, wish.customerIds, by, OWN_AND_OPEN);
      const assignedBy = await em.findOneOrFail(User, { id: by.userId });
      const before = await this.assignedPlans.endActive(wish.customerIds);
      const copies = this.copiesFor(customers, wish, assignedBy);
      const kept = { assignedBy: by.userId, savedPlanId: wish.savedPlanId ?? null, now: this.clock.now() };
      await this.assignedPlans.insertCopies(wish.plan, copies, kept);
      await this.tell(em, wish.plan, copies, { assignedBy, replaced: before });
      return {
        assigned: copies.length,
        replaced: before.size,
        certificate: certificateOf(wish.plan, copies),
      };
    });
  }

  /** The customer's copy is gone, whoever it came from; only that of one's own saved plan. */
  async withdraw(savedPlanId: string, customerId: string, by: Principal): Promise<void> {
    await this.em.transactional(async (em) => {
      await this.hold(em, [customerId], by, OWN);
      const held = await this.assignedPlans.findHeld(savedPlanId, customerId);
      if (!held) throw planNotFound();
      em.remove(held);
      em.persist(this.deed('plan.withdrawn', held, by));
    });
  }

  /** One that the customer holds, followed or not. */
  async held(id: string, customerId: string): Promise<AssignedPlan> {
    const held = await this.assignedPlans.findOf(id, customerId);
    if (!held) throw planNotFound();
    return held;
  }

  /** By whom it was assigned to. */
  async delete(id: string, by: Principal): Promise<void> {
    await this.em.transactional(async (em) => {
      const held = await this.assignedPlans.lockOf(id, by.userId);
      if (!held) throw planNotFound();
      em.remove(held);
      em.persist(this.deed('plan.deleted', held, by));
    });
  }

  /** Whoever asks of a customer of somebody else hears that there is none. */
  async requireOwn(customerId: string, by: Principal): Promise<void> {
    await this.requireAllOwn(this.em, OWN, valuesOf([customerId], by));
  }

  private async holdSavedPlan(em: EntityManager, savedPlanId: string, { userId }: Principal): Promise<void> {
    const held = await em.execute(HOLD_SAVED_PLAN, { savedPlanId, userId });
    if (held.length === 0) throw planNotFound();
  }

  private async hold(
    em: EntityManager,
    customerIds: string[],
    by: Principal,
    allowed: string,
  ): Promise<User[]> {
    const values = valuesOf(customerIds, by);
    await em.execute(HOLD_PEOPLE, values);
    await this.requireAllOwn(em, allowed, values);
    return em.find(User, { id: { $in: customerIds } }, { orderBy: { id: 'asc' } });
  }

  private async requireAllOwn(
    em: EntityManager,
    allowed: string,
    values: ReturnType<typeof valuesOf>,
  ): Promise<void> {
    const own = await em.execute<{ id: string }[]>(allowed, values);
    if (own.length !== values.customerIds.length) throw new NotFoundError('Customer not found');
  }

  private copiesFor(customers: User[], { plan, startsOn }: AssignmentWish, assignedBy: User): Copy[] {
    const now = this.clock.now();
    const tomorrowOf = ({ timeZone }: User) => addDays(dateIn(timeZone, now), 1);
    // What nobody has said is the trainer's tomorrow; customers elsewhere begin on theirs.
    const isToCome = plan.startsOn > tomorrowOf(assignedBy);
    return customers.map((customer) => {
      const tomorrow = tomorrowOf(customer);
      const ownStart = isToCome && plan.startsOn > tomorrow ? plan.startsOn : tomorrow;
      return { id: uuid(), customer, startsOn: startsOn ?? ownStart };
    });
  }

  /** Each customer by a mail, and whoever looks into the history of one. */
  private async tell(em: EntityManager, plan: Plan, copies: Copy[], news: News): Promise<void> {
    const letters = copies.map((copy) => this.letterTo(copy, plan, news));
    await this.mailer.sendAll(em, planAssignedMail, letters);
    for (const { id, customer } of copies) {
      const held = { id, customer, planName: plan.planName };
      em.persist(this.deed('plan.assigned', held, { userId: news.assignedBy.id }));
    }
  }

  private letterTo({ id, customer, startsOn }: Copy, plan: Plan, { assignedBy, replaced }: News) {
    return {
      to: { email: customer.email, userId: customer.id },
      data: {
        trainer: assignedBy.name ?? (assignedBy.role === 'admin' ? 'The Mealwright team' : 'Your trainer'),
        planName: plan.planName,
        replaced: replaced.get(customer.id) ?? null,
        days: plan.days,
        calories: plan.targets.calories,
        startsOn,
        link: new URL(`/my-meal-plans/${id}`, this.config.APP_URL).href,
      },
    };
  }

  private deed(
    action: string,
    plan: Pick<AssignedPlan, 'id' | 'customer' | 'planName'>,
    { userId }: Pick<Principal, 'userId'>,
  ): AuditEntry {
    return new AuditEntry({
      actorId: userId,
      action,
      subjectType: 'user',
      subjectId: plan.customer.id,
      details: { planId: plan.id, planName: plan.planName },
      at: this.clock.now(),
    });
  }
}

const valuesOf = (customerIds: string[], { userId, role }: Principal) => ({
  customerIds,
  userId,
  decidesOnAll: role === 'admin',
});

interface News {
  assignedBy: User;
  /** Names of the plans that were followed until now, by customer. */
  replaced: ReadonlyMap<string, string>;
}

/** Which days are a weekend depends on the first. */
function certificateOf(plan: Plan, copies: Copy[]): Certificate {
  const starts = [...new Set(copies.map(({ startsOn }) => startsOn))];
  const certificates = starts.map((startsOn) => certify({ ...plan, startsOn }));
  return certificates.find(({ holds }) => !holds) ?? certificates[0] ?? certify(plan);
}
