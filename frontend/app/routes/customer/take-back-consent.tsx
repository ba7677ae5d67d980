import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { consentWithdrawal } from '~/features/own-profile/consent-withdrawal';
import { profileOf } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return null;
}

export async function action({ context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const answer = await apiFor(context).PUT('/api/profile/health-consent', { body: { agrees: false } });
  dataOf(answer, context.requestId);
  return redirectWithToast(context, profileOf('customer'), { tone: 'success', title: 'Consent withdrawn' });
}

export default function TakeBackConsent() {
  return <ConfirmPage {...consentWithdrawal} cancelTo={profileOf('customer')} />;
}

export const meta = pageMeta({ title: 'Withdraw Consent' });
