import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useOutlet,
  useParams,
  useRevalidator,
} from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { noteSearch } from '~/features/engagement/interactions.server';
import { filtersFrom, isUnfiltered } from '~/features/recipes/recipe-filters';
import { browseRecipes } from '~/features/recipes/recipes.server';
import { latestAssigned, recommendedRecipes } from '~/features/recipes/suggestions.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';

const base = '/recipes';
const perPage = 12;

/** A recipe's own page stands on its own: only one that was opened from the list lies over it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role, timeZone } = await requireUser(context);
  if (params.id) return null;
  const url = new URL(request.url);
  const isStart = isUnfiltered(filtersFrom(url.searchParams));
  const [list, recommended, assigned] = await Promise.all([
    browseRecipes(context, url, base, perPage),
    isStart ? recommendedRecipes(context) : [],
    isStart && role === 'customer' ? latestAssigned(context) : { recipes: [], total: 0 },
  ]);
  const { search, page } = list.filters;
  if (search && page === 1) noteSearch({ request, context }, search, list.total);
  return { list, base, suggestions: { recommended, assigned }, role, timeZone };
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
  const overlay = id && loaded ? { overlay: true } : undefined;
  const outlet = useOutlet(overlay);
  const list = useKept(id ? undefined : outlet);
  useFreshList(id);
  return (
    <>
      {loaded || !id ? list : null}
      {id ? outlet : null}
    </>
  );
}

/** What was there last. So a recipe's own page need not load what shows the list that it does not lie over. */
function useKept(now: ReactNode): ReactNode {
  const kept = useRef(now);
  useEffect(() => {
    if (now !== undefined) kept.current = now;
  }, [now]);
  return now ?? kept.current;
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
