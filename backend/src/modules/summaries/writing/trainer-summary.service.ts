import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config/app.config.js';
import { pages } from '../../../platform/config/pages.js';
import {
  OwnCustomerQueries,
  type OwnCustomerResponse,
  type OwnCustomersResponse,
} from '../../customers/index.js';
import type { MailedClient, TrainerSummary } from '../mails/trainer-summary.mail.js';
import type { SummaryAsked } from './summary-asked.js';

const MAX_CLIENTS = 40;

/**
 * Writes the summary for a trainer about their clients: only what they may read at this moment, which
 * `OwnCustomerQueries` decides. A mail is read in more places than a page, and is kept when the coaching is
 * over. So it has no figure and nothing of what a profile says (decisions 40 and 50).
 */
@Injectable()
export class TrainerSummaryService {
  constructor(
    private readonly customers: OwnCustomerQueries,
    private readonly config: AppConfig,
  ) {}

  async summarize({ reader }: SummaryAsked): Promise<TrainerSummary | null> {
    const { userId, name, frequency } = reader;
    const inNeed = await this.read(userId, true);
    const all = await this.read(userId, false);
    if (all.found === 0) return null;
    const others = all.customers.filter(({ needs }) => needs.length === 0);
    const shown = [...inNeed.customers.toSorted(byUrgency), ...others].slice(0, MAX_CLIENTS);
    return {
      ...{ name, frequency, inNeed: inNeed.found, total: all.found },
      clients: shown.map(clientOf),
      link: this.config.linkTo(pages.customers),
    };
  }

  /** Reads open accounts only, because nothing can be done for the others. */
  private read(trainerId: string, needsAttention: boolean): Promise<OwnCustomersResponse> {
    const asked = { sort: 'name', assignable: true, needsAttention, page: 1, limit: MAX_CLIENTS } as const;
    return this.customers.list(trainerId, asked);
  }
}

/** The needs by their urgency, as `needs.ts` of the customers lists them. */
const URGENCY = ['breaks-restrictions', 'no-plan', 'plan-ending', 'no-weigh-in', 'not-seen'] as const;

const urgencyOf = ({ needs: [first] }: OwnCustomerResponse): number =>
  first ? URGENCY.indexOf(first) : URGENCY.length;

const byUrgency = (a: OwnCustomerResponse, b: OwnCustomerResponse): number => urgencyOf(a) - urgencyOf(b);

const clientOf = ({ name, email, needs, activePlan }: OwnCustomerResponse): MailedClient => ({
  name: name ?? email,
  needs,
  planName: activePlan?.planName ?? null,
});
