import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { CollectionForm } from '~/features/collections/collection-form';
import { collectionSchema, contentFrom } from '~/features/collections/collection-form.server';
import { collectionPath, collectionsPath } from '~/paths/collections';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { PageHeader } from '~/ui';

const title = 'New Collection';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context);
  const submission = await decodeForm(request, collectionSchema);
  const answer = await apiFor(context).POST('/api/collections', { body: contentFrom(submission.value) });
  if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer) });
  const { message, data } = answer.data;
  return redirectWithToast(context, collectionPath(data.id), { tone: 'success', title: message });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function NewCollection() {
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} back={{ to: collectionsPath, label: 'Collections' }} />
      <CollectionForm
        refused={refused}
        submit={{ text: 'Create collection', pendingText: 'Creating...' }}
        cancelTo={collectionsPath}
      />
    </>
  );
}

export const meta = pageMeta({ title });
