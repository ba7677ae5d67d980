import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { OwnRecipe } from '~/features/recipe-writing/own-recipe';
import { ownRecipesPathWith, readOwnAddress } from '~/features/recipe-writing/own-recipe-filters';
import { TrainerTabs } from '~/features/trainer/trainer-tabs';
import { importOwnRecipesPath, newOwnRecipePath, ownRecipesPath } from '~/paths/own-recipes';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { Button, ButtonLink, EmptyState, PageHeader, Pagination, Select, Stack, TextInput } from '~/ui';
import { PlusIcon, RecipesIcon, SearchIcon } from '~/ui/icons';

const perPage = 12;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  const wanted = readOwnAddress(new URL(request.url));
  const { search, state, page } = wanted;
  const answer = await apiFor(context).GET('/api/trainer/recipes', {
    params: { query: { page, limit: perPage, ...(search && { search }), ...(state && { state }) } },
  });
  const { recipes, total } = dataOf(answer, context.requestId);
  const pages = Math.ceil(total / perPage);
  if (page > Math.max(1, pages)) throw redirect(ownRecipesPathWith({ ...wanted, page: Math.max(1, pages) }));
  return { wanted, recipes, total, pages };
}

const states = [
  { value: 'private', label: 'Private' },
  { value: 'offered', label: 'Offered for approval' },
  { value: 'approved', label: 'In the library' },
];

export default function OwnRecipes() {
  const { wanted, recipes, total, pages } = useLoaderData<typeof loader>();
  const isNarrowed = Boolean(wanted.search || wanted.state);
  return (
    <>
      <PageHeader
        title="My Recipes"
        description="Only you and your customers can see them. Offer one, and an admin may add it to the library."
        actions={
          <>
            <ButtonLink to={importOwnRecipesPath}>Import</ButtonLink>
            <ButtonLink to={newOwnRecipePath} variant="primary" icon={PlusIcon}>
              New recipe
            </ButtonLink>
          </>
        }
      />
      <Stack>
        <TrainerTabs current="own" />
        {total > 0 || isNarrowed ? (
          <Form method="get" role="search" className="grid items-end gap-2 sm:grid-cols-[2fr_1fr_auto]">
            <TextInput
              key={`search ${wanted.search}`}
              label="Search your recipes"
              type="search"
              name="search"
              defaultValue={wanted.search}
            />
            <Select
              key={`state ${wanted.state}`}
              label="Status"
              name="state"
              options={states}
              placeholder="Any status"
              defaultValue={wanted.state ?? ''}
            />
            <Button icon={SearchIcon}>Search</Button>
          </Form>
        ) : null}
        {recipes.length === 0 ? <NoOwnRecipes isNarrowed={isNarrowed} /> : null}
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <OwnRecipe recipe={recipe} from={ownRecipesPathWith(wanted)} />
            </li>
          ))}
        </ul>
        <Pagination
          page={wanted.page}
          pages={pages}
          hrefOf={(page) => ownRecipesPathWith({ ...wanted, page })}
        />
      </Stack>
    </>
  );
}

function NoOwnRecipes({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) {
    return (
      <EmptyState
        icon={SearchIcon}
        title="No recipes found"
        action={<ButtonLink to={ownRecipesPath}>Show all</ButtonLink>}
      >
        Try adjusting your search.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={RecipesIcon}
      title="No recipes of your own yet"
      action={<ButtonLink to={newOwnRecipePath}>Write your first recipe</ButtonLink>}
    >
      Only you and your customers can see what you write.
    </EmptyState>
  );
}

export const meta = pageMeta({ title: 'My Recipes' });
