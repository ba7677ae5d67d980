import { type AppLoadContext, redirect } from '@remix-run/node';
import { customerTabPath } from '~/paths/customers';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';

const PLANS_PER_PAGE = 20;

/** Reads a page of the plans of one of the trainer's customers: the active one first, then those to come, then past ones. */
export async function listCustomerPlans(context: AppLoadContext, id = '', page: number) {
  const { plans, total } = await readPlans(context, id, { page, limit: PLANS_PER_PAGE });
  const pages = Math.max(1, Math.ceil(total / PLANS_PER_PAGE));
  if (page > pages) throw redirect(customerTabPath(id, 'plans', pages));
  return { plans, page, pages };
}

export type CustomerPlanList = Awaited<ReturnType<typeof listCustomerPlans>>;

const RECENT_PLANS = 3;

/** Reads the plans that were assigned last, and how many there are. */
export const listRecentPlans = (context: AppLoadContext, id: string) =>
  readPlans(context, id, { page: 1, limit: RECENT_PLANS, sort: 'date' });

type PlansAsked = { page: number; limit: number; sort?: 'date' };

async function readPlans(context: AppLoadContext, id: string, asked: PlansAsked) {
  const answer = await apiFor(context).GET('/api/trainer/customers/{id}/meal-plans', {
    params: { path: { id }, query: { ...asked, withMeals: false } },
  });
  const { mealPlans, total } = dataOf(answer, context.requestId);
  const plans = mealPlans.map(
    ({ id, planName, fitnessGoal, totalDays, status, startsOn, endsOn, assignedAt, facts }) => ({
      ...{ id, planName, fitnessGoal, totalDays, status, startsOn, endsOn, assignedAt },
      caloriesPerDay: facts.averageDaily.calories,
    }),
  );
  return { plans, total };
}
