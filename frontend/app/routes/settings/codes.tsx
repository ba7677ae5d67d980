import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { FormProblems } from '~/features/forms/form-problems';
import { CodeInput } from '~/features/second-factor/code-input';
import { OwnerProof } from '~/features/second-factor/owner-proof';
import { RecoveryCodeList } from '~/features/second-factor/recovery-code-list';
import {
  currentPassword,
  proofOf,
  readSecondFactor,
  readSetup,
  type SecondFactor,
} from '~/features/second-factor/second-factor.server';
import { codesPath, securityPath } from '~/paths/settings';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { formState, type RefusedForm } from '~/platform/forms';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { Card, PageHeader, Stack, SubmitButton } from '~/ui';

const intents = { begin: 'begin', confirm: 'confirm' } as const;

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context);
  const [state, setup] = await Promise.all([readSecondFactor(context), readSetup(context)]);
  return { state, setup };
}

const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal(intents.begin), currentPassword }),
  z.object({ intent: z.literal(intents.confirm), code: text }),
]);

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context);
  const submission = await decodeForm(request, schema);
  const refuse = (answer: Parameters<typeof failureOf>[0]) =>
    refuseForm({ context, submission, failure: failureOf(answer), secrets: ['currentPassword', 'code'] });
  const form = submission.value;
  if (form.intent === intents.begin) {
    const body = proofOf(form.currentPassword);
    const begun = await apiFor(context).POST('/api/auth/second-factor/app', { body });
    return begun.data ? redirect(codesPath) : refuse(begun);
  }
  const confirmed = await apiFor(context).POST('/api/auth/second-factor/app/confirm', {
    body: { code: form.code },
  });
  if (!confirmed.data) return refuse(confirmed);
  const { message, recoveryCodes } = confirmed.data;
  if (recoveryCodes) return { recoveryCodes, message };
  return redirectWithToast(context, securityPath, { tone: 'success', title: message });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function Codes() {
  const { state, setup } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const added = answer && 'recoveryCodes' in answer ? answer : null;
  const refused = answer && 'recoveryCodes' in answer ? undefined : answer;
  return (
    <div className="max-w-form">
      <PageHeader title="Codes from an app" back={{ to: securityPath, label: 'Security' }} />
      {added ? (
        <RecoveryCodeList codes={added.recoveryCodes} message={added.message} />
      ) : setup ? (
        <Scan setup={setup} refused={refused} />
      ) : (
        <Begin state={state} refused={refused} />
      )}
    </div>
  );
}

function Begin({ state, refused }: { state: SecondFactor; refused: RefusedForm | undefined }) {
  // A set-up that was begun again in another tab has ended here, which the answer to its code says.
  const form = formState(refused, { ids: intents.begin });
  return (
    <Form method="post" noValidate>
      <Stack>
        <FormProblems form={form} />
        <p>
          An authenticator app on your phone shows a new code of six digits every half minute, also without a
          connection. When you sign in, you enter that code after your password. Someone who only has your
          password stays out.
        </p>
        <p>
          Many phones have such an app already (Passwords on an iPhone, for example). Free ones are Google
          Authenticator, Microsoft Authenticator, Aegis, and 2FAS.
        </p>
        {state.appSince ? (
          <p>The app that you use now keeps working until the new one has shown a code.</p>
        ) : null}
        <OwnerProof confirmBy={state.confirmBy} form={form} />
        {state.confirmBy === 'sign_in' ? null : (
          <div>
            <SubmitButton name="intent" value={intents.begin} pendingText="Preparing...">
              Set up an app
            </SubmitButton>
          </div>
        )}
      </Stack>
    </Form>
  );
}

type ScanProps = { setup: { secret: string; picture: string }; refused: RefusedForm | undefined };

function Scan({ setup: { secret, picture }, refused }: ScanProps) {
  const form = formState(refused, { intent: intents.confirm });
  return (
    <Stack gap="large">
      <Card title="1. Scan this picture with the app">
        <Stack>
          <img
            src={picture}
            alt="A code for the camera of your phone"
            width={220}
            height={220}
            className="rounded-control"
          />
          <p>
            Is the app on this device, or is there no camera? Type this key into the app instead:{' '}
            <strong className="font-mono wrap-anywhere">{inGroups(secret)}</strong>
          </p>
        </Stack>
      </Card>
      <Card title="2. Enter the code that the app shows">
        <Form method="post" noValidate>
          <Stack>
            <FormProblems form={form} />
            <CodeInput form={form} />
            <div>
              <SubmitButton name="intent" value={intents.confirm} pendingText="Checking...">
                Turn on codes
              </SubmitButton>
            </div>
          </Stack>
        </Form>
      </Card>
    </Stack>
  );
}

const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export const meta = pageMeta({ title: 'Codes from an app' });
