import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Engagement, RecentActivity } from '~/features/analytics/activity';
import { readActivity } from '~/features/analytics/analytics.server';
import { AsOf } from '~/features/analytics/as-of';
import { NotLoaded } from '~/features/analytics/not-loaded';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { Stack } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'admin');
  return readActivity(context, timeZone);
}

export default function AnalyticsUsers() {
  const { metrics, users, timeZone } = useLoaderData<typeof loader>();
  if (!metrics || !users) return <NotLoaded />;
  return (
    <Stack>
      <RecentActivity users={users} timeZone={timeZone} />
      <Engagement metrics={metrics} />
      <AsOf asOf={users.asOf} timeZone={timeZone} />
    </Stack>
  );
}

export const meta = pageMeta({ title: 'Analytics of Users' });
