import type { AppLoadContext } from '@remix-run/node';
import { listInvitations } from '~/features/invitations/invitations.server';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { todayIn } from '~/platform/calendar';
import { type CustomerInNeed, customersInNeed } from './customers-in-need';

/** More of them are on the customers page. */
const MAX_SHOWN = 5;

export type FirstSteps = { hasInvited: boolean; hasPlanned: boolean; hasAssigned: boolean };

export type ToDo = {
  /** Null once all of them are done. */
  steps: FirstSteps | null;
  inNeed: CustomerInNeed[];
  /** How many more there are. */
  more: number;
  timeZone: string | null;
};

/** What a trainer's home begins with. */
export async function readToDo(context: AppLoadContext, timeZone: string | null): Promise<ToDo> {
  const [own, invitations, plans] = await Promise.all([
    apiFor(context).GET('/api/trainer/customers'),
    listInvitations(context),
    apiFor(context).GET('/api/trainer/meal-plans', { params: { query: { withMeals: false } } }),
  ]);
  const { customers } = dataOf(own, context.requestId);
  const now = new Date();
  const all = customersInNeed(customers, todayIn(timeZone, now), now);
  const { mealPlans } = dataOf(plans, context.requestId);
  const hasAssigned =
    mealPlans.some(({ assignmentCount }) => assignmentCount > 0) ||
    customers.some(({ plan, planRemovedAt }) => plan !== null || planRemovedAt !== null);
  const steps = {
    hasInvited: customers.length > 0 || invitations.length > 0,
    hasPlanned: hasAssigned || mealPlans.length > 0,
    hasAssigned,
  };
  return {
    steps: Object.values(steps).every(Boolean) ? null : steps,
    inNeed: all.slice(0, MAX_SHOWN),
    more: Math.max(0, all.length - MAX_SHOWN),
    timeZone,
  };
}
