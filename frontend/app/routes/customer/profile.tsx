import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { changeAccount, loadAccount } from '~/features/account/account.server';
import { PlainProfile } from '~/features/account/plain-profile';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return { account: await loadAccount(context) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  return changeAccount(context, request, 'customer');
}

export { keepFormWhenOffline as clientAction, PlainProfile as default, stayWhenOffline as shouldRevalidate };

export const meta = pageMeta({ title: 'My Profile' });
