import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useSubmit } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { FormProblems } from '~/features/forms/form-problems';
import { OwnerProof } from '~/features/second-factor/owner-proof';
import { makePasskey } from '~/features/second-factor/passkeys';
import { RecoveryCodeList } from '~/features/second-factor/recovery-code-list';
import { currentPassword, proofOf, readSecondFactor } from '~/features/second-factor/second-factor.server';
import { codesPath, securityPath } from '~/paths/settings';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { formState } from '~/platform/forms';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { Banner, PageHeader, Stack, SubmitButton, TextInput, TextLink } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context);
  const { confirmBy } = await readSecondFactor(context);
  return { confirmBy };
}

const schema = z.object({ currentPassword, name: text, challenge: text, credential: text });

/** First gets what the browser needs, and then adds the passkey that it has made. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context);
  const submission = await decodeForm(request, schema);
  const { name, challenge, credential } = submission.value;
  const refuse = (answer: Parameters<typeof failureOf>[0]) =>
    refuseForm({ context, submission, failure: failureOf(answer), secrets: ['currentPassword'] });
  if (!credential) {
    const body = proofOf(submission.value.currentPassword);
    const begun = await apiFor(context).POST('/api/auth/passkeys/registration', { body });
    return begun.data ? { question: begun.data, name } : refuse(begun);
  }
  const added = await apiFor(context).POST('/api/auth/passkeys', { body: { challenge, credential, name } });
  if (!added.data) return refuse(added);
  const { message, recoveryCodes } = added.data;
  if (recoveryCodes) return { recoveryCodes, message };
  return redirectWithToast(context, securityPath, { tone: 'success', title: message });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function NewPasskey() {
  const { confirmBy } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const added = answer && 'recoveryCodes' in answer ? answer : null;
  const question = answer && 'question' in answer ? answer : null;
  const problem = usePasskeyOf(question);
  const refused = answer && !added && !question ? answer : undefined;
  const form = formState(refused as Parameters<typeof formState>[0]);
  return (
    <div className="max-w-form">
      <PageHeader title="Add a passkey" back={{ to: securityPath, label: 'Security' }} />
      {added ? (
        <RecoveryCodeList codes={added.recoveryCodes} message={added.message} />
      ) : (
        <Form method="post" noValidate>
          <Stack>
            <FormProblems form={form} />
            {problem ? <Banner tone="danger">{problem}</Banner> : null}
            <p>
              A passkey signs you in with what unlocks your phone or computer: your finger, your face, or its
              PIN. There is nothing to remember and nothing to type, and a forged page cannot steal it. Your
              password alone will no longer open your account.
            </p>
            <div className="not-noscript:hidden">
              <Banner title="Passkeys need scripts">
                Scripts are turned off in this browser. You can set up{' '}
                <TextLink to={codesPath}>codes from an app</TextLink> instead.
              </Banner>
            </div>
            <TextInput
              label="Name"
              hint="So that you recognize it later, such as “My phone”."
              optional
              maxLength={60}
              {...form.field('name')}
            />
            <OwnerProof confirmBy={confirmBy} form={form} />
            {confirmBy === 'sign_in' ? null : (
              <div className="noscript:hidden">
                <SubmitButton pendingText="Waiting...">Add a passkey</SubmitButton>
              </div>
            )}
          </Stack>
        </Form>
      )}
    </div>
  );
}

type Question = { question: { challenge: string; options: Record<string, unknown> }; name: string };

/** Asks the browser for a passkey once the server has said what it needs. Returns why there is none. */
function usePasskeyOf(asked: Question | null): string | null {
  const submit = useSubmit();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!asked) return;
    const { question, name } = asked;
    setProblem(null);
    void makePasskey(question.options).then((outcome) => {
      if ('problem' in outcome) setProblem(outcome.problem);
      else
        submit({ name, challenge: question.challenge, credential: outcome.credential }, { method: 'post' });
    });
  }, [asked, submit]);
  return problem;
}

export const meta = pageMeta({ title: 'Add a passkey' });
