import type { AppLoadContext } from '@remix-run/node';
import { listRecentPlans } from '~/features/customer-plans/customer-plans.server';
import { readCustomerOnce } from '~/features/customers/customers.server';
import { readStanding } from '~/features/progress/customer-standing.server';

/** Reads what the first tab of a customer's page shows beside the customer. */
export async function readOverview(context: AppLoadContext, id = '') {
  const { sharesHealthData } = await readCustomerOnce(context, id);
  const [recent, standing] = await Promise.all([
    listRecentPlans(context, id),
    sharesHealthData ? readStanding(context, id) : null,
  ]);
  return { recent, standing };
}

export type Overview = Awaited<ReturnType<typeof readOverview>>;
