import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AveragesTable } from '~/features/diary/averages-table';
import { readDays } from '~/features/diary/diary.server';
import { daysLater, isDay, monthInWords } from '~/features/diary/diary-texts';
import { MonthCalendar } from '~/features/diary/month-calendar';
import { diaryMonthsPath } from '~/paths/diary';
import { todayIn } from '~/platform/calendar';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { ButtonLink, Card, Stack } from '~/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons';

/** The table of averages begins this many days before the month that is shown. */
const daysBefore = 150;

const firstOf = (date: string): string => `${date.slice(0, 7)}-01`;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const today = todayIn(timeZone);
  const asked = `${new URL(request.url).searchParams.get('month')}-01`;
  const month = isDay(asked) && asked <= today ? asked : firstOf(today);
  const next = firstOf(daysLater(month, 31));
  const to = daysLater(next, -1);
  const from = firstOf(daysLater(month, -daysBefore));
  const { days, averages } = await readDays(context, { from, to, averages: 'month' });
  return { days: days.filter(({ date }) => date >= month), averages, month, next, today };
}

const monthPath = (month: string): string => `${diaryMonthsPath}?month=${month.slice(0, 7)}`;

export default function DiaryMonths() {
  const { days, averages, month, next, today } = useLoaderData<typeof loader>();
  return (
    <Stack gap="large">
      <Card
        title={monthInWords(month)}
        actions={
          <>
            <ButtonLink to={monthPath(daysLater(month, -1))} icon={ChevronLeftIcon}>
              Month before
            </ButtonLink>
            {next <= today ? (
              <ButtonLink to={monthPath(next)} icon={ChevronRightIcon}>
                Next month
              </ButtonLink>
            ) : null}
          </>
        }
      >
        <MonthCalendar days={days} today={today} />
      </Card>
      <AveragesTable
        title="By month"
        averages={averages}
        nameOf={({ from }) => monthInWords(from)}
        empty="Nothing was logged in these months."
      />
    </Stack>
  );
}

export const meta = pageMeta({ title: 'Nutrition by Month' });
