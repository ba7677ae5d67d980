import type { AppLoadContext } from '@remix-run/node';
import { whenText } from '~/features/customer-plans/current-plan';
import { type CustomerStanding, readStanding } from '~/features/progress/customer-standing.server';
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

/** What a trainer should have in mind who makes a plan for a customer. */
export type CustomerFacts = {
  customerId: string;
  /** "Day 3 of 7" of the plan that they follow now. */
  planDay: string | null;
  /** Null if the customer does not share their health data with the reader. */
  standing: CustomerStanding | null;
};

/** Reads the facts about a customer together with what their profile asks of plans. */
export async function readCustomerFacts(context: AppLoadContext, customerId: string | undefined) {
  const nothing = { profile: null, facts: null };
  if (!customerId) return nothing;
  const data = await readDetails(context, customerId);
  if (!data) return nothing;
  const facts: CustomerFacts = {
    customerId,
    planDay: data.plan ? whenText(data.plan) : null,
    standing: data.sharesHealthData ? await readStanding(context, customerId) : null,
  };
  return { profile: rulesOf(data), facts };
}

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
