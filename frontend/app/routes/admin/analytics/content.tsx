import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readContent } from '~/features/analytics/analytics.server';
import { AsOf } from '~/features/analytics/as-of';
import { PopularRecipes, RecipeTrend } from '~/features/analytics/content';
import { NotLoaded } from '~/features/analytics/not-loaded';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { Stack } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'admin');
  return readContent(context, timeZone);
}

export default function AnalyticsContent() {
  const { content, timeZone } = useLoaderData<typeof loader>();
  if (!content) return <NotLoaded />;
  return (
    <Stack>
      <RecipeTrend content={content} />
      <PopularRecipes content={content} />
      <AsOf asOf={content.asOf} timeZone={timeZone} />
    </Stack>
  );
}

export const meta = pageMeta({ title: 'Analytics of Content' });
