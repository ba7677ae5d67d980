import type { components } from '#openapi/schema';
import { type NeedText, type NeedyCustomer, needTexts, urgencyOf } from '~/features/customers/needs';

const NEWS_FOR_MS = 7 * 86_400_000;

/** The facts about one of a trainer's customers. The server decides what they need. */
export type CoachedCustomer = NeedyCustomer &
  Pick<
    components['schemas']['OwnCustomerResponse'],
    'id' | 'name' | 'email' | 'isClosed' | 'firstAssignedAt' | 'beganBy' | 'planRemovedAt'
  >;

type News = { kind: 'removed' | 'accepted'; at: string };

export type NotedCustomer = Pick<CoachedCustomer, 'id' | 'name' | 'email'> & {
  /** A customer who is only news has none. */
  needs: NeedText[];
  needsPlan: boolean;
  news: News | null;
};

export type NotedCustomers = {
  /** The same customers as the list of those who need attention has, the most urgent first. */
  inNeed: NotedCustomer[];
  /** The customers who have just accepted an invitation and need nothing, the latest first. */
  accepted: NotedCustomer[];
};

const HELPED_BY_PLAN: readonly CoachedCustomer['needs'][number][] = [
  'breaks-restrictions',
  'no-plan',
  'plan-ending',
];

/** Selects the customers of whom the trainer should know at once. `today` is the date where the trainer lives. */
export function noteCustomers(
  customers: readonly CoachedCustomer[],
  today: string,
  now: Date,
): NotedCustomers {
  const note = (customer: CoachedCustomer): NotedCustomer => {
    const { id, name, email, needs } = customer;
    return {
      ...{ id, name, email },
      needs: needTexts(customer, today, now),
      needsPlan: needs.some((need) => HELPED_BY_PLAN.includes(need)),
      news: newsOf(customer, now),
    };
  };
  const inNeed = customers
    .filter(({ needs }) => needs.length > 0)
    .toSorted(
      (one, other) => urgencyOf(one) - urgencyOf(other) || Number(hasNews(other)) - Number(hasNews(one)),
    );
  const calm = customers.filter(({ needs }) => needs.length === 0).map(note);
  return {
    inNeed: inNeed.map(note),
    accepted: calm
      .filter(({ news }) => news?.kind === 'accepted')
      .toSorted((one, other) => (other.news?.at ?? '').localeCompare(one.news?.at ?? '')),
  };

  function hasNews(customer: CoachedCustomer): boolean {
    return newsOf(customer, now) !== null;
  }
}

function newsOf(customer: CoachedCustomer, now: Date): News | null {
  const { isClosed, planRemovedAt, beganBy, firstAssignedAt } = customer;
  if (isClosed) return null;
  if (planRemovedAt) return { kind: 'removed', at: planRemovedAt };
  const isNew = now.getTime() - Date.parse(firstAssignedAt) < NEWS_FOR_MS;
  return beganBy === 'invitation' && isNew ? { kind: 'accepted', at: firstAssignedAt } : null;
}
