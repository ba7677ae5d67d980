import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useOutletContext } from '@remix-run/react';
import { readCustomer } from '~/features/customers/customers.server';
import { AveragesTable } from '~/features/diary/averages-table';
import { DaysChart } from '~/features/diary/days-chart';
import { readCustomerDays } from '~/features/diary/diary.server';
import { daysLater, mondayOf, shortDay } from '~/features/diary/diary-texts';
import { NotShared } from '~/features/health-consent/not-shared';
import { todayIn } from '~/platform/calendar';
import { requireUser } from '~/platform/guards.server';
import { EmptyState, Stack } from '~/ui';
import type { CustomerPage } from '../customer';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'trainer');
  const { id, sharesHealthData } = await readCustomer(context, params.id);
  if (!sharesHealthData) return { state: 'not shared' } as const;
  const today = todayIn(timeZone);
  const span = { from: daysLater(mondayOf(today), -21), to: today, averages: 'week' } as const;
  const diary = await readCustomerDays(context, id, span);
  return diary ? ({ state: 'shown', ...diary } as const) : ({ state: 'hidden' } as const);
}

/** The diary of a customer, if they show it. */
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
  return (
    <Stack gap="large">
      <AveragesTable
        title="The last 4 weeks"
        averages={loaded.averages}
        nameOf={({ from, to }) => `${shortDay(from)} – ${shortDay(to)}`}
        empty="Nothing was logged in these weeks."
      />
      <DaysChart title="Day by day" days={loaded.days} opens={false} />
    </Stack>
  );
}
