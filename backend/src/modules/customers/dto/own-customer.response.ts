import {
  Amount,
  Choice,
  Day,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../platform/http/answers.js';
import { UNITS, type Units } from '../../progress/index.js';
import { BEGINNINGS, type Beginning } from '../../users/index.js';
import { NEEDS, type Need } from '../needs.js';
import { CustomerResponse } from './customer.response.js';

class WeighInResponse {
  @Day() day: string;
  @Amount('In the units of your profile, or else as it was entered') weight: number;
  @Maybe(Amount('Since the weigh-in before, in the same units; null for the first one')) change:
    | number
    | null;
  @Choice(UNITS) units: Units;
}

/** A customer in the list of their trainer, as one statement reads them (own-customer.sql.ts). */
export class OwnCustomerResponse extends CustomerResponse {
  @Maybe(Text('The address of the large file')) profilePicture: string | null;
  @YesNo('Whether their account is closed, so that they cannot sign in or be given anything')
  isClosed: boolean;
  @Moment('When this customer was linked to the trainer') firstAssignedAt: string;
  @Choice(BEGINNINGS, 'How the link began: an accepted invitation, or an admin') beganBy: Beginning;
  @Maybe(Part(WeighInResponse, 'Null if there is none, or if they do not share their health data'))
  lastWeighIn: WeighInResponse | null;
  @Maybe(Moment('Null if they have never been here')) lastSeenAt: string | null;
  @ListOf(Choice(NEEDS), 'Why they need your attention, the most urgent reason first') needs: Need[];
  @ListOf(Text(), 'What a current or upcoming plan breaks of their profile, as far as they share it')
  brokenRestrictions: string[];
}

export class OwnCustomersResponse {
  @ListOf(Part(OwnCustomerResponse), 'A page of the matches') customers: OwnCustomerResponse[];
  @WholeNumber('The number of matches on all pages') found: number;
  @WholeNumber('The number of all customers, regardless of the search') total: number;
  @WholeNumber('The number of those who need your attention, regardless of the search') inNeed: number;
}
