import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readOverview } from '~/features/analytics/analytics.server';
import { AsOf } from '~/features/analytics/as-of';
import { NotLoaded } from '~/features/analytics/not-loaded';
import { ComponentStatuses, PerformanceCards } from '~/features/analytics/performance';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { Stack } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'admin');
  return readOverview(context, timeZone);
}

export default function AnalyticsPerformance() {
  const { metrics, health, timeZone } = useLoaderData<typeof loader>();
  if (!metrics || !health) return <NotLoaded />;
  return (
    <Stack>
      <PerformanceCards metrics={metrics} health={health} />
      <ComponentStatuses health={health} />
      <AsOf asOf={metrics.asOf} timeZone={timeZone} />
    </Stack>
  );
}

export const meta = pageMeta({ title: 'Analytics of Performance' });
