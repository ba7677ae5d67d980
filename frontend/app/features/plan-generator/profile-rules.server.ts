import type { AppLoadContext } from '@remix-run/node';
import { whenText } from '~/features/customer-plans/current-plan';
import { type CustomerStanding, readStanding } from '~/features/progress/customer-standing.server';
import { aimText, progressText } from '~/features/progress/goal-texts';
import { dayText } from '~/features/progress/measurement-figures';
import { apiFor } from '~/platform/api.server';
import type { ProfileRules } from './profile-rules';

/** Reads what the profile of a customer asks of plans, or null if it asks for nothing or is not for the reader. */
export async function readProfileRules(
  context: AppLoadContext,
  customerId: string | null | undefined,
): Promise<ProfileRules | null> {
  if (!customerId) return null;
  const data = await readDetails(context, customerId);
  return data ? rulesOf(data) : null;
}

/** Facts about a customer for the trainer who makes a plan for them. */
export type CustomerFacts = {
  customerId: string;
  /** "Day 3 of 7" of the plan that they follow now. */
  planDay: string | null;
  /** The newest figures, in words. Empty if there are none, or if the customer does not share them with the reader. */
  latestMetrics: string;
  activeGoals: { id: string; name: string; progress: string }[];
};

const MAX_METRICS = 3;

/** Reads the facts about a customer together with what their profile asks of plans. */
export async function readCustomerFacts(context: AppLoadContext, customerId: string | undefined) {
  const nothing = { profile: null, facts: null };
  if (!customerId) return nothing;
  const data = await readDetails(context, customerId);
  if (!data) return nothing;
  const standing = data.sharesHealthData ? await readStanding(context, customerId) : null;
  const facts: CustomerFacts = {
    customerId,
    planDay: data.plan ? whenText(data.plan) : null,
    latestMetrics: standing ? metricsIn(standing) : '',
    activeGoals: standing ? goalsIn(standing) : [],
  };
  return { profile: rulesOf(data), facts };
}

const metricsIn = ({ latest }: CustomerStanding): string =>
  latest
    .slice(0, MAX_METRICS)
    .map(({ label, value, unit, day }) => `${label} ${value} ${unit} (${dayText(day)})`)
    .join(', ');

const goalsIn = ({ goals }: CustomerStanding) =>
  goals
    .filter(({ status }) => status === 'active')
    .map((goal) => ({
      id: goal.id,
      name: goal.goalName,
      progress: [aimText(goal), progressText(goal)].filter(Boolean).join(', '),
    }));

async function readDetails(context: AppLoadContext, id: string) {
  const { data } = await apiFor(context).GET('/api/trainer/customers/{id}', { params: { path: { id } } });
  return data;
}

const rulesOf = ({
  restrictions,
  name,
  email,
}: NonNullable<Awaited<ReturnType<typeof readDetails>>>): ProfileRules | null =>
  restrictions && { ...restrictions, customerName: name ?? email };
