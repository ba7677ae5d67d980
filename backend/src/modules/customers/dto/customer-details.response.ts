import {
  Choice,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../platform/http/answers.js';
import { BrokenPlanResponse } from '../../meal-plans/index.js';
import { BEGINNINGS, type Beginning, pictureAddress } from '../../users/index.js';
import type { CustomerDetails } from '../customer-details.service.js';
import { CurrentPlanResponse, CustomerResponse } from './customer.response.js';
import { CustomerRestrictionsResponse } from './customer-restrictions.response.js';

/** A customer with everything that their page shows. */
export class CustomerDetailsResponse extends CustomerResponse {
  @Maybe(Text('The address of the large file')) profilePicture: string | null;

  @YesNo('Whether their account is closed, so that they cannot sign in or be given anything')
  isClosed: boolean;

  @YesNo('Whether you may read and enter their health data now; false for an admin')
  sharesHealthData: boolean;

  @Maybe(Text('IANA name; null until chosen. Their days begin and end by it')) timeZone: string | null;

  @Maybe(Part(CustomerRestrictionsResponse, 'Null if their profile has none that you may read'))
  restrictions: CustomerRestrictionsResponse | null;

  @ListOf(
    Part(BrokenPlanResponse),
    'What the plans that they follow or will follow break of these restrictions, the earliest plan first',
  )
  brokenPlans: BrokenPlanResponse[];

  @WholeNumber('The number of plans that they have been assigned, past ones included') planCount: number;

  @Maybe(WholeNumber('The number of their active goals; null if you may not read them')) goalCount:
    | number
    | null;

  @ListOf(Part(CurrentPlanResponse), 'All plans that they follow or will follow, the earliest first')
  plans: CurrentPlanResponse[];

  @Maybe(Moment('When you began to coach them; null for an admin')) firstAssignedAt: string | null;

  @Maybe(Choice(BEGINNINGS, 'How the link began: an accepted invitation, or an admin; null for an admin'))
  beganBy: Beginning | null;

  constructor(details: CustomerDetails) {
    const { customer, coaching, known, sharesHealthData, restrictions } = details;
    super(customer, known);
    this.profilePicture = pictureAddress(customer.profilePicture);
    this.sharesHealthData = sharesHealthData;
    this.restrictions = restrictions && new CustomerRestrictionsResponse(restrictions);
    this.timeZone = customer.timeZone;
    this.brokenPlans = details.brokenPlans.map((plan) => new BrokenPlanResponse(plan));
    this.planCount = details.planCount;
    this.goalCount = details.goalCount;
    this.isClosed = customer.isDisabled;
    const plans = known.plans.get(customer.id) ?? [];
    this.plans = plans.map((plan) => new CurrentPlanResponse(plan, known.askedBy));
    this.firstAssignedAt = coaching?.since.toISOString() ?? null;
    this.beganBy = coaching?.beganBy ?? null;
  }
}
