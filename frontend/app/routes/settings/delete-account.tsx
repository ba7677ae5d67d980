import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type ClientActionFunctionArgs, Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { FormProblems } from '~/features/forms/form-problems';
import { forgetGroceries } from '~/features/groceries/offline/forget';
import { deletionTexts } from '~/features/own-data/deletion-words';
import { ownDataPath } from '~/paths/own-data';
import { loginPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { dataOf, failureOf } from '~/platform/api-errors.server';
import { formState } from '~/platform/forms';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { ButtonLink, ButtonRow, PageHeader, PasswordInput, Stack, SubmitButton } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  const { role, email } = await requireUser(context);
  const answer = await apiFor(context).GET('/api/own-data');
  return { role, email, takes: dataOf(answer, context.requestId).deletionTakes };
}

const schema = z.object({ currentPassword: text });

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context);
  const submission = await decodeForm(request, schema);
  const { currentPassword } = submission.value;
  const answer = await apiFor(context).POST('/api/own-data/deletion', {
    body: { ...(currentPassword && { currentPassword }) },
  });
  if (!answer.data)
    return refuseForm({ context, submission, failure: failureOf(answer), secrets: ['currentPassword'] });
  context.session.signOut();
  return redirectWithToast(context, loginPath, { tone: 'success', title: answer.data.message });
}

/** Forgets what the browser keeps of the account, once it is locked. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (answer) {
    if (answer instanceof Response) await forgetGroceries();
    throw answer;
  }
}

export default function DeleteAccount() {
  const { role, email, takes } = useLoaderData<typeof loader>();
  const form = formState(useActionData<typeof action>());
  return (
    <div className="max-w-form">
      <PageHeader title="Delete your account?" back={{ to: ownDataPath, label: 'Your data' }} />
      <Form method="post" noValidate>
        <Stack>
          <FormProblems form={form} title="Your account was not deleted" />
          <p className="wrap-anywhere">
            This deletes the account {email}. {deletionTexts[role]}
          </p>
          <p>
            It is locked at once and you are signed out everywhere. After 7 days everything is erased for
            good. If you sign in before then, the account stays.
          </p>
          {takes === 'password' ? (
            <>
              {/* Tells password managers to which account the password belongs. Without a name it is not sent. */}
              <input type="text" autoComplete="username" value={email} readOnly hidden />
              <PasswordInput
                key={form.attempt}
                label="Current password"
                autoComplete="current-password"
                required
                {...form.secret('currentPassword')}
              />
            </>
          ) : null}
          {takes === 'sign_in' ? (
            <p>Please sign out and in again first. Then you have ten minutes to delete your account here.</p>
          ) : null}
          <ButtonRow>
            <SubmitButton variant="danger" pendingText="Deleting...">
              Delete account
            </SubmitButton>
            <ButtonLink to={ownDataPath}>Cancel</ButtonLink>
          </ButtonRow>
        </Stack>
      </Form>
    </div>
  );
}

export const meta = pageMeta({ title: 'Delete Account' });
