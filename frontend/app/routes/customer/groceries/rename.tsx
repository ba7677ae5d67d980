import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { FormProblems } from '~/features/forms/form-problems';
import { readGroceryList } from '~/features/groceries/groceries.server';
import { groceryListPath } from '~/paths/groceries';
import { groceriesPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { formState } from '~/platform/forms';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { ButtonLink, ButtonRow, PageHeader, Stack, SubmitButton, TextInput } from '~/ui';

const title = 'Rename Grocery List';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const { id, name } = await readGroceryList(context, params.id);
  return { id, name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const path = { id: params.id ?? '' };
  const submission = await decodeForm(request, z.object({ name: text }));
  const answer = await apiFor(context).PUT('/api/grocery-lists/{id}', {
    params: { path },
    body: submission.value,
  });
  if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer) });
  const to = groceryListPath(groceriesPath, { list: path.id });
  return redirectWithToast(context, to, { tone: 'success', title: answer.data.message });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function RenameList() {
  const { id, name } = useLoaderData<typeof loader>();
  const form = formState(useActionData<typeof action>(), { initial: { name } });
  const back = groceryListPath(groceriesPath, { list: id });
  return (
    <div className="max-w-form">
      <PageHeader title={title} back={{ to: back, label: name }} />
      <Form method="post" noValidate>
        <Stack key={form.attempt}>
          <FormProblems form={form} title="The list could not be renamed" />
          <TextInput label="List name" required maxLength={255} autoComplete="off" {...form.field('name')} />
          <ButtonRow>
            <SubmitButton pendingText="Saving...">Save changes</SubmitButton>
            <ButtonLink to={back}>Cancel</ButtonLink>
          </ButtonRow>
        </Stack>
      </Form>
    </div>
  );
}

export const meta = pageMeta({ title });
