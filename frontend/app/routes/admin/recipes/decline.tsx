import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { readAdminRecipe } from '~/features/admin-recipes/admin-recipes.server';
import { afterDecision } from '~/features/admin-recipes/decisions.server';
import { FormProblems } from '~/features/forms/form-problems';
import { adminRecipePath, queuePath } from '~/paths/admin-recipes';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { formState } from '~/platform/forms';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { ownPath } from '~/platform/own-path';
import { pageMeta } from '~/platform/page-meta';
import { ButtonLink, ButtonRow, PageHeader, Stack, SubmitButton, TextArea } from '~/ui';

const longestReason = 500;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const { id, name, ownerEmail } = await readAdminRecipe(context, params.id);
  const { searchParams } = new URL(request.url);
  return {
    name,
    ownerEmail,
    from: ownPath(searchParams.get('from')) ?? queuePath,
    cancelTo: ownPath(searchParams.get('cancelTo')) ?? adminRecipePath(id),
  };
}

const schema = z.object({ reason: text, from: text });

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const submission = await decodeForm(request, schema);
  const { reason, from } = submission.value;
  const id = params.id ?? '';
  const answer = await apiFor(context).POST('/api/admin/recipes/{id}/decline', {
    params: { path: { id } },
    body: { reason: reason.trim() || null },
  });
  if (answer.response.status === 400) return refuseForm({ context, submission, failure: failureOf(answer) });
  return afterDecision(context, {
    id,
    answer,
    failure: 'Failed to decline recipe',
    from,
    fallback: queuePath,
  });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function DeclineRecipe() {
  const { name, ownerEmail, from, cancelTo } = useLoaderData<typeof loader>();
  const form = formState(useActionData<typeof action>());
  return (
    <div className="max-w-form">
      <PageHeader title="Decline Recipe" />
      <Form method="post" noValidate>
        <Stack>
          <FormProblems form={form} />
          <input type="hidden" name="from" value={from} />
          <p className="wrap-anywhere">
            <strong className="font-semibold">{name}</strong> goes back to {ownerEmail ?? 'its author'}, who
            can change it and offer it again.
          </p>
          <TextArea
            key={form.attempt}
            label="Reason"
            optional
            hint="The author will see it."
            maxLength={longestReason}
            {...form.field('reason')}
          />
          <ButtonRow>
            <SubmitButton variant="danger" pendingText="Declining...">
              Decline recipe
            </SubmitButton>
            <ButtonLink to={cancelTo}>Cancel</ButtonLink>
          </ButtonRow>
        </Stack>
      </Form>
    </div>
  );
}

export const meta = pageMeta({ title: 'Decline Recipe' });
