import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, Outlet, useLocation } from '@remix-run/react';
import { AnalyticsTabs } from '~/features/analytics/analytics-tabs';
import { useFreshEvery } from '~/features/fresh/use-fresh-every';
import { clearAnalyticsPath, exportAnalyticsPath } from '~/paths/analytics';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { ButtonLink, PageHeader, Stack, SubmitButton } from '~/ui';

const title = 'Analytics';

const refreshEveryMs = 60_000;

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  return null;
}

export default function Analytics() {
  const { pathname } = useLocation();
  useFreshEvery(refreshEveryMs);
  return (
    <>
      <PageHeader
        title={title}
        description="How the whole service fares. No figure is about the health of a person."
        actions={
          <>
            <ButtonLink to={pathname} replace preventScrollReset>
              Refresh
            </ButtonLink>
            <ButtonLink to={exportAnalyticsPath('json')} reloadDocument>
              Export (JSON)
            </ButtonLink>
            <ButtonLink to={exportAnalyticsPath('csv')} reloadDocument>
              Export (CSV)
            </ButtonLink>
            <Form method="post" action={clearAnalyticsPath} preventScrollReset>
              <SubmitButton variant="secondary" name="from" value={pathname} pendingText="Clearing...">
                Clear Cache
              </SubmitButton>
            </Form>
          </>
        }
      />
      <Stack>
        <AnalyticsTabs />
        <Outlet />
      </Stack>
    </>
  );
}

export const meta = pageMeta({ title });
