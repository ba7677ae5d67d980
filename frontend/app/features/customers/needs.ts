import type { components } from '#openapi/schema';
import type { BadgeTone } from '~/ui';

type Customer = components['schemas']['OwnCustomerResponse'];

/** The facts that the texts about a customer's needs are made of. */
export type NeedyCustomer = Pick<Customer, 'needs' | 'brokenRestrictions' | 'lastWeighIn' | 'lastSeenAt'> & {
  plan: Pick<NonNullable<Customer['plan']>, 'day' | 'days'> | null;
};

export type NeedText = { text: string; tone: BadgeTone };

const DAY_MS = 86_400_000;
const MAX_DAYS_AWAY = 30;

type Writer = (customer: NeedyCustomer, today: string, now: Date) => NeedText;

const WRITERS: Record<Customer['needs'][number], Writer> = {
  'breaks-restrictions': ({ brokenRestrictions }) => ({
    text: `Plan breaks: ${shortList(brokenRestrictions)}`,
    tone: 'danger',
  }),
  'no-plan': () => ({ text: 'No meal plan', tone: 'warning' }),
  'plan-ending': ({ plan }) => ({ text: `Plan ends ${dayText(plan)}`, tone: 'warning' }),
  'no-weigh-in': ({ lastWeighIn }, today) => ({
    text: weighInText(lastWeighIn?.day, today),
    tone: 'neutral',
  }),
  'not-seen': ({ lastSeenAt }, _, now) => ({ text: seenText(lastSeenAt, now), tone: 'neutral' }),
};

/** Returns whether a customer counts as active, for which they must have been here in the last 30 days. */
export const isActive = ({ lastSeenAt }: Pick<Customer, 'lastSeenAt'>, now: Date): boolean =>
  lastSeenAt !== null && now.getTime() - Date.parse(lastSeenAt) <= MAX_DAYS_AWAY * DAY_MS;

/** The needs by their urgency, as the server lists them. */
const NEEDS: readonly (string | undefined)[] = Object.keys(WRITERS);

/** Returns the place of a customer's most urgent need. The most urgent of all is 0. */
export const urgencyOf = ({ needs }: Pick<Customer, 'needs'>): number => NEEDS.indexOf(needs[0]);

/** Says why a customer needs attention, the most urgent reason first. `today` is the date where the trainer lives. */
export const needTexts = (customer: NeedyCustomer, today: string, now: Date): NeedText[] =>
  customer.needs.map((need) => WRITERS[need](customer, today, now));

/** Names the first restriction as a part of a sentence: the profile writes "Allergy: milk". */
function shortList([first = '', ...others]: readonly string[]): string {
  const named = first.replace(/^Allergy: (.+)$/, '$1 allergy');
  return others.length === 0 ? named : `${named} and ${others.length} more`;
}

function dayText(plan: NeedyCustomer['plan']): string {
  const daysLeft = (plan?.days ?? 0) - (plan?.day ?? 0);
  if (daysLeft <= 0) return 'today';
  return daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
}

const weighInText = (day: string | undefined, today: string): string =>
  day ? `No weigh-in for ${daysSince(day, today)} days` : 'No weigh-in yet';

const daysSince = (day: string, today: string): number =>
  Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);

/** Says on which day something was, which is a day of the calendar and no moment. */
export function dayAgoText(day: string, today: string): string {
  const days = daysSince(day, today);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

const seenText = (at: string | null, now: Date): string =>
  at ? `Not seen for ${Math.floor((now.getTime() - Date.parse(at)) / DAY_MS)} days` : 'Never seen';
