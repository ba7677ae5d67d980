import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { NewPassword } from '~/features/account/new-password';
import { FormProblems } from '~/features/forms/form-problems';
import { forgotPasswordPath, loginPath } from '~/paths/pages';
import { apiForVisitor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { readAppInfo } from '~/platform/app-info.server';
import { formState } from '~/platform/forms';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { AuthPanel, Banner, ButtonLink, Stack, SubmitButton, TextLink } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const [link, info] = await Promise.all([stateOfLink(context, params.token), readAppInfo(context)]);
  return { link, passwordRules: info?.passwordRules ?? [] };
}

/** If the link cannot be checked now, sending the form will check it. */
async function stateOfLink(context: AppLoadContext, token: string | undefined) {
  if (!token) return 'missing';
  const path = { params: { path: { token } } };
  const answer = await apiForVisitor(context).GET('/api/password/verify/{token}', path);
  return answer.data || failureOf(answer).isPassing ? 'open' : 'spent';
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
  return redirectWithToast(context, loginPath, {
    tone: 'success',
    title: 'Password Reset Successful',
    text: 'You can now log in with your new password.',
  });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function ResetPassword() {
  const { link, passwordRules } = useLoaderData<typeof loader>();
  const form = formState(useActionData<typeof action>());
  if (link !== 'open') return <NoLink {...reasons[link]} />;
  return (
    <AuthPanel
      title="Reset Password"
      intro="Choose a new password. You will be signed out everywhere else."
      after={
        <p>
          Link not working? <TextLink to={forgotPasswordPath}>Request a new one</TextLink>
        </p>
      }
    >
      <Form method="post" noValidate>
        <Stack>
          <FormProblems form={form} title="Failed to reset password" />
          <NewPassword
            form={form}
            label="New password"
            confirmLabel="Confirm new password"
            rules={passwordRules}
          />
          <SubmitButton wide pendingText="Resetting...">
            Reset Password
          </SubmitButton>
        </Stack>
      </Form>
    </AuthPanel>
  );
}

const reasons = {
  missing: {
    title: 'No reset token found.',
    text: 'Please open the link from the email, or request a new one.',
  },
  spent: {
    title: 'This link no longer works.',
    text: 'It has already been used, has expired, or was not copied in full. You can request a new one.',
  },
};

function NoLink({ title, text }: { title: string; text: string }) {
  return (
    <AuthPanel
      title="Reset Password"
      after={
        <p>
          <TextLink to={loginPath}>Back to sign in</TextLink>
        </p>
      }
    >
      <Stack>
        <Banner tone="danger" title={title}>
          {text}
        </Banner>
        <ButtonLink to={forgotPasswordPath} variant="primary" wide>
          Request a new link
        </ButtonLink>
      </Stack>
    </AuthPanel>
  );
}

export const meta = pageMeta({ title: 'Reset Password' });
