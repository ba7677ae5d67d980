import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { CollectionForm } from '~/features/collections/collection-form';
import { collectionSchema, contentFrom } from '~/features/collections/collection-form.server';
import { readOwnCollection } from '~/features/collections/collections.server';
import { collectionPath } from '~/paths/collections';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { PageHeader } from '~/ui';

const title = 'Edit Collection';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context);
  const { id, name, description, tags, isPublic } = await readOwnCollection(context, params.id);
  return { collection: { name, description, tags, isPublic }, path: collectionPath(id) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context);
  const submission = await decodeForm(request, collectionSchema);
  const id = params.id ?? '';
  const answer = await apiFor(context).PATCH('/api/collections/{id}', {
    params: { path: { id } },
    body: contentFrom(submission.value),
  });
  if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer) });
  return redirectWithToast(context, collectionPath(id), { tone: 'success', title: answer.data.message });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function EditCollection() {
  const { collection, path } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} back={{ to: path, label: collection.name }} />
      <CollectionForm
        collection={collection}
        refused={refused}
        submit={{ text: 'Save changes', pendingText: 'Saving...' }}
        cancelTo={path}
      />
    </>
  );
}

export const meta = pageMeta({ title });
