import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readGroceryList } from '~/features/groceries/groceries.server';
import { changesOf } from '~/features/groceries/item-fields';
import { ItemForm } from '~/features/groceries/item-form';
import { itemSchema } from '~/features/groceries/item-form.server';
import { groceryListPath } from '~/paths/groceries';
import { groceriesPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { ApiFailure, errorPage, failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { ButtonLink, PageHeader } from '~/ui';

const title = 'Edit Item';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const { items, ...list } = await readGroceryList(context, params.id);
  const item = items.find(({ id }) => id === params.itemId);
  // The shopper's other phone may have deleted it.
  if (!item) throw errorPage(new ApiFailure(404, {}), context.requestId);
  return { item, list: { id: list.id, name: list.name } };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const path = { id: params.id ?? '', itemId: params.itemId ?? '' };
  const submission = await decodeForm(request, itemSchema);
  const answer = await apiFor(context).PUT('/api/grocery-lists/{id}/items/{itemId}', {
    params: { path },
    body: changesOf(submission.value, submission.value.before),
  });
  const back = groceryListPath(groceriesPath, { list: path.id });
  const failure = failureOf(answer, 'Failed to update grocery item');
  if (!answer.data) return refuseForm({ context, submission, failure, back });
  return redirectWithToast(context, back, { tone: 'success', title: answer.data.message });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function EditItem() {
  const { item, list } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const back = groceryListPath(groceriesPath, { list: list.id });
  return (
    <div className="max-w-form">
      <PageHeader title={title} back={{ to: back, label: list.name }} />
      <ItemForm
        key={item.id}
        item={item}
        refused={refused}
        cancel={<ButtonLink to={back}>Cancel</ButtonLink>}
      />
    </div>
  );
}

export const meta = pageMeta({ title });
