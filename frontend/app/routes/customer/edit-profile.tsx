import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readAskedConsent } from '~/features/health-consent/health-consent.server';
import { CustomerProfileForm } from '~/features/own-profile/customer-profile-form';
import { readOwnProfile, saveCustomerProfile } from '~/features/own-profile/edit-profile.server';
import { profileOf } from '~/paths/pages';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader } from '~/ui';

const title = 'Edit Profile';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const [profile, consent] = await Promise.all([readOwnProfile(context), readAskedConsent(context)]);
  return { profile, consent };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  return saveCustomerProfile(context, request);
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function EditCustomerProfile() {
  const { profile, consent } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="max-w-form">
      <PageHeader title={title} back={{ to: profileOf('customer'), label: 'My Profile' }} />
      <CustomerProfileForm {...{ profile, consent, refused }} />
    </div>
  );
}

export const meta = pageMeta({ title });
