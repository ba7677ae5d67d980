import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import { DiaryTabs } from '~/features/diary/diary-tabs';
import { diaryExportPath, diaryGoalsPath, ownFoodsPath } from '~/paths/diary';
import { requireUser } from '~/platform/guards.server';
import { stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { ButtonLink, PageHeader, Stack } from '~/ui';

const title = 'Nutrition Tracker';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return null;
}

export { stayWhenOffline as shouldRevalidate };

export default function Diary() {
  return (
    <>
      <PageHeader title={title} description="What you ate, and what is left" />
      <Stack>
        <DiaryTabs />
        <Outlet />
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={diaryGoalsPath}>Edit goals</ButtonLink>
          <ButtonLink to={ownFoodsPath}>Own foods</ButtonLink>
          <ButtonLink to={diaryExportPath} reloadDocument>
            Export (CSV)
          </ButtonLink>
        </div>
      </Stack>
    </>
  );
}

export const meta = pageMeta({ title });
