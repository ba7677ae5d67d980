import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HeartButton } from '~/features/engagement/heart-button';
import { RecipeTile } from '~/features/recipes/recipe-card';
import { AssignedNote } from '~/features/recipes/recipe-suggestions';
import { assignedRecipes } from '~/features/recipes/suggestions.server';
import { recipesPath } from '~/paths/pages';
import { assignedRecipesPath } from '~/paths/recipes';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { pageIn } from '~/platform/page-number';
import { ButtonLink, EmptyState, PageHeader, Pagination, Stack } from '~/ui';
import { RecipesIcon } from '~/ui/icons';

const title = 'From your trainer';
const perPage = 12;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const page = pageIn(new URL(request.url).searchParams);
  const { recipes, total } = await assignedRecipes(context, page, perPage);
  const pages = Math.ceil(total / perPage);
  if (page > Math.max(1, pages)) throw redirect(assignedRecipesPath(Math.max(1, pages)));
  return { recipes, total, page, pages, timeZone };
}

export default function AssignedRecipes() {
  const { recipes, total, page, pages, timeZone } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={title}
        description={total === 1 ? '1 recipe' : `${total} recipes`}
        back={{ to: recipesPath, label: 'Recipes' }}
      />
      {total === 0 ? (
        <EmptyState
          icon={RecipesIcon}
          title="Nothing yet"
          action={<ButtonLink to={recipesPath}>Browse recipes</ButtonLink>}
        >
          Recipes your trainer picks for you will appear here.
        </EmptyState>
      ) : null}
      <Stack>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <RecipeTile
                recipe={recipe}
                action={<HeartButton recipe={recipe} />}
                note={<AssignedNote recipe={recipe} timeZone={timeZone} />}
              />
            </li>
          ))}
        </ul>
        <Pagination page={page} pages={pages} hrefOf={assignedRecipesPath} />
      </Stack>
    </>
  );
}

export const meta = pageMeta({ title });
