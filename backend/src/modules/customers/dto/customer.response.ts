import type { Principal } from '../../../platform/access/principal.js';
import {
  Choice,
  Id,
  ListOf,
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
import { BEGINNINGS, type Beginning, type Person, PersonResponse, reachesAll } from '../../users/index.js';
import type { Known, OwnCustomersPage } from '../customers.service.js';
import type { OwnCustomer } from '../own-customer.queries.js';

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
    if (!holders) return;
    const { assignedBy = null, isFixed = false } = holders.get(customer.id) ?? {};
    this.hasRecipe = holders.has(customer.id);
    this.assignedBy = assignedBy;
    this.isFixed = isFixed;
  }
}

export class OwnCustomerResponse extends CustomerResponse {
  @Maybe(Text('The address of the large file')) profilePicture: string | null;
  @YesNo('Whether their account is closed, so that they cannot sign in or be given anything')
  isClosed: boolean;
  @Moment('When this customer was linked to the trainer') firstAssignedAt: string;
  @Choice(BEGINNINGS, 'How the link began: an accepted invitation, or an admin') beganBy: Beginning;

  constructor(customer: OwnCustomer, known: Known) {
    super(customer, known);
    this.profilePicture = customer.profilePicture;
    this.isClosed = customer.isClosed;
    this.firstAssignedAt = customer.since.toISOString();
    this.beganBy = customer.beganBy;
  }
}

export class OwnCustomersResponse {
  @ListOf(Part(OwnCustomerResponse), 'A page of the matches') customers: OwnCustomerResponse[];
  @WholeNumber('The number of matches on all pages') found: number;
  @WholeNumber('The number of all customers, regardless of the search') total: number;

  constructor({ customers, found, total, known }: OwnCustomersPage) {
    this.customers = customers.map((customer) => new OwnCustomerResponse(customer, known));
    this.found = found;
    this.total = total;
  }
}
