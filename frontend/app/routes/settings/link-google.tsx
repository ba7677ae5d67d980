import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { linkProblem } from '~/features/account/sign-in-problems';
import { ProvenForm } from '~/features/second-factor/proven-form';
import { currentPassword, proofOf, readSecondFactor } from '~/features/second-factor/second-factor.server';
import { securityPath } from '~/paths/settings';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { oauthBrowser } from '~/platform/authenticator.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer, redirectWithToast } from '~/platform/toast.server';

/** Google returns here, with a one-time code or an error in the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email } = await requireUser(context);
  const { searchParams } = new URL(request.url);
  const problem = linkProblem(searchParams.get('error'));
  if (problem) throw redirectWithToast(context, securityPath, { tone: 'danger', title: problem });
  const code = searchParams.get('code');
  if (code === null) throw redirect(securityPath);
  const { confirmBy } = await readSecondFactor(context);
  return { code, email, confirmBy };
}

const schema = z.object({ code: text, currentPassword });

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context);
  const submission = await decodeForm(request, schema);
  const { code, currentPassword: typed } = submission.value;
  const body = { token: code, browser: oauthBrowser(context), ...proofOf(typed) };
  const answer = await apiFor(context).POST('/api/auth/google/link', { body });
  const failure = answer.data ? null : failureOf(answer);
  // The code is still good only if the password was refused.
  if (failure && 'currentPassword' in failure.fields)
    return refuseForm({ context, submission, failure, secrets: ['currentPassword'] });
  return redirectWithAnswer(context, securityPath, answer);
}

/** Linking needs a button, because an address sent by another person must not link their Google account. */
export default function LinkGoogle() {
  const { code, email, confirmBy } = useLoaderData<typeof loader>();
  return (
    <ProvenForm
      title="Link this Google account?"
      confirmText="Link this Google account"
      pendingText="Linking..."
      confirmBy={confirmBy}
      refused={useActionData<typeof action>()}
    >
      <p>
        You chose a Google account. Once it is linked to <strong>{email}</strong>, anyone who is signed in to
        that Google account can sign in here.
      </p>
      <input type="hidden" name="code" value={code} />
    </ProvenForm>
  );
}

export const meta = pageMeta({ title: 'Link Google' });
