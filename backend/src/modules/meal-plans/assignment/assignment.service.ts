import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { addDays, dateIn } from '../../../platform/clock/dates.js';
import { AppConfig } from '../../../platform/config/app.config.js';
import { pages } from '../../../platform/config/pages.js';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { InvitationsService } from '../../invitations/index.js';
import { type Certificate, certify } from '../../plan-certificate/index.js';
import type { Plan } from '../../plan-model/index.js';
import { RestrictionCheck } from '../../recipes/index.js';
import { CustomerAccess, User } from '../../users/index.js';
import { dateInWords } from '../date-in-words.js';
import { type InvitedPlan, InvitedPlanQueries } from '../hand-over/invited-plan.queries.js';
import { NamesAnotherCustomerError } from '../meal-plans.errors.js';
import type { SavedPlan } from '../saved-plans/saved-plan.entity.js';
import { SavedPlansService } from '../saved-plans/saved-plans.service.js';
import { servedIn } from '../served-meals.js';
import { AssignedPlanRepository, type Copy, type Ended } from './assigned-plan.repository.js';
import { giverName } from './giver-name.js';
import { mailedMeals } from './mails/mailed-meals.js';
import { planAssignedMail } from './mails/plan-assigned.mail.js';
import { planHeldBackMail } from './mails/plan-held-back.mail.js';
import { othersNamedIn, withoutNames } from './other-names.js';
import { planDeed } from './plan-deed.js';

/** Assignments are limited, because each sends mails to customers. */
const MAX_ASSIGNMENTS_PER_HOUR = 120;

/** The plan to assign: a saved plan, a draft, or a plan that was sent. The latter two are saved first. */
export type Assigned = { savedPlanId: string } | { draftId: string } | { plan: Plan };

export interface AssignmentWish {
  assigned: Assigned;
  customerIds: string[];
  /** The default is the plan's own first day, but at the earliest tomorrow in the customer's time zone. */
  startsOn?: string | null;
  /** A replacement for the plan's name. The description then omits the names of others too. */
  planName?: string;
  /** The trainer's note to the customer. */
  notes?: string | null;
  /** The invitations whose recipients get it when they accept. */
  invitationIds?: string[];
  /** Confirms that the plan may break a restriction of a customer's profile. */
  confirmsRestrictions?: boolean;
  /** Confirms that another customer's name in the plan is intended. */
  confirmsNames?: boolean;
}

export interface AssignmentResult {
  /** The number of customers who got it. */
  assigned: number;
  /** The number of customers who had another plan. */
  replaced: number;
  /** The certificate of the copies. If their first days differ, it is one that does not hold, if there is any. */
  certificate: Certificate;
  savedPlanId: string;
  /** The number of people who get it when they accept. */
  invited: number;
}

