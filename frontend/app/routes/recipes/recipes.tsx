import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useOutlet, useParams } from '@remix-run/react';
import { noteSearch } from '~/features/engagement/interactions.server';
import { keepBelow, useFreshList, useKept } from '~/features/overlay/page-below';
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

export const shouldRevalidate = keepBelow('id');

export default function Recipes() {
  const loaded = useLoaderData<typeof loader>();
  const { id } = useParams();
  const overlay = id && loaded ? { overlay: true } : undefined;
  const outlet = useOutlet(overlay);
  const list = useKept(id ? undefined : outlet);
  useFreshList(id, loaded !== null);
  return (
    <>
      {loaded || !id ? list : null}
      {id ? outlet : null}
    </>
  );
}

export const meta = pageMeta({ title: 'Recipes' });
