import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readWithdrawal, withdrawPlan } from '~/features/customer-plans/withdraw.server';
import { planWithdrawal } from '~/features/customer-plans/withdrawal';
import { customersPath, isForAdmins } from '~/paths/pages';
import { userPath } from '~/paths/users';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { ConfirmPage } from '~/ui';

/** A trainer comes from the list of customers, an admin from the page of one. */
async function placeOf({ request, params, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const isAdmins = isForAdmins(pathname);
  const { role } = await requireUser(context, isAdmins ? 'admin' : 'trainer');
  return { role, pathname, back: isAdmins ? userPath(params.id ?? '') : customersPath };
}

export async function loader(args: LoaderFunctionArgs) {
  const { role, pathname, back } = await placeOf(args);
  return { ...(await readWithdrawal(args.context, role, args.params)), action: pathname, cancelTo: back };
}

export async function action(args: ActionFunctionArgs) {
  const { back } = await placeOf(args);
  return withdrawPlan(args.context, args.request, args.params, back);
}

/** The question is asked once; what it is about is gone when everything else is loaded anew. */
export const shouldRevalidate = () => false;

export default function WithdrawFromCustomer() {
  const { cancelTo, ...about } = useLoaderData<typeof loader>();
  return <ConfirmPage {...planWithdrawal(about)} cancelTo={cancelTo} />;
}

export const meta = pageMeta({ title: 'Withdraw Meal Plan' });
