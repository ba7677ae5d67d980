import type { Principal } from '../../../platform/access/principal.js';
import {
  Id,
  Maybe,
  Moment,
  Part,
  Sometimes,
  Text,
  WholeNumber,
  YesNo,
} from '../../../platform/http/answers.js';
import { type CurrentPlan, PlanRunFields } from '../../meal-plans/index.js';
import { planDay } from '../../plan-model/index.js';
import type { Holding } from '../../recipes/index.js';
import { type Person, PersonResponse, reachesAll } from '../../users/index.js';

class FollowedPlanResponse {
  @Text() planName: string;
  @Maybe(Id('The saved plan it was copied from')) savedPlanId: string | null;
}

/** A plan that a customer follows or will follow. */
export class CurrentPlanResponse extends PlanRunFields {
  @Id() id: string;
  @Text() planName: string;
  @Maybe(Id('The saved plan it was copied from')) savedPlanId: string | null;
  @Maybe(WholeNumber('Which day of the plan is today; null before it starts')) day: number | null;
  @WholeNumber() days: number;
  @Maybe(Text('The plan that can be brought back when this one is withdrawn')) replaces: string | null;
  @YesNo('Whether it is a copy of one of your saved plans') isOwn: boolean;
  @YesNo('Whether you may withdraw it') canWithdraw: boolean;

  constructor(plan: CurrentPlan, by: Principal) {
    super();
    this.id = plan.id;
    this.planName = plan.planName;
    this.savedPlanId = plan.savedPlanId;
    this.status = plan.status;
    this.startsOn = plan.startsOn;
    this.endsOn = plan.endsOn;
    this.day = planDay(plan.startsOn, plan.totalDays, plan.today);
    this.days = plan.totalDays;
    this.replaces = plan.replaces;
    this.isOwn = plan.savedBy === by.userId;
    this.canWithdraw = reachesAll('assignedPlans', by) || plan.trainerId === by.userId || this.isOwn;
  }
}

/** Everything that other modules know about customers, by their ID. */
export interface Known {
  /** The current and upcoming plans of each customer. */
  plans: ReadonlyMap<string, CurrentPlan[]>;
  /** When customers without a plan deleted their last one. */
  removed: ReadonlyMap<string, Date>;
  askedBy: Principal;
  /** The customers who have the requested recipe, or null if none was requested. */
  holders: ReadonlyMap<string, Holding> | null;
}

export class CustomerResponse extends PersonResponse {
  @YesNo('Whether they have a current or upcoming meal plan') hasMealPlan: boolean;

  @Maybe(Part(FollowedPlanResponse, 'The plan that a new one would replace'))
  activePlan: FollowedPlanResponse | null;

  @Maybe(Part(CurrentPlanResponse, 'The current plan, or the upcoming one if there is none'))
  plan: CurrentPlanResponse | null;

  @Maybe(Part(CurrentPlanResponse, 'The plan that follows it')) nextPlan: CurrentPlanResponse | null;
  @Maybe(Moment('When they deleted their own plan, if they have no other')) planRemovedAt: string | null;
  @Sometimes(YesNo('Whether they have the recipe named in the request')) hasRecipe?: boolean;
  @Sometimes(Maybe(Text('Who else assigned the recipe to them'))) assignedBy?: string | null;
  @Sometimes(YesNo('Assigned by someone else, so only they or an admin can withdraw it')) isFixed?: boolean;

  constructor(customer: Person, { plans, removed, holders, askedBy }: Known) {
    super(customer);
    const [plan, next] = plans.get(customer.id) ?? [];
    this.hasMealPlan = plan !== undefined;
    this.activePlan = plan ? { planName: plan.planName, savedPlanId: plan.savedPlanId } : null;
    this.plan = plan ? new CurrentPlanResponse(plan, askedBy) : null;
    this.nextPlan = next ? new CurrentPlanResponse(next, askedBy) : null;
    this.planRemovedAt = removed.get(customer.id)?.toISOString() ?? null;
    if (holders) Object.assign(this, holdingOf(customer.id, holders));
  }
}

/** Says whether a customer has the recipe that was asked about, and who else assigned it. */
export function holdingOf(customerId: string, holders: NonNullable<Known['holders']>) {
  const { assignedBy = null, isFixed = false } = holders.get(customerId) ?? {};
  return { hasRecipe: holders.has(customerId), assignedBy, isFixed };
}
