import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { CollectedRecipes } from '~/features/collections/collected-recipes';
import { Visibility } from '~/features/collections/collection-card';
import { collectionDeletion } from '~/features/collections/collection-deletion';
import { collectionIntent } from '~/features/collections/collection-intents';
import { moveRecipe } from '~/features/collections/collection-order.server';
import { type Collection, recipesText } from '~/features/collections/collection-words';
import { readCollection } from '~/features/collections/collections.server';
import { notesIntent } from '~/features/engagement/recipe-notes';
import { answerInPlace } from '~/features/forms/answer-in-place.server';
import {
  collectionPath,
  collectionsPath,
  deleteCollectionPath,
  editCollectionPath,
  publicCollectionsPath,
} from '~/paths/collections';
import { recipesPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { ownPath } from '~/platform/own-path';
import { pageMeta } from '~/platform/page-meta';
import { pageIn } from '~/platform/page-number';
import { redirectWithToast } from '~/platform/toast.server';
import { Badge, ButtonLink, ConfirmLink, EmptyState, PageHeader, Pagination, Stack } from '~/ui';
import { EditIcon, TrashIcon } from '~/ui/icons';
import { CollectionIcon } from '~/ui/icons/collection';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(context);
  const page = pageIn(new URL(request.url).searchParams);
  return { ...(await readCollection(context, params.id, page)), page, role };
}

const schema = z.object({
  intent: z.enum({ ...collectionIntent, notes: notesIntent }),
  recipeId: text,
  notes: text,
  redirectTo: text,
  stay: text,
});

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context);
  const submission = await decodeForm(request, schema);
  const { intent, recipeId, notes, redirectTo, stay } = submission.value;
  const id = params.id ?? '';
  const api = apiFor(context);
  const page = ownPath(redirectTo) ?? collectionPath(id, pageIn(new URL(request.url).searchParams));
  const place = `${page}#recipe-${recipeId}`;
  if (intent === 'notes') {
    const answer = await api.POST('/api/collections/{id}/recipes', {
      params: { path: { id } },
      body: { recipeId, notes: notes || null },
    });
    if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer) });
    return redirectWithToast(context, place, { tone: 'success', title: 'Notes saved' });
  }
  if (intent === collectionIntent.remove) {
    const answer = await api.DELETE('/api/collections/{id}/recipes/{recipeId}', {
      params: { path: { id, recipeId } },
    });
    const success = { title: 'Removed from the collection' };
    return answerInPlace(context, stay, page, { answer, success, failure: 'Failed to remove it' });
  }
  if (intent === collectionIntent.cover || intent === collectionIntent.uncover) {
    const coverRecipeId = intent === collectionIntent.cover ? recipeId : null;
    const answer = await api.PATCH('/api/collections/{id}', {
      params: { path: { id } },
      body: { coverRecipeId },
    });
    const success = { title: coverRecipeId ? 'It is the cover now' : 'It is no longer the cover' };
    return answerInPlace(context, stay, place, { answer, success, failure: 'Failed to change the cover' });
  }
  const answer = await moveRecipe(context, id, recipeId, intent === collectionIntent.up ? -1 : 1);
  const success = { title: intent === collectionIntent.up ? 'Moved up' : 'Moved down' };
  return answerInPlace(context, stay, place, { answer, success, failure: 'Failed to move it' });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function CollectionPage() {
  const { collection, before, page, pages, role } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { id, name, isOwn, recipeCount } = collection;
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: isOwn ? collectionsPath : publicCollectionsPath, label: 'Collections' }}
        description={<About collection={collection} />}
        actions={isOwn ? <OwnerActions collection={collection} /> : undefined}
      />
      <Stack>
        {recipeCount === 0 ? (
          <EmptyState
            icon={CollectionIcon}
            title="No recipes here yet"
            action={<ButtonLink to={recipesPath}>Browse recipes</ButtonLink>}
          >
            {isOwn
              ? 'Choose “Add to a collection” on a recipe to put it here.'
              : 'It has no recipes that you can see.'}
          </EmptyState>
        ) : null}
        <CollectedRecipes
          collection={collection}
          before={before}
          role={role}
          refused={answer && 'attempt' in answer ? answer : undefined}
        />
        <Pagination page={page} pages={pages} hrefOf={(to) => collectionPath(id, to)} />
      </Stack>
    </>
  );
}

function About({ collection }: { collection: Collection }) {
  const { description, isPublic, isOwn, ownerName, recipeCount, tags } = collection;
  return (
    <div className="grid gap-2">
      {description ? <p className="whitespace-pre-line wrap-anywhere">{description}</p> : null}
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Visibility isPublic={isPublic} />
        <span>{recipesText(recipeCount)}</span>
        <span className="wrap-anywhere">by {isOwn ? 'you' : ownerName}</span>
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </p>
    </div>
  );
}

function OwnerActions({ collection }: { collection: Collection }) {
  return (
    <>
      <ButtonLink to={editCollectionPath(collection.id)} icon={EditIcon}>
        Edit
      </ButtonLink>
      <ConfirmLink
        to={deleteCollectionPath(collection.id)}
        look={{ variant: 'secondary', icon: TrashIcon }}
        text="Delete"
        confirmation={collectionDeletion(collection)}
      />
    </>
  );
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta({ title: args.data?.collection.name ?? 'Collection' })(args);
