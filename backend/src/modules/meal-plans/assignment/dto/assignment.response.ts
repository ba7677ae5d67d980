import { IntersectionType } from '@nestjs/swagger';
import {
  Choice,
  Day,
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../../platform/http/answers.js';
import { PersonResponse } from '../../../users/index.js';
import { CertificateResponse } from '../../dto/certificate.response.js';
import type { PlanHolder } from '../assigned-plan.queries.js';
import type { AssignmentResult } from '../assignment.service.js';
import { PLAN_STATUSES, type PlanStatus } from '../plan-status.js';

export class PlanAssignedResponse {
  @Text() message: string;
  @WholeNumber() assigned: number;
  @WholeNumber('How many of them already had a plan') replaced: number;

  @Part(CertificateResponse, 'For the plan as it is followed from its first day')
  certificate: CertificateResponse;

  @Id('The saved plan they received copies of') savedPlanId: string;
  @WholeNumber('How many people will get it when they accept their invitation') invited: number;

  constructor({ assigned, replaced, certificate, savedPlanId, invited }: AssignmentResult) {
    const customers = assigned === 1 ? '1 customer' : `${assigned} customers`;
    const ended = replaced === 1 ? '; 1 plan was replaced' : `; ${replaced} plans were replaced`;
    const given = `Meal plan assigned to ${customers}${replaced > 0 ? ended : ''}.`;
    const people = invited === 1 ? '1 invited customer gets' : `${invited} invited customers will get`;
    const waiting = invited > 0 ? [`${people} the plan when they accept.`] : [];
    this.message = [...(assigned > 0 || invited === 0 ? [given] : []), ...waiting].join(' ');
    this.assigned = assigned;
    this.replaced = replaced;
    this.certificate = new CertificateResponse(certificate);
    this.savedPlanId = savedPlanId;
    this.invited = invited;
  }
}

export class PlanWithdrawnResponse {
  @Text() message: string;
  @YesNo('Whether another plan runs instead') broughtBack: boolean;

  constructor(broughtBack: boolean) {
    this.message = 'Meal Plan Withdrawn';
    this.broughtBack = broughtBack;
  }
}

/** The days on which a customer follows a plan. */
export class PlanRunFields {
  @Choice(PLAN_STATUSES, "In the customer's time zone") status: PlanStatus;
  @Day('The date of day 1; the plan starts over after its last day') startsOn: string;
  @Maybe(Day('The first day on which another plan runs instead')) endsOn: string | null;
}

class HolderResponse extends IntersectionType(PersonResponse, PlanRunFields) {
  @Moment() assignedAt: string;
  @Maybe(Text('The plan that can be brought back when this one is withdrawn')) replaces: string | null;
}

export class HoldersResponse {
  @ListOf(Part(HolderResponse)) customers: HolderResponse[];

  constructor(holders: PlanHolder[]) {
    this.customers = holders.map((holder) => ({ ...holder, assignedAt: holder.assignedAt.toISOString() }));
  }
}
