import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { HeartButton } from '~/features/engagement/heart-button';
import { KeptTabs } from '~/features/engagement/kept-tabs';
import { notesIntent, RecipeNotes } from '~/features/engagement/recipe-notes';
import { RecipeTile } from '~/features/recipes/recipe-card';
import { favoritesPath, recipesPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { dataOf, failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { pageIn, searchIn } from '~/platform/page-number';
import { redirectWithToast } from '~/platform/toast.server';
import { ButtonLink, EmptyState, PageHeader, Pagination, SearchRow, Stack } from '~/ui';
import { HeartIcon, SearchIcon } from '~/ui/icons';

const perPage = 12;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(context, 'trainer', 'customer');
  const { search, page } = readAddress(request);
  const query = { page, limit: perPage, ...(search && { search }) };
  const answer = await apiFor(context).GET('/api/favorites', { params: { query } });
  const { recipes, total } = dataOf(answer, context.requestId);
  const pages = Math.ceil(total / perPage);
  if (page > Math.max(1, pages)) throw redirect(favoritesPathWith({ search, page: Math.max(1, pages) }));
  return { recipes, total, pages, page, search, role };
}

const schema = z.object({ intent: z.literal(notesIntent), recipeId: text, notes: text });

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer', 'customer');
  const submission = await decodeForm(request, schema);
  const { recipeId, notes } = submission.value;
  const answer = await apiFor(context).PATCH('/api/favorites/{recipeId}', {
    params: { path: { recipeId } },
    body: { notes: notes || null },
  });
  if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer) });
  const { search, page } = readAddress(request);
  return redirectWithToast(context, `${favoritesPathWith({ search, page })}#recipe-${recipeId}`, {
    tone: 'success',
    title: answer.data.message,
  });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function Favorites() {
  const { recipes, total, pages, page, search, role } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title="Favorites" description={total === 1 ? '1 recipe' : `${total} recipes`} />
      <Stack>
        <KeptTabs role={role} current="favorites" />
        {total > 0 || search ? (
          <Form method="get" role="search" className="max-w-form">
            <SearchRow label="Search your favorites" search={search} />
          </Form>
        ) : null}
        {recipes.length === 0 ? <NoFavorites search={search} /> : null}
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {recipes.map((recipe) => (
            <li key={recipe.id} id={`recipe-${recipe.id}`} className="grid content-start gap-2">
              <RecipeTile recipe={recipe} action={<HeartButton recipe={recipe} />} />
              <RecipeNotes recipe={recipe} refused={refused} />
            </li>
          ))}
        </ul>
        <Pagination page={page} pages={pages} hrefOf={(to) => favoritesPathWith({ search, page: to })} />
      </Stack>
    </>
  );
}

function NoFavorites({ search }: { search: string }) {
  if (search) {
    return (
      <EmptyState
        icon={SearchIcon}
        title="No matching favorites"
        action={<ButtonLink to={favoritesPath}>Show all favorites</ButtonLink>}
      >
        None of your favorites match this search.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={HeartIcon}
      title="No favorites yet"
      action={<ButtonLink to={recipesPath}>Browse recipes</ButtonLink>}
    >
      Tap the heart on a recipe to keep it here.
    </EmptyState>
  );
}

function readAddress(request: Request) {
  const { searchParams } = new URL(request.url);
  return { search: searchIn(searchParams), page: pageIn(searchParams) };
}

function favoritesPathWith({ search, page }: { search: string; page: number }): string {
  const params = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });
  return params.size > 0 ? `${favoritesPath}?${params}` : favoritesPath;
}

export const meta = pageMeta({ title: 'Favorites' });
