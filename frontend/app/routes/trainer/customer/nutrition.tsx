import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useOutletContext } from '@remix-run/react';
import { readCustomerOnce } from '~/features/customers/customers.server';
import { AveragesTable } from '~/features/diary/averages-table';
import { DaySummary } from '~/features/diary/day-summary';
import { DaysChart } from '~/features/diary/days-chart';
import { dayNamed, readCustomerDay, readCustomerDays } from '~/features/diary/diary.server';
import {
  type DiaryDay,
  dayInWords,
  daysLater,
  goalSourceForTrainer,
  mondayOf,
  shortDay,
} from '~/features/diary/diary-texts';
import { EatenDay } from '~/features/diary/eaten-day';
import { NotShared } from '~/features/health-consent/not-shared';
import { customerDiaryDayPath, customerTabPath } from '~/paths/customers';
import { requireUser } from '~/platform/guards.server';
import { ButtonLink, EmptyState, Stack } from '~/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons';
import type { CustomerPage } from '../customer';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  const { id, sharesHealthData, timeZone } = await readCustomerOnce(context, params.id);
  if (!sharesHealthData) return { state: 'not shared' } as const;
  const asked = new URL(request.url).searchParams.get('date');
  // The days are those of the customer, whose date may differ from the trainer's.
  const { date, today } = dayNamed(asked ?? '', timeZone);
  if (asked !== null) {
    const day = await readCustomerDay(context, id, date);
    return day ? ({ state: 'day', day, today } as const) : ({ state: 'hidden' } as const);
  }
  const span = { from: daysLater(mondayOf(today), -21), to: today, averages: 'week' } as const;
  const diary = await readCustomerDays(context, id, span);
  return diary ? ({ state: 'days', ...diary } as const) : ({ state: 'hidden' } as const);
}

/** The diary of a customer, if they show it: the last weeks, or the day that the address names. */
export default function CustomerNutrition() {
  const loaded = useLoaderData<typeof loader>();
  const { customer } = useOutletContext<CustomerPage>();
  if (loaded.state === 'not shared') return <NotShared customer={customer} />;
  if (loaded.state === 'hidden')
    return (
      <EmptyState title={`${customer.name ?? customer.email} does not show the diary`}>
        Customers decide on their own page of goals whether trainers see it.
      </EmptyState>
    );
  if (loaded.state === 'day')
    return <CustomerDay customerId={customer.id} day={loaded.day} today={loaded.today} />;
  return (
    <Stack gap="large">
      <AveragesTable
        title="The last 4 weeks"
        averages={loaded.averages}
        nameOf={({ from, to }) => `${shortDay(from)} – ${shortDay(to)}`}
        empty="Nothing was logged in these weeks."
      />
      <DaysChart
        title="Day by day"
        days={loaded.days}
        pathOf={(date) => customerDiaryDayPath(customer.id, date)}
      />
    </Stack>
  );
}

type CustomerDayProps = { customerId: string; day: DiaryDay; today: string };

function CustomerDay({ customerId, day, today }: CustomerDayProps) {
  const { date, record, goals } = day;
  const pathOf = (days: number) => customerDiaryDayPath(customerId, daysLater(date, days));
  return (
    <Stack gap="large">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl font-semibold">{dayInWords(date)}</h2>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={customerTabPath(customerId, 'nutrition')} variant="quiet">
            All days
          </ButtonLink>
          <ButtonLink to={pathOf(-1)} icon={ChevronLeftIcon}>
            Day before
          </ButtonLink>
          {date < today ? (
            <ButtonLink to={pathOf(1)} icon={ChevronRightIcon}>
              Next day
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <DaySummary record={record} goals={goals} source={goalSourceForTrainer(goals)} />
      <EatenDay day={day} />
    </Stack>
  );
}
