import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readWithdrawal, withdrawPlan } from '~/features/customer-plans/withdraw.server';
import { planWithdrawal } from '~/features/customer-plans/withdrawal';
import { customerPath } from '~/paths/customers';
import { isForAdmins } from '~/paths/pages';
import { userPath } from '~/paths/users';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/own-path';
import { pageMeta } from '~/platform/page-meta';
import { ConfirmPage } from '~/ui';

/** The page about the customer is the one to return to, unless the address names another. */
async function readPlace({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const isAdmins = isForAdmins(pathname);
  await requireUser(context, isAdmins ? 'admin' : 'trainer');
  const about = (isAdmins ? userPath : customerPath)(params.id ?? '');
  return { here: pathname + search, back: ownPath(searchParams.get('from')) ?? about };
}

export async function loader(args: LoaderFunctionArgs) {
  const { here, back } = await readPlace(args);
  return { ...(await readWithdrawal(args.context, args.params)), action: here, cancelTo: back };
}

export async function action(args: ActionFunctionArgs) {
  const { back } = await readPlace(args);
  return withdrawPlan(args.context, args.request, args.params, back);
}

/**
 * The confirmation is loaded only once, because its plan is gone when other data is reloaded after the withdrawal.
 */
export const shouldRevalidate = () => false;

export default function WithdrawFromCustomer() {
  const { cancelTo, ...about } = useLoaderData<typeof loader>();
  return <ConfirmPage {...planWithdrawal(about)} cancelTo={cancelTo} />;
}

export const meta = pageMeta({ title: 'Withdraw Meal Plan' });
