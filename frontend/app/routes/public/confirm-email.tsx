import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { FormProblems } from '~/features/forms/form-problems';
import { accountPath, loginPath } from '~/paths/pages';
import { apiForVisitor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { findCurrentUser } from '~/platform/current-user.server';
import { formState } from '~/platform/forms';
import { decodeForm, refuseForm } from '~/platform/forms.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { AuthPanel, Banner, ButtonLink, Stack, SubmitButton } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const [link, { user }] = await Promise.all([stateOfLink(context, params.token), findCurrentUser(context)]);
  return { link, isSignedIn: user !== null };
}

type Link = { state: 'open'; email: string | null } | { state: 'spent' };

/** If the link cannot be checked now, sending the form will check it. */
async function stateOfLink(context: AppLoadContext, token = ''): Promise<Link> {
  const answer = await apiForVisitor(context).GET('/api/email/verify/{token}', {
    params: { path: { token } },
  });
  if (answer.data) return { state: 'open', email: answer.data.email };
  return failureOf(answer).isPassing ? { state: 'open', email: null } : { state: 'spent' };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const submission = await decodeForm(request, z.object({}));
  const body = { token: params.token ?? '' };
  const answer = await apiForVisitor(context).POST('/api/email/confirm', { body });
  if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer) });
  const { user } = await findCurrentUser(context);
  return redirectWithToast(context, user ? accountPath : loginPath, {
    tone: 'success',
    title: 'Email changed',
    text: answer.data.message,
  });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

/** Confirming needs a button, because mail programs open links by themselves. */
export default function ConfirmEmail() {
  const { link, isSignedIn } = useLoaderData<typeof loader>();
  const form = formState(useActionData<typeof action>());
  if (link.state === 'spent') return <SpentLink isSignedIn={isSignedIn} />;
  return (
    <AuthPanel
      title="Confirm your new email"
      intro="You sign in with it from then on. Every device is signed out, except the one on which you asked for the change."
    >
      <Form method="post" noValidate>
        <Stack>
          <FormProblems form={form} title="Your email was not changed" />
          {link.email ? <p className="font-semibold wrap-anywhere">{link.email}</p> : null}
          <SubmitButton wide pendingText="Confirming...">
            Confirm email
          </SubmitButton>
        </Stack>
      </Form>
    </AuthPanel>
  );
}

function SpentLink({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <AuthPanel title="Confirm your new email">
      <Stack>
        <Banner tone="danger" title="This link no longer works.">
          It has already been used, has expired, was replaced by a newer one, or was not copied in full. You
          can ask for another one in your profile.
        </Banner>
        <ButtonLink to={isSignedIn ? accountPath : loginPath} variant="primary" wide>
          {isSignedIn ? 'Go to your profile' : 'Sign in'}
        </ButtonLink>
      </Stack>
    </AuthPanel>
  );
}

export const meta = pageMeta({ title: 'Confirm Email' });
