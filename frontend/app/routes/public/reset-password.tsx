import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { NewPassword } from '~/features/account/new-password';
import { FormProblems } from '~/features/forms/form-problems';
import { apiForVisitor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { formState } from '~/platform/forms';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { AuthPanel, Banner, ButtonLink, Stack, SubmitButton, TextLink } from '~/ui';

export async function loader({ params }: LoaderFunctionArgs) {
  return { hasToken: Boolean(params.token) };
}

const schema = z.object({ password: text, confirmPassword: text });

export async function action({ request, params, context }: ActionFunctionArgs) {
  const submission = await decodeForm(request, schema);
  const body = { token: params.token ?? '', ...submission.value };
  const answer = await apiForVisitor(context).POST('/api/password/reset', { body });
  if (!answer.data) {
    return refuseForm({
      context,
      submission,
      failure: failureOf(answer),
      secrets: ['password', 'confirmPassword'],
    });
  }
  return redirectWithToast(context, '/login', {
    tone: 'success',
    title: 'Password Reset Successful',
    text: 'You can now log in with your new password.',
  });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function ResetPassword() {
  const { hasToken } = useLoaderData<typeof loader>();
  const form = formState(useActionData<typeof action>());
  if (!hasToken) return <NoToken />;
  return (
    <AuthPanel
      title="Reset Password"
      intro="Choose a new password. You will be signed out everywhere else."
      after={
        <p>
          Does the link not work any more? <TextLink to="/forgot-password">Request a new one</TextLink>
        </p>
      }
    >
      <Form method="post" noValidate>
        <Stack>
          <FormProblems form={form} title="Failed to reset password" />
          <NewPassword form={form} label="New password" confirmLabel="Confirm new password" reset />
          <SubmitButton wide pendingText="Resetting...">
            Reset Password
          </SubmitButton>
        </Stack>
      </Form>
    </AuthPanel>
  );
}

function NoToken() {
  return (
    <AuthPanel title="Reset Password">
      <Stack>
        <Banner tone="danger" title="No reset token found.">
          Please open the link from the email, or request a new one.
        </Banner>
        <ButtonLink to="/forgot-password" variant="primary" wide>
          Request a new link
        </ButtonLink>
      </Stack>
    </AuthPanel>
  );
}

export const meta = pageMeta({ title: 'Reset Password' });
