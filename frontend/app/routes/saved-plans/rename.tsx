import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { FormProblems } from '~/features/forms/form-problems';
import { OverOrPage } from '~/features/overlay/over-or-page';
import { readSavedPlan, requireLibrary } from '~/features/saved-plans/saved-plans.server';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { formState } from '~/platform/forms';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { ButtonLink, ButtonRow, Stack, SubmitButton, TextInput } from '~/ui';

const title = 'Rename Meal Plan';
const longestName = 255;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { from } = await requireLibrary(context, request);
  const { mealPlanData } = await readSavedPlan(context, params.id);
  return { planName: mealPlanData.planName, from };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { from } = await requireLibrary(context, request);
  const submission = await decodeForm(request, z.object({ planName: text }));
  const answer = await apiFor(context).PATCH('/api/trainer/meal-plans/{id}', {
    params: { path: { id: params.id ?? '' } },
    body: submission.value,
  });
  if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer) });
  return redirectWithToast(context, from, { tone: 'success', title: 'Meal Plan Renamed' });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function RenameSavedPlan() {
  const { planName, from } = useLoaderData<typeof loader>();
  const form = formState(useActionData<typeof action>(), { initial: { planName } });
  return (
    <OverOrPage title={title} back={{ to: from, label: 'Back' }}>
      <Form method="post" replace noValidate>
        <Stack>
          <FormProblems form={form} title="The plan could not be renamed" />
          <TextInput
            key={form.attempt}
            label="Plan name"
            hint="Customers who hold it keep the name that they know."
            required
            maxLength={longestName}
            {...form.field('planName')}
          />
          <ButtonRow>
            <SubmitButton pendingText="Saving...">Rename</SubmitButton>
            <ButtonLink to={from}>Cancel</ButtonLink>
          </ButtonRow>
        </Stack>
      </Form>
    </OverOrPage>
  );
}

export const meta = pageMeta({ title });
