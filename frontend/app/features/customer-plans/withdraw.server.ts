import type { AppLoadContext } from '@remix-run/node';
import { readCustomer } from '~/features/customers/customers.server';
import { apiFor } from '~/platform/api.server';
import { pageNotFound } from '~/platform/api-errors.server';
import { readForm } from '~/platform/read-form.server';
import { redirectWithAnswer } from '~/platform/toast.server';
import { bringsBack, type Withdrawal } from './withdrawal';

type At = { id?: string; planId?: string };

/** Reads the plan that an address names. The user must have access to its customer. */
export async function readWithdrawal(
  context: AppLoadContext,
  { id, planId }: At,
): Promise<Omit<Withdrawal, 'action'>> {
  const customer = await readCustomer(context, id);
  const plan = customer.plans.find((one) => one.id === planId);
  if (!plan?.canWithdraw) throw pageNotFound(context.requestId);
  const { planName, replaces, status, startsOn, endsOn } = plan;
  return { who: customer.name ?? customer.email, planName, replaces, status, startsOn, endsOn };
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
