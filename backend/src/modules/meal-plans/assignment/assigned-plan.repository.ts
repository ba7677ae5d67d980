import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import { computeFacts, type Plan } from '../../plan-model/index.js';
import type { User } from '../../users/index.js';
import { seesSavedPlan } from '../plan-audience.js';
import type { AssignedPlan } from './assigned-plan.entity.js';
import { isCurrentOrUpcoming } from './plan-status.sql.js';

export class AssignedPlanRepository extends EntityRepository<AssignedPlan> {
  findByCustomer(id: string, customerId: string): Promise<AssignedPlan | null> {
    return this.findOne({ id, customer: customerId }, { populate: ['assignedBy', 'customer'] });
  }

  /** Finds the plan that the customer follows and those that they will follow. */
  async findNotPast(customerId: string): Promise<AssignedPlan[]> {
    const found = await this.getEntityManager().execute<{ id: string }[]>(FIND_NOT_PAST, { customerId });
    return this.find({ id: { $in: found.map(({ id }) => id) } }, { populate: ['customer'] });
  }

  lockByCustomer(id: string, customerId: string): Promise<AssignedPlan | null> {
    return this.findOne(
      { id, customer: customerId },
      { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  /** Finds and locks the customer's latest current or upcoming copy of that saved plan. */
  async lockCurrentCopy(savedPlanId: string, customerId: string): Promise<AssignedPlan | null> {
    const [held] = await this.getEntityManager().execute<{ id: string }[]>(FIND_HELD, {
      savedPlanId,
      customerId,
    });
    return held ? this.lockByCustomer(held.id, customerId) : null;
  }

  /** Returns whether the plan is a copy of one of this trainer's saved plans. */
  async isCopyOfPlanOf(trainerId: string, { savedPlanId }: AssignedPlan): Promise<boolean> {
    const own = await this.getEntityManager().execute<unknown[]>(FIND_OWN, { savedPlanId, trainerId });
    return own.length > 0;
  }

  /** Finds the first of the customer's other current or upcoming plans. */
  async findNameOfOther({ id, customer }: AssignedPlan): Promise<string | null> {
    const [other] = await this.getEntityManager().execute<{ planName: string }[]>(FIND_OTHER, {
      id,
      customerId: customer.id,
    });
    return other?.planName ?? null;
  }

  /** Ends the plans that would run on or after the first day of this copy. */
  endForCopies(copies: Copy[]): Promise<Ended[]> {
    return this.getEntityManager().execute<Ended[]>(END_FOR_COPIES, { copies: placesOf(copies) });
  }

  /** The plan may be large and its copies many, so the database makes them, some at a time. */
  async insertCopies(
    plan: Plan,
    copies: Copy[],
    { assignedBy, savedPlanId, notes, now }: Kept,
  ): Promise<void> {
    const same = {
      ...{ assignedBy, savedPlanId, notes, now: now.toISOString() },
      ...{ plan: JSON.stringify(plan), facts: JSON.stringify(computeFacts(plan)) },
      ...{ planName: plan.planName, fitnessGoal: plan.fitnessGoal, description: plan.description },
      ...{ calories: plan.targets.calories, days: plan.days },
    };
    for (let made = 0; made < copies.length; made += COPIES_AT_ONCE) {
      const places = placesOf(copies.slice(made, made + COPIES_AT_ONCE));
      await this.getEntityManager().execute(INSERT_COPIES, { ...same, copies: places });
    }
  }

  /** Keeps the targets of a plan that is about to be removed, for the days before this one on which it ran. */
  async keepTargets({ id }: AssignedPlan, today: string): Promise<void> {
    await this.getEntityManager().execute(KEEP_TARGETS, { id, today });
  }

  /** Lets the plan that it had replaced run again, up to the day on which this one would have ended. */
  async bringBackReplacedBy({ id, endsOn, replacedById }: AssignedPlan): Promise<number> {
    const em = this.getEntityManager();
    // Only one plan of a customer may have no end, so this one is given one first.
    await em.execute('update personalized_meal_plans set ends_on = starts_on where id = :id', { id });
    const brought = await em.execute<unknown[]>(BRING_BACK, { id, endsOn, replacedById });
    return brought.length;
  }
}

/** A statement may take four seconds, and two hundred copies of a long plan take longer on a busy machine. */
const COPIES_AT_ONCE = 20;

/** A copy for one customer that is not stored yet. */
export interface Copy {
  id: string;
  customer: User;
  startsOn: string;
}

interface Kept {
  assignedBy: string;
  savedPlanId: string;
  notes: string | null;
  now: Date;
}

export interface Ended {
  customerId: string;
  planName: string;
  /** True if it runs up to the day before the new one, false if it will never run. */
  runsBefore: boolean;
}

const placesOf = (copies: Copy[]): string =>
  JSON.stringify(
    copies.map(({ id, customer, startsOn }) => ({ id, customer_id: customer.id, starts_on: startsOn })),
  );

const COPIES = 'jsonb_to_recordset(:copies::jsonb) as copy (id uuid, customer_id uuid, starts_on date)';

const FIND_HELD = `
  select p.id from personalized_meal_plans p join people u on u.id = p.customer_id
  where p.meal_plan_id = :savedPlanId and p.customer_id = :customerId and ${isCurrentOrUpcoming({ plan: 'p', customer: 'u' })}
  order by p.starts_on desc, p.id desc limit 1`;

const FIND_NOT_PAST = `
  select p.id from personalized_meal_plans p join people u on u.id = p.customer_id
  where p.customer_id = :customerId and ${isCurrentOrUpcoming({ plan: 'p', customer: 'u' })}`;

const FIND_OWN = `
  select s.id from trainer_meal_plans s
  where s.id = :savedPlanId::uuid and ${seesSavedPlan({ plan: 's', viewer: ':trainerId' })}`;

const FIND_OTHER = `
  select p.plan_name as "planName" from personalized_meal_plans p join people u on u.id = p.customer_id
  where p.customer_id = :customerId and p.id <> :id and ${isCurrentOrUpcoming({ plan: 'p', customer: 'u' })}
  order by p.starts_on limit 1`;

const END_FOR_COPIES = `
  update personalized_meal_plans p
  set ends_on = greatest(p.starts_on, copy.starts_on), replaced_by = copy.id
  from ${COPIES}
  where p.customer_id = copy.customer_id
    and (p.ends_on is null or p.ends_on > greatest(p.starts_on, copy.starts_on))
  returning p.customer_id as "customerId", p.plan_name as "planName",
    p.starts_on < copy.starts_on as "runsBefore"`;

const INSERT_COPIES = `
  insert into personalized_meal_plans (
    id, customer_id, trainer_id, meal_plan_id, plan, facts, plan_name, fitness_goal, description,
    daily_calorie_target, total_days, starts_on, notes, assigned_at)
  select copy.id, copy.customer_id, :assignedBy::uuid, :savedPlanId::uuid,
    jsonb_set(:plan::jsonb, '{startsOn}', to_jsonb(copy.starts_on::text)), :facts::jsonb,
    :planName, :fitnessGoal, :description, :calories, :days, copy.starts_on, :notes::text, :now::timestamptz
  from ${COPIES}`;

const KEEP_TARGETS = `
  insert into removed_plan_targets (id, customer_id, plan_name, targets, starts_on, ends_on, assigned_at)
  select p.id, p.customer_id, p.plan_name, p.plan -> 'targets', p.starts_on, least(p.ends_on, :today::date), p.assigned_at
  from personalized_meal_plans p where p.id = :id and p.starts_on < least(p.ends_on, :today::date)`;

/** Each plan runs up to the next of them, and the last one up to where the withdrawn plan would have ended. */
const BRING_BACK = `
  with back as (
    select id, lead(starts_on) over by_day as next_start, lead(id) over by_day as next_id
    from personalized_meal_plans where replaced_by = :id
    window by_day as (order by starts_on, id)
  ), ends as (
    select id, least(next_start, :endsOn::date) as ends_on,
      case when next_start < coalesce(:endsOn::date, 'infinity') then next_id else :replacedById::uuid end as replaced_by
    from back
  )
  update personalized_meal_plans p
  set ends_on = case when ends.ends_on is null then null else greatest(p.starts_on, ends.ends_on) end,
    replaced_by = ends.replaced_by
  from ends where p.id = ends.id
  returning p.id`;
