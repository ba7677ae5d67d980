import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useParams,
  useRevalidator,
} from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { RecipeActions } from '~/features/recipes/recipe-actions';
import { RecipeBrowser } from '~/features/recipes/recipe-browser';
import { browseRecipes } from '~/features/recipes/recipes.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader, Skeleton } from '~/ui';

const base = '/recipes';
const perPage = 12;

/** A recipe's own page stands on its own: only one that was opened from the list lies over it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(context);
  if (params.id) return null;
  const list = await browseRecipes(context, new URL(request.url), base, perPage);
  return { list, role };
}

// An open recipe lies over the list at once, and gives it back at once: neither waits for the list to be loaded anew.
export function shouldRevalidate({
  currentParams,
  nextParams,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return nextParams.id || currentParams.id || actionResult?.offline ? false : defaultShouldRevalidate;
}

export default function Recipes() {
  const loaded = useLoaderData<typeof loader>();
  const { id } = useParams();
  useFreshList(id);
  if (!loaded) return id ? <Outlet /> : <Skeleton lines={8} />;
  const { list, role } = loaded;
  return (
    <>
      <PageHeader title="Recipes" description="Every number is per serving." />
      <RecipeBrowser
        base={base}
        overlay
        {...list}
        actionFor={(recipe) => <RecipeActions recipe={recipe} role={role} overlay />}
      />
      {id ? <Outlet context={{ overlay: true }} /> : null}
    </>
  );
}

/** Loads the list when a recipe is left for it: its heart or stars may be others by now. */
function useFreshList(id: string | undefined): void {
  const { revalidate } = useRevalidator();
  const before = useRef(id);
  useEffect(() => {
    if (before.current && !id) revalidate();
    before.current = id;
  }, [id, revalidate]);
}

export const meta = pageMeta({ title: 'Recipes' });
