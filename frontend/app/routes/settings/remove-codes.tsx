import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { ProvenForm } from '~/features/second-factor/proven-form';
import { currentPassword, proofOf, readSecondFactor } from '~/features/second-factor/second-factor.server';
import { securityPath } from '~/paths/settings';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context);
  const { appSince, confirmBy } = await readSecondFactor(context);
  if (!appSince) throw redirect(securityPath);
  return { confirmBy };
}

const schema = z.object({ currentPassword });

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context);
  const submission = await decodeForm(request, schema);
  const body = proofOf(submission.value.currentPassword);
  const answer = await apiFor(context).POST('/api/auth/second-factor/app/remove', { body });
  if (answer.data)
    return redirectWithToast(context, securityPath, { tone: 'success', title: answer.data.message });
  return refuseForm({ context, submission, failure: failureOf(answer), secrets: ['currentPassword'] });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function RemoveCodes() {
  const { confirmBy } = useLoaderData<typeof loader>();
  return (
    <ProvenForm
      title="Stop asking for codes?"
      confirmText="Remove the app"
      pendingText="Removing..."
      danger
      confirmBy={confirmBy}
      refused={useActionData<typeof action>()}
    >
      <p>
        Signing in will no longer take a code from your app. If you have no passkey, your password alone will
        open your account again, and your recovery codes will stop working.
      </p>
    </ProvenForm>
  );
}

export const meta = pageMeta({ title: 'Remove the app' });