/** Assigns plans to customers: each gets a copy, and their previous plan runs until it begins (decision 21). */
@Injectable()
export class PlanAssignmentService {
  // biome-ignore lint/complexity/useMaxParams: assigning saves a plan, copies it for customers and for invited people, and writes mails in one transaction
  constructor(
    private readonly em: EntityManager,
    private readonly assignedPlans: AssignedPlanRepository,
    private readonly saved: SavedPlansService,
    private readonly customers: CustomerAccess,
    private readonly restrictions: RestrictionCheck,
    private readonly invitations: InvitationsService,
    private readonly invited: InvitedPlanQueries,
    private readonly mailer: Mailer,
    private readonly limits: Limits,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async assign({ assigned, ...wish }: AssignmentWish, by: Principal): Promise<AssignmentResult> {
    const key = `plan-assignments:user:${by.userId}`;
    await this.limits.spend([{ key, most: MAX_ASSIGNMENTS_PER_HOUR, windowSeconds: HOUR_SECONDS }]);
    return this.em.transactional(async (em) => {
      const { invitationIds = [] } = wish;
      const invitations = await this.invitations.lockPending(invitationIds, by.userId);
      const saved = await this.lockSavedPlan(assigned, by);
      const customers = await this.customers.lock(wish.customerIds, by);
      const plan = await this.namedPlan(saved.plan, wish, { customers, invitations }, by);
      const gift = { customers, served: servedIn(plan) };
      const broken = await this.restrictions.require(gift, by, wish.confirmsRestrictions ?? false);
      // The saved plan has to be in the database before another row refers to it.
      await em.flush();
      const planName = plan.planName === saved.planName ? null : plan.planName;
      const notes = wish.notes || null;
      await this.invited.keep(invitationIds, { savedPlanId: saved.id, planName, notes }, this.clock.now());
      const given = await this.give(
        { saved, plan, customers, startsOn: wish.startsOn ?? null, notes, broken },
        by,
      );
      return { ...given, savedPlanId: saved.id, invited: invitationIds.length };
    });
  }

  /**
   * Assigns the plan to a customer who has just accepted an invitation. Must run in the caller's transaction. A plan
   * that breaks a restriction of theirs is not assigned, because nobody has confirmed that; their trainer is told.
   */
  async handOver({ savedPlanId, planName, notes }: InvitedPlan, customerId: string, trainerId: string) {
    const by = { userId: trainerId, role: 'trainer' } as const;
    const saved = await this.saved.lockForReading(savedPlanId, by);
    const customers = await this.customers.lock([customerId], by);
    const own = { ...saved.plan, clientName: null };
    const plan = planName ? { ...own, planName, description: '' } : own;
    const broken = await this.restrictions.findBroken({ customers, served: servedIn(plan) });
    if (broken.size > 0) return this.holdBack(saved.id, plan, customers, by);
    await this.give({ saved, plan, customers, startsOn: null, notes, broken }, by);
  }

  private async give({ saved, plan, customers, startsOn, notes, broken }: Gift, by: Giver) {
    return this.em.transactional(async (em) => {
      const assignedBy = await em.findOneOrFail(User, { id: by.userId });
      const copies = this.copiesFor(customers, plan, startsOn, assignedBy);
      const ended = Map.groupBy(await this.assignedPlans.endForCopies(copies), (one) => one.customerId);
      const kept = { assignedBy: by.userId, savedPlanId: saved.id, notes, now: this.clock.now() };
      await this.assignedPlans.insertCopies(plan, copies, kept);
      await this.tell(em, plan, copies, { assignedBy, ended, notes, broken });
      return {
        assigned: copies.length,
        replaced: ended.size,
        certificate: certificateOf(plan, copies),
      };
    });
  }

  private async holdBack(savedPlanId: string, plan: Plan, customers: User[], by: Giver): Promise<void> {
    return this.em.transactional(async (em) => {
      const trainer = await em.findOneOrFail(User, { id: by.userId });
      const letters = customers.map(({ id, name, email }) => ({
        to: { email: trainer.email, userId: trainer.id },
        data: {
          customer: name ?? email,
          planName: plan.planName,
          link: this.config.linkTo(pages.assignPlanTo(savedPlanId, id)),
        },
      }));
      await this.mailer.sendAll(em, planHeldBackMail, letters);
    });
  }

  private lockSavedPlan(assigned: Assigned, by: Principal): Promise<SavedPlan> {
    if ('savedPlanId' in assigned) return this.saved.lockForReading(assigned.savedPlanId, by);
    if ('draftId' in assigned) return this.saved.keepDraft(assigned.draftId, by);
    return this.saved.save(assigned.plan, {}, by);
  }

  /**
   * Prepares the copy for its readers: it is made out to its customer, and names nobody else unless that is intended.
   */
  private async namedPlan(
    saved: Plan,
    { planName, confirmsNames = false }: Pick<AssignmentWish, 'planName' | 'confirmsNames'>,
    { customers, invitations }: { customers: User[]; invitations: { customerEmail: string }[] },
    by: Principal,
  ): Promise<Plan> {
    const plan = { ...saved, clientName: null };
    if (confirmsNames) return plan;
    const ids = customers.map(({ id }) => id);
    const others = await this.customers.namesOfOthers(ids, by);
    const invited = invitations.map(({ customerEmail }) => ({ name: null, email: customerEmail }));
    const recipients = [...customers, ...invited];
    // If only one person is invited, the plan was made for them, and their name is not known yet.
    const isForInvited = customers.length === 0 && invited.length === 1;
    const readers = { clientName: isForInvited ? null : saved.clientName, recipients, others };
    const description = withoutNames(plan, othersNamedIn(plan, readers)).description;
    const named = planName ? { ...plan, planName, description } : plan;
    const names = othersNamedIn(named, readers);
    if (names.length > 0) throw new NamesAnotherCustomerError(names, withoutNames(named, names).planName);
    return named;
  }

  private copiesFor(customers: User[], plan: Plan, startsOn: string | null, assignedBy: User): Copy[] {
    const now = this.clock.now();
    const todayOf = ({ timeZone }: User) => dateIn(timeZone, now);
    const tomorrowOf = (user: User) => addDays(todayOf(user), 1);
    // The default is the trainer's tomorrow. Customers in other time zones begin on theirs.
    const isToCome = plan.startsOn > tomorrowOf(assignedBy);
    return customers.map((customer) => {
      const tomorrow = tomorrowOf(customer);
      const ownStart = isToCome && plan.startsOn > tomorrow ? plan.startsOn : tomorrow;
      if (startsOn !== null && startsOn < todayOf(customer)) throw dayIsOver(todayOf(customer));
      return { id: uuid(), customer, startsOn: startsOn ?? ownStart };
    });
  }

  /** Notifies each customer by mail and records the assignment in their history. */
  private async tell(em: EntityManager, plan: Plan, copies: Copy[], news: News): Promise<void> {
    const letters = copies.map((copy) => this.letterTo(copy, plan, news));
    await this.mailer.sendAll(em, planAssignedMail, letters);
    const deed = { action: 'plan.assigned', actorId: news.assignedBy.id, at: this.clock.now() } as const;
    for (const { id, customer } of copies)
      em.persist(
        planDeed(
          { id, customer, planName: plan.planName },
          { ...deed, confirmsRestrictions: news.broken.has(customer.id) },
        ),
      );
  }

  private letterTo({ id, customer, startsOn }: Copy, plan: Plan, { assignedBy, ended, notes }: News) {
    const others = ended.get(customer.id) ?? [];
    return {
      to: { email: customer.email, userId: customer.id },
      data: {
        trainer: giverName(assignedBy),
        planName: plan.planName,
        until: others.find(({ runsBefore }) => runsBefore)?.planName ?? null,
        insteadOf: others.find(({ runsBefore }) => !runsBefore)?.planName ?? null,
        days: plan.days,
        calories: plan.targets.calories,
        startsOn,
        notes,
        firstDay: mailedMeals(plan, 1, (path) => this.config.linkTo(path)),
        link: this.config.linkTo(pages.myPlan(id)),
      },
    };
  }
}

interface Gift {
  saved: SavedPlan;
  plan: Plan;
  customers: User[];
  startsOn: string | null;
  notes: string | null;
  /** The customers for whom it breaks a restriction, which the giver has confirmed. */
  broken: ReadonlySet<string>;
}

type Giver = Pick<Principal, 'userId' | 'role'>;

interface News {
  assignedBy: User;
  /** The plans that each customer has had until now. */
  ended: ReadonlyMap<string, Ended[]>;
  notes: string | null;
  broken: ReadonlySet<string>;
}

const dayIsOver = (today: string) =>
  new InvalidInputError({
    startsOn: [`This day is over where your customer is. Please choose ${dateInWords(today)} or later.`],
  });

/** The first day determines which days are a weekend. */
function certificateOf(plan: Plan, copies: Copy[]): Certificate {
  const starts = [...new Set(copies.map(({ startsOn }) => startsOn))];
  const certificates = starts.map((startsOn) => certify({ ...plan, startsOn }));
  return certificates.find(({ holds }) => !holds) ?? certificates[0] ?? certify(plan);
}
