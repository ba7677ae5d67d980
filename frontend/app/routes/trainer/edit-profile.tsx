import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readOwnProfile, saveTrainerProfile } from '~/features/own-profile/edit-profile.server';
import { TrainerProfileForm } from '~/features/own-profile/trainer-profile-form';
import { profileOf } from '~/paths/pages';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader } from '~/ui';

const title = 'Edit Profile';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  return { profile: await readOwnProfile(context) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  return saveTrainerProfile(context, request);
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function EditTrainerProfile() {
  const { profile } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="max-w-form">
      <PageHeader title={title} back={{ to: profileOf('trainer'), label: 'My Profile' }} />
      <TrainerProfileForm {...{ profile, refused }} />
    </div>
  );
}

export const meta = pageMeta({ title });
