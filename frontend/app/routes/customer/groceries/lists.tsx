import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { readGroceryLists } from '~/features/groceries/groceries.server';
import { ListChooser } from '~/features/groceries/list-chooser';
import { groceryListPath } from '~/paths/groceries';
import { groceriesPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { ApiFailure, failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { PageHeader } from '~/ui';

const title = 'Grocery Lists';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return readGroceryLists(context, request.url);
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const submission = await decodeForm(request, z.object({ name: text }));
  const { name } = submission.value;
  if (name.trim() === '')
    return refuseForm({ context, submission, failure: new ApiFailure(400, { fields: NAMELESS }) });
  const answer = await apiFor(context).POST('/api/grocery-lists', { body: { name } });
  if (!answer.data)
    return refuseForm({ context, submission, failure: failureOf(answer, 'Failed to create grocery list') });
  const to = groceryListPath(groceriesPath, { list: answer.data.data.id });
  return redirectWithToast(context, to, { tone: 'success', title: answer.data.message });
}

const NAMELESS = { name: ['Please enter a list name'] };

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function GroceryLists() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} back={{ to: groceriesPath, label: 'Grocery List' }} />
      <ListChooser {...loaded} refused={refused} />
    </>
  );
}

export const meta = pageMeta({ title });
