import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { filtersFrom, recipesPath } from '~/features/admin-recipes/admin-recipe-filters';
import {
  findAdminRecipes,
  queryOf,
  readStats,
  rememberedView,
  rememberView,
} from '~/features/admin-recipes/admin-recipes.server';
import { BackgroundList } from '~/features/overlay/background-list';
import { keepBelow, opensAbove } from '~/features/overlay/background-page';
import type { Overlay } from '~/features/overlay/dialog-or-page';
import { zonesToAskFor } from '~/features/profile/time-zones.server';
import { hasEmptyFields } from '~/features/recipes/recipe-filters';
import { adminPath } from '~/paths/pages';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';

const perPageOf = { cards: 12, table: 20 };

/** A page that was opened by its own address is shown alone. Only one opened from the dashboard lies over it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, 'admin');
  const url = new URL(request.url);
  if (opensAbove(adminPath, url)) return null;
  const { searchParams } = url;
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

export const shouldRevalidate = keepBelow(adminPath);

const overlay: Overlay = { overlay: true };

export default function AdminHome() {
  const loaded = useLoaderData<typeof loader>();
  const location = useLocation();
  const opened = opensAbove(adminPath, location) ? location.pathname : undefined;
  return <BackgroundList opened={opened} isLoaded={loaded !== null} overlay={overlay} />;
}

export const meta = pageMeta({ title: 'Admin Dashboard' });
