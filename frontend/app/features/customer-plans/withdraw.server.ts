import type { AppLoadContext } from '@remix-run/node';
import type { Role } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { dataOf, pageNotFound } from '~/platform/api-errors.server';
import { readForm } from '~/platform/read-form.server';
import { redirectWithAnswer } from '~/platform/toast.server';
import { bringsBack, type Withdrawal } from './withdrawal';

type At = { id?: string; planId?: string };

/** The plan that an address is about, of a customer whom the reader knows. */
export async function readWithdrawal(
  context: AppLoadContext,
  role: Role,
  { id, planId }: At,
): Promise<Omit<Withdrawal, 'action'>> {
  const customer = (await readCustomers(context, role)).find((one) => one.id === id);
  const plan = [customer?.plan, customer?.nextPlan].find((one) => one?.id === planId);
  if (!customer || !plan?.canWithdraw) throw pageNotFound(context.requestId);
  const { planName, replaces, status, startsOn, endsOn } = plan;
  return { who: customer.name ?? customer.email, planName, replaces, status, startsOn, endsOn };
}

export async function readCustomers(context: AppLoadContext, role: Role) {
  if (role === 'admin') return dataOf(await apiFor(context).GET('/api/admin/customers'), context.requestId);
  return dataOf(await apiFor(context).GET('/api/trainer/customers'), context.requestId).customers;
}

export async function withdrawPlan(
  context: AppLoadContext,
  request: Request,
  { id = '', planId = '' }: At,
  back: string,
) {
  const form = await readForm(request);
  const answer = await apiFor(context).DELETE('/api/trainer/customers/{id}/meal-plans/{planId}', {
    params: { path: { id, planId }, query: { bringBack: bringsBack(form) } },
  });
  return redirectWithAnswer(context, back, answer, 'Failed to withdraw the plan');
}
