import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { ProvenForm } from '~/features/second-factor/proven-form';
import { currentPassword, proofOf, readSecondFactor } from '~/features/second-factor/second-factor.server';
import { readUser } from '~/features/users/users.server';
import { userPath } from '~/paths/users';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const [{ id, email, secondFactorSince }, { confirmBy }] = await Promise.all([
    readUser(context, params.id),
    readSecondFactor(context),
  ]);
  if (!secondFactorSince) throw redirect(userPath(id));
  return { id, email, confirmBy };
}

const schema = z.object({ currentPassword });

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const submission = await decodeForm(request, schema);
  const id = params.id ?? '';
  const answer = await apiFor(context).POST('/api/admin/users/{id}/second-factor/reset', {
    params: { path: { id } },
    body: proofOf(submission.value.currentPassword),
  });
  if (answer.data) {
    const toast = { tone: 'success', title: answer.data.message } as const;
    return redirectWithToast(context, userPath(encodeURIComponent(id)), toast);
  }
  return refuseForm({ context, submission, failure: failureOf(answer), secrets: ['currentPassword'] });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function ResetSecondStep() {
  const { id, email, confirmBy } = useLoaderData<typeof loader>();
  return (
    <ProvenForm
      title="Reset the second step?"
      confirmText="Reset second step"
      pendingText="Resetting..."
      danger
      confirmBy={confirmBy}
      from={{ to: userPath(id), label: email }}
      refused={useActionData<typeof action>()}
    >
      <p>
        Only do this if you know that it is {email} who asks, for example by calling them. Their app,
        passkeys, and recovery codes stop working, they are signed out everywhere, and their password alone
        opens the account until they set up a new second step. Both of you get an email.
      </p>
    </ProvenForm>
  );
}

export const meta = pageMeta({ title: 'Reset the second step' });
