import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AveragesTable } from '~/features/diary/averages-table';
import { DaysChart } from '~/features/diary/days-chart';
import { readDays } from '~/features/diary/diary.server';
import { daysLater, mondayOf, shortDay } from '~/features/diary/diary-texts';
import { todayIn } from '~/platform/calendar';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { Stack } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const today = todayIn(timeZone);
  return readDays(context, { from: daysLater(mondayOf(today), -21), to: today, averages: 'week' });
}

export default function DiaryWeeks() {
  const { days, averages } = useLoaderData<typeof loader>();
  return (
    <Stack gap="large">
      <AveragesTable
        title="The last 4 weeks"
        averages={averages}
        nameOf={({ from, to }) => `${shortDay(from)} – ${shortDay(to)}`}
        empty="Nothing was logged in these weeks."
      />
      <DaysChart title="Day by day" days={days} />
    </Stack>
  );
}

export const meta = pageMeta({ title: 'Nutrition by Week' });
