import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readSecurity } from '~/features/analytics/analytics.server';
import { AsOf } from '~/features/analytics/as-of';
import { NotLoaded } from '~/features/analytics/not-loaded';
import { SecurityCards, SecurityChecks, SuspiciousActivities } from '~/features/analytics/security';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { Stack } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'admin');
  return readSecurity(context, timeZone);
}

export default function AnalyticsSecurity() {
  const { security, timeZone } = useLoaderData<typeof loader>();
  if (!security) return <NotLoaded />;
  return (
    <Stack>
      <SecurityCards security={security} />
      <SecurityChecks security={security} />
      <SuspiciousActivities security={security} timeZone={timeZone} />
      <AsOf asOf={security.asOf} timeZone={timeZone} />
    </Stack>
  );
}

export const meta = pageMeta({ title: 'Analytics of Security' });
