import { type AppLoadContext, redirect } from '@remix-run/node';
import { customerTabPath } from '~/paths/customers';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';

const PLANS_PER_PAGE = 20;

/** Reads a page of the plans of one of the trainer's customers: the active one first, then those to come, then past ones. */
export async function listCustomerPlans(context: AppLoadContext, id = '', page: number) {
  const query = { page, limit: PLANS_PER_PAGE, withMeals: false };
  const answer = await apiFor(context).GET('/api/trainer/customers/{id}/meal-plans', {
    params: { path: { id }, query },
  });
  const { mealPlans, total } = dataOf(answer, context.requestId);
  const pages = Math.max(1, Math.ceil(total / PLANS_PER_PAGE));
  if (page > pages) throw redirect(customerTabPath(id, 'plans', pages));
  const plans = mealPlans.map(
    ({ id, planName, fitnessGoal, totalDays, status, startsOn, endsOn, assignedAt, facts }) => ({
      ...{ id, planName, fitnessGoal, totalDays, status, startsOn, endsOn, assignedAt },
      caloriesPerDay: facts.averageDaily.calories,
    }),
  );
  return { plans, page, pages };
}

export type CustomerPlanList = Awaited<ReturnType<typeof listCustomerPlans>>;
