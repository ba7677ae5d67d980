import { useRouteLoaderData } from '@remix-run/react';
import { AdminRecipeList } from '~/features/admin-recipes/admin-recipe-list';
import { AdminTabs } from '~/features/admin-recipes/admin-tabs';
import { AdminTools } from '~/features/admin-recipes/admin-tools';
import { RecipeStats } from '~/features/admin-recipes/recipe-stats';
import { TimeZoneCard } from '~/features/profile/time-zone-card';
import { importAdminRecipesPath, newAdminRecipePath } from '~/paths/admin-recipes';
import { analyticsPath } from '~/paths/pages';
import { Banner, ButtonLink, PageHeader, Skeleton, Stack } from '~/ui';
import { PlusIcon } from '~/ui/icons';
import type { loader } from './home';

/** The surrounding page loads the data and keeps it while a recipe is open above it. */
export default function AdminDashboard() {
  const loaded = useRouteLoaderData<typeof loader>('routes/admin/home');
  if (!loaded) return <Skeleton lines={8} />;
  const { zones, stats, recipes } = loaded;
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        actions={
          <>
            <ButtonLink to={analyticsPath}>Analytics Dashboard</ButtonLink>
            <ButtonLink to={importAdminRecipesPath}>Import</ButtonLink>
            <ButtonLink to={newAdminRecipePath} variant="primary" icon={PlusIcon}>
              New recipe
            </ButtonLink>
          </>
        }
      />
      <Stack>
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
        <TimeZoneCard zones={zones} />
      </Stack>
    </>
  );
}

function NotFetched({ what }: { what: string }) {
  return (
    <Banner tone="danger" title={what}>
      Please reload this page in a moment.
    </Banner>
  );
}
