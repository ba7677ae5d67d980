import type { ActionFunctionArgs } from '@remix-run/node';
import { Form, useActionData } from '@remix-run/react';
import { z } from 'zod';
import { FormProblems } from '~/features/forms/form-problems';
import { loginPath } from '~/paths/pages';
import { apiForVisitor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { formState } from '~/platform/forms';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { AuthPanel, Stack, SubmitButton, TextInput, TextLink } from '~/ui';

const schema = z.object({ email: text });

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await decodeForm(request, schema);
  const answer = await apiForVisitor(context).POST('/api/password/forgot', { body: submission.value });
  if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer) });
  return redirectWithToast(context, loginPath, {
    tone: 'success',
    title: 'Check your email',
    text: answer.data.message,
  });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function ForgotPassword() {
  const form = formState(useActionData<typeof action>());
  return (
    <AuthPanel
      title="Forgot Password"
      intro="Enter your email address, and we will send you a link to choose a new password."
      after={
        <p>
          <TextLink to={loginPath}>Back to sign in</TextLink>
        </p>
      }
    >
      <Form method="post" noValidate>
        <Stack>
          <FormProblems form={form} title="Failed to send reset link" />
          <TextInput label="Email" type="email" autoComplete="username" required {...form.field('email')} />
          <SubmitButton wide pendingText="Sending...">
            Send Reset Link
          </SubmitButton>
        </Stack>
      </Form>
    </AuthPanel>
  );
}

export const meta = pageMeta({ title: 'Forgot Password', indexed: true });
