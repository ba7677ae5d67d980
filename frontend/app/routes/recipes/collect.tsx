import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { z } from 'zod';
import { CollectList } from '~/features/collections/collect-list';
import { collectIntent } from '~/features/collections/collection-intents';
import { collectionsFor } from '~/features/collections/collections.server';
import { NewCollectionForm } from '~/features/collections/new-collection-form';
import { answerInPlace } from '~/features/forms/answer-in-place.server';
import { DialogOrPage, useIsOverlay } from '~/features/overlay/dialog-or-page';
import { readRecipe } from '~/features/recipes/recipes.server';
import { collectionsPath } from '~/paths/collections';
import { recipePath } from '~/paths/recipes';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { ownPath } from '~/platform/own-path';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { ButtonLink, ButtonRow, Stack, TextLink } from '~/ui';

const title = 'Add to a Collection';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context);
  const [{ id, name }, collections] = await Promise.all([
    readRecipe(context, params.id),
    collectionsFor(context, params.id ?? ''),
  ]);
  const from = ownPath(new URL(request.url).searchParams.get('from')) ?? recipePath(id);
  return { recipe: { id, name }, collections, from };
}

const schema = z.object({
  intent: z.enum(collectIntent),
  collectionId: text,
  name: text,
  redirectTo: text,
  stay: text,
});

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context);
  const submission = await decodeForm(request, schema);
  const { intent, collectionId, name, redirectTo, stay } = submission.value;
  const recipeId = params.id ?? '';
  const { pathname, search } = new URL(request.url);
  const back = ownPath(redirectTo) ?? pathname + search;
  const api = apiFor(context);
  if (intent === collectIntent.create) {
    const created = await api.POST('/api/collections', { body: { name, recipeId } });
    if (!created.data) return refuseForm({ context, submission, failure: failureOf(created) });
    return redirectWithToast(context, back, { tone: 'success', title: 'Added to the collection' });
  }
  if (intent === collectIntent.add) {
    const answer = await api.POST('/api/collections/{id}/recipes', {
      params: { path: { id: collectionId } },
      body: { recipeId },
    });
    const success = { title: 'Added to the collection' };
    return answerInPlace(context, stay, back, { answer, success, failure: 'Failed to add it' });
  }
  const answer = await api.DELETE('/api/collections/{id}/recipes/{recipeId}', {
    params: { path: { id: collectionId, recipeId } },
  });
  const success = { title: 'Removed from the collection' };
  return answerInPlace(context, stay, back, { answer, success, failure: 'Failed to remove it' });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function Collect() {
  const { recipe, collections, from } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isOverlay = useIsOverlay();
  const { pathname } = useLocation();
  const path = `${pathname}?${new URLSearchParams({ from })}`;
  return (
    <DialogOrPage title={title} back={{ to: from, label: 'Back' }}>
      <Stack>
        <p className="font-semibold wrap-anywhere">{recipe.name}</p>
        {collections.length > 0 ? <CollectList action={path} collections={collections} /> : null}
        <NewCollectionForm action={path} refused={answer && 'attempt' in answer ? answer : undefined} />
        <ButtonRow>
          {isOverlay ? null : <ButtonLink to={from}>Done</ButtonLink>}
          {collections.length > 0 ? <TextLink to={collectionsPath}>Your collections</TextLink> : null}
        </ButtonRow>
      </Stack>
    </DialogOrPage>
  );
}

export const meta = pageMeta({ title });
