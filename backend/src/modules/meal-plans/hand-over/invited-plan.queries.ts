import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** A saved plan that waits until a person accepts an invitation. */
export interface InvitedPlan {
  savedPlanId: string;
  /** The name that they will see, if it differs from the plan's own. */
  planName: string | null;
  /** The trainer's note to the customer. */
  notes: string | null;
}

export interface ListedInvitedPlan {
  invitationId: string;
  savedPlanId: string;
  planName: string;
}

/** Keeps one plan per invitation, the one assigned last. */
const KEEP = `
  insert into invited_plans (invitation_id, meal_plan_id, plan_name, notes, created_at)
  select unnest(array[:invitationIds]::uuid[]), :savedPlanId::uuid, :planName, :notes, :now::timestamptz
  on conflict (invitation_id) do update
  set meal_plan_id = excluded.meal_plan_id, plan_name = excluded.plan_name, notes = excluded.notes,
    created_at = excluded.created_at`;

/** Deleting a plan locks it before its dependent rows, so this keeps the same order. */
const HOLD_PLAN = `
  select s.id from invited_plans i join trainer_meal_plans s on s.id = i.meal_plan_id
  where i.invitation_id = :invitationId for share of s`;

const TAKE = `
  delete from invited_plans where invitation_id = :invitationId
  returning meal_plan_id as "savedPlanId", plan_name as "planName", notes`;

const LIST = `
  select i.invitation_id as "invitationId", s.id as "savedPlanId", coalesce(i.plan_name, s.plan_name) as "planName"
  from invited_plans i join trainer_meal_plans s on s.id = i.meal_plan_id
  where s.trainer_id = :trainerId order by i.created_at desc, i.invitation_id limit 200`;

/** Plans for invited people. They are deleted with the invitation or the saved plan. */
@Injectable()
export class InvitedPlanQueries {
  constructor(private readonly em: EntityManager) {}

  async keep(
    invitationIds: string[],
    { savedPlanId, planName, notes }: InvitedPlan,
    now: Date,
  ): Promise<void> {
    if (invitationIds.length === 0) return;
    await this.em.execute(KEEP, { invitationIds, savedPlanId, planName, notes, now: now.toISOString() });
  }

  /** Returns the plan and deletes the row, so that it is handed over only once. */
  async take(invitationId: string): Promise<InvitedPlan | null> {
    await this.em.execute(HOLD_PLAN, { invitationId });
    const [plan] = await this.em.execute<InvitedPlan[]>(TAKE, { invitationId });
    return plan ?? null;
  }

  of(trainerId: string): Promise<ListedInvitedPlan[]> {
    return this.em.execute<ListedInvitedPlan[]>(LIST, { trainerId });
  }
}
