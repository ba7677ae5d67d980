import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TimeZoneCard } from '~/features/account/time-zone-card';
import { zonesToAskFor } from '~/features/account/time-zones.server';
import { filtersFrom, recipesPath } from '~/features/admin-recipes/admin-recipe-filters';
import { AdminRecipeList } from '~/features/admin-recipes/admin-recipe-list';
import {
  findAdminRecipes,
  queryOf,
  readStats,
  rememberedView,
  rememberView,
} from '~/features/admin-recipes/admin-recipes.server';
import { AdminTabs } from '~/features/admin-recipes/admin-tabs';
import { AdminTools } from '~/features/admin-recipes/admin-tools';
import { RecipeStats } from '~/features/admin-recipes/recipe-stats';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { Banner, ButtonLink, PageHeader, Stack } from '~/ui';
import { PlusIcon } from '~/ui/icons';

const perPageOf = { cards: 12, table: 20 };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, 'admin');
  const { searchParams } = new URL(request.url);
  const zones = zonesToAskFor(user);
  if (searchParams.get('tab') === 'admin') {
    return data({ zones, stats: await readStats(context), recipes: null });
  }
  const filters = filtersFrom(request);
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

/** What is ticked from the start in Select Mode; null outside of it. */
function tickedOf(params: URLSearchParams, recipes: readonly { id: string }[]): string[] | null {
  const select = params.get('select');
  if (!select) return null;
  const wanted = new Set(params.getAll('id'));
  return recipes.map(({ id }) => id).filter((id) => select === 'all' || wanted.has(id));
}

export default function AdminHome() {
  const { zones, stats, recipes } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        actions={
          <>
            <ButtonLink to="/admin/recipes/import">Import</ButtonLink>
            <ButtonLink to="/admin/recipes/new" variant="primary" icon={PlusIcon}>
              New recipe
            </ButtonLink>
          </>
        }
      />
      <Stack>
        <TimeZoneCard zones={zones} />
        <AdminTabs current={recipes ? 'recipes' : 'admin'} />
        {stats ? null : <NotFetched what="Failed to fetch stats" />}
        {recipes ? (
          <>
            {stats ? <RecipeStats stats={stats} /> : null}
            {recipes.found ? (
              <AdminRecipeList {...recipes.found} />
            ) : (
              <NotFetched what="Failed to fetch admin recipes" />
            )}
          </>
        ) : (
          <AdminTools pending={stats?.pending ?? null} />
        )}
      </Stack>
    </>
  );
}

function NotFetched({ what }: { what: string }) {
  return (
    <Banner tone="danger" title={what}>
      Please load this page again in a moment.
    </Banner>
  );
}

export const meta = pageMeta({ title: 'Admin Dashboard' });
