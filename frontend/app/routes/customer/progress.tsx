import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import { ProgressTabs } from '~/features/progress/progress-tabs';
import { requireUser } from '~/platform/guards.server';
import { stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader, Stack } from '~/ui';

const title = 'Progress Tracking';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return null;
}

export { stayWhenOffline as shouldRevalidate };

export default function Progress() {
  return (
    <>
      <PageHeader title={title} description="Track your fitness journey and celebrate your achievements" />
      <Stack>
        <ProgressTabs />
        <Outlet />
      </Stack>
    </>
  );
}

export const meta = pageMeta({ title });
