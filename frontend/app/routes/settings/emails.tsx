import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readEmailPreferences, saveEmailPreferences } from '~/features/emails/email-settings.server';
import { EmailSettingsForm } from '~/features/emails/email-settings-form';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';

export async function loader({ context }: LoaderFunctionArgs) {
  const { role, timeZone } = await requireUser(context);
  return { role, timeZone, preferences: await readEmailPreferences(context) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { role } = await requireUser(context);
  return saveEmailPreferences(context, request, role);
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function EmailSettings() {
  const settings = useLoaderData<typeof loader>();
  return <EmailSettingsForm {...settings} refused={useActionData<typeof action>()} />;
}

export const meta = pageMeta({ title: 'Emails' });
