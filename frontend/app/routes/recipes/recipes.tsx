import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useParams } from '@remix-run/react';
import { RecipeBrowser } from '~/features/recipes/recipe-browser';
import { browseRecipes } from '~/features/recipes/recipes.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader } from '~/ui';

const base = '/recipes';
const perPage = 12;

/** A recipe's own page stands on its own: only one that was opened from the list lies over it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context);
  if (params.id) return null;
  return browseRecipes(context, new URL(request.url), base, perPage);
}

// The list under an open recipe stays as it is.
export function shouldRevalidate({
  nextParams,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return nextParams.id && !formMethod ? false : defaultShouldRevalidate;
}

export default function Recipes() {
  const list = useLoaderData<typeof loader>();
  const { id } = useParams();
  if (!list) return <Outlet />;
  return (
    <>
      <PageHeader title="Recipes" description="Every number is per serving." />
      <RecipeBrowser base={base} overlay {...list} />
      {id ? <Outlet context={{ overlay: true }} /> : null}
    </>
  );
}

export const meta = pageMeta({ title: 'Recipes' });
