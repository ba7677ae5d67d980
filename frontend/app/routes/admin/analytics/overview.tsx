import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readOverview } from '~/features/analytics/analytics.server';
import { AsOf } from '~/features/analytics/as-of';
import { NotLoaded } from '~/features/analytics/not-loaded';
import { BusinessMetrics, ContentMetrics, RoleDistribution, TopCards } from '~/features/analytics/overview';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { Stack } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'admin');
  return readOverview(context, timeZone);
}

export default function AnalyticsOverview() {
  const { metrics, health, timeZone } = useLoaderData<typeof loader>();
  if (!metrics || !health) return <NotLoaded />;
  return (
    <Stack>
      <TopCards metrics={metrics} health={health.data} />
      <RoleDistribution metrics={metrics} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ContentMetrics metrics={metrics} />
        <BusinessMetrics metrics={metrics} />
      </div>
      <AsOf asOf={metrics.asOf} timeZone={timeZone} />
    </Stack>
  );
}

export const meta = pageMeta({ title: 'Analytics' });
