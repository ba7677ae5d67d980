import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConsentCard } from '~/features/diary/consent-card';
import { actOnDay } from '~/features/diary/day-actions.server';
import { DayEntries } from '~/features/diary/day-entries';
import { DaySummary } from '~/features/diary/day-summary';
import { DaysChart } from '~/features/diary/days-chart';
import { dayIn, readDay, readDays } from '~/features/diary/diary.server';
import { dayInWords, daysLater, mealsEaten, shortDay } from '~/features/diary/diary-texts';
import { PlannedMeals } from '~/features/diary/planned-meals';
import { UndoBanner } from '~/features/diary/undo-banner';
import { readAskedConsent } from '~/features/health-consent/health-consent.server';
import { diaryDayPath } from '~/paths/diary';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { ButtonLink, Stack } from '~/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const { date, today } = dayIn(request.url, timeZone);
  const [day, before, lastDays, consent] = await Promise.all([
    readDay(context, date),
    readDay(context, daysLater(date, -1)),
    readDays(context, { from: daysLater(date, -6), to: date }),
    readAskedConsent(context),
  ]);
  const { searchParams } = new URL(request.url);
  const [deleted, added] = [searchParams.get('deleted'), searchParams.get('added')];
  const more = Number(searchParams.get('more')) || 0;
  return {
    day,
    mealsBefore: mealsEaten(before),
    days: lastDays.days,
    today,
    consent,
    undoing: { deleted, added, more },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  return actOnDay({ context, request, timeZone });
}

export default function DiaryDayPage() {
  const { day, mealsBefore, days, today, consent, undoing } = useLoaderData<typeof loader>();
  const { date } = day;
  const isToday = date === today;
  return (
    <Stack gap="large">
      <DayHeading date={date} today={today} />
      <UndoBanner day={day} {...undoing} />
      <ConsentCard consent={consent} date={date} />
      <DaySummary record={day.record} goals={day.goals} />
      {consent ? null : (
        <>
          <PlannedMeals day={day} isToday={isToday} />
          <DayEntries day={day} mealsBefore={mealsBefore} isToday={isToday} />
        </>
      )}
      <DaysChart title={isToday ? 'The last 7 days' : `The 7 days up to ${shortDay(date)}`} days={days} />
    </Stack>
  );
}

function DayHeading({ date, today }: { date: string; today: string }) {
  const isToday = date === today;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-xl font-semibold">
        {isToday ? 'Today, ' : ''}
        {dayInWords(date, today)}
      </h2>
      <div className="flex gap-2">
        <ButtonLink to={diaryDayPath(daysLater(date, -1))} icon={ChevronLeftIcon}>
          Day before
        </ButtonLink>
        {isToday ? null : (
          <ButtonLink to={diaryDayPath(daysLater(date, 1))} icon={ChevronRightIcon}>
            Next day
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

export const meta = pageMeta({ title: 'Nutrition Tracker' });
