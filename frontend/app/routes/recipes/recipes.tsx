import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useParams } from '@remix-run/react';
import { noteSearch } from '~/features/engagement/interactions.server';
import { BackgroundList } from '~/features/overlay/background-list';
import { keepInBackground } from '~/features/overlay/background-page';
import { filtersFrom, isUnfiltered } from '~/features/recipes/recipe-filters';
import type { RecipeOverlay } from '~/features/recipes/recipe-overlay';
import { browseRecipes } from '~/features/recipes/recipes.server';
import { latestAssigned, recommendedRecipes } from '~/features/recipes/suggestions.server';
import { recipesPath } from '~/paths/pages';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';

const base = recipesPath;
const perPage = 12;

/** A recipe that was opened by its own address is shown alone. Only one opened from the list lies over it. */
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
  return { list, suggestions: { recommended, assigned }, role, timeZone };
}

export const shouldRevalidate = keepInBackground('id');

const overlay: RecipeOverlay = { overlay: true, over: base };

export default function Recipes() {
  const loaded = useLoaderData<typeof loader>();
  const { id } = useParams();
  return <BackgroundList opened={id} isLoaded={loaded !== null} overlay={overlay} />;
}

export const meta = pageMeta({ title: 'Recipes' });
