import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { FormProblems } from '~/features/forms/form-problems';
import { OwnerProof } from '~/features/second-factor/owner-proof';
import {
  currentPassword,
  listPasskeys,
  proofOf,
  readSecondFactor,
} from '~/features/second-factor/second-factor.server';
import { securityPath } from '~/paths/settings';
import { apiFor } from '~/platform/api.server';
import { failureOf, pageNotFound } from '~/platform/api-errors.server';
import { formState } from '~/platform/forms';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { Card, PageHeader, Stack, SubmitButton, TextInput } from '~/ui';

const intents = { rename: 'rename', remove: 'remove' } as const;

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context);
  const [passkeys, { confirmBy }] = await Promise.all([listPasskeys(context), readSecondFactor(context)]);
  const passkey = passkeys.find(({ id }) => id === params.id);
  if (!passkey) throw pageNotFound(context.requestId);
  return { name: passkey.name, confirmBy };
}

const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal(intents.rename), name: text }),
  z.object({ intent: z.literal(intents.remove), currentPassword }),
]);

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context);
  const submission = await decodeForm(request, schema);
  const form = submission.value;
  const api = apiFor(context);
  const path = { params: { path: { id: params.id ?? '' } } };
  const answer =
    form.intent === intents.rename
      ? await api.PUT('/api/auth/passkeys/{id}', { ...path, body: { name: form.name } })
      : await api.POST('/api/auth/passkeys/{id}/remove', { ...path, body: proofOf(form.currentPassword) });
  if (answer.data)
    return redirectWithToast(context, securityPath, { tone: 'success', title: answer.data.message });
  return refuseForm({ context, submission, failure: failureOf(answer), secrets: ['currentPassword'] });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function Passkey() {
  const { name, confirmBy } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const renaming = formState(refused, { intent: intents.rename, initial: { name } });
  const removing = formState(refused, { intent: intents.remove });
  return (
    <div className="max-w-form">
      <PageHeader title={name} back={{ to: securityPath, label: 'Security' }} />
      <Stack gap="large">
        <Card title="Rename it">
          <Form method="post" noValidate>
            <Stack>
              <FormProblems form={renaming} />
              <TextInput label="Name" maxLength={60} required {...renaming.field('name')} />
              <div>
                <SubmitButton name="intent" value={intents.rename} pendingText="Saving...">
                  Save name
                </SubmitButton>
              </div>
            </Stack>
          </Form>
        </Card>
        <Card title="Remove it">
          <Form method="post" noValidate>
            <Stack>
              <FormProblems form={removing} />
              <p>
                It can no longer be used to sign in. If it is the last one and you have no app for codes, your
                password alone will open your account again. Remove it in the settings of your device, too.
              </p>
              <OwnerProof confirmBy={confirmBy} form={removing} />
              {confirmBy === 'sign_in' ? null : (
                <div>
                  <SubmitButton
                    variant="danger"
                    name="intent"
                    value={intents.remove}
                    pendingText="Removing..."
                  >
                    Remove passkey
                  </SubmitButton>
                </div>
              )}
            </Stack>
          </Form>
        </Card>
      </Stack>
    </div>
  );
}

export const meta = pageMeta({ title: 'Passkey' });
