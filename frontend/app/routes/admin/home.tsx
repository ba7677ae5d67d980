import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData, useParams } from '@remix-run/react';
import { filtersFrom, recipesPath } from '~/features/admin-recipes/admin-recipe-filters';
import {
  findAdminRecipes,
  queryOf,
  readStats,
  rememberedView,
  rememberView,
} from '~/features/admin-recipes/admin-recipes.server';
import { BackgroundList } from '~/features/overlay/background-list';
import { keepInBackground } from '~/features/overlay/background-page';
import type { Overlay } from '~/features/overlay/dialog-or-page';
import { zonesToAskFor } from '~/features/profile/time-zones.server';
import { hasEmptyFields } from '~/features/recipes/recipe-filters';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';

const perPageOf = { cards: 12, table: 20 };

/** A recipe that was opened by its own address is shown alone. Only one opened from the dashboard lies over it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, 'admin');
  if (params.id) return null;
  const { searchParams } = new URL(request.url);
  const zones = zonesToAskFor(user);
  if (searchParams.get('tab') === 'admin') {
    return data({ zones, stats: await readStats(context), recipes: null });
  }
  const filters = filtersFrom(request);
  if (hasEmptyFields(searchParams)) throw redirect(recipesPath(filters));
  const view = filters.view ?? rememberedView(context);
  const perPage = perPageOf[view];
  const [stats, list] = await Promise.all([
    readStats(context),
    findAdminRecipes(context, { ...queryOf(filters), limit: perPage }),
  ]);
  const lastPage = Math.max(1, list?.pages ?? filters.page);
  if (filters.page > lastPage) throw redirect(recipesPath({ ...filters, page: lastPage }));
  const found = list && { ...list, filters, view, perPage, ticked: tickedOf(searchParams, list.recipes) };
  return data({ zones, stats, recipes: { found } }, { headers: rememberView(context, filters.view) });
}

/** The recipes that are initially checked in Select Mode, or null outside it. */
function tickedOf(params: URLSearchParams, recipes: readonly { id: string }[]): string[] | null {
  const select = params.get('select');
  if (!select) return null;
  const wanted = new Set(params.getAll('id'));
  return recipes.map(({ id }) => id).filter((id) => select === 'all' || wanted.has(id));
}

export const shouldRevalidate = keepInBackground('id');

const overlay: Overlay = { overlay: true };

export default function AdminHome() {
  const loaded = useLoaderData<typeof loader>();
  const { id } = useParams();
  return <BackgroundList opened={id} isLoaded={loaded !== null} overlay={overlay} />;
}

export const meta = pageMeta({ title: 'Admin Dashboard' });
