import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useOutletContext } from '@remix-run/react';
import { readCustomerOnce } from '~/features/customers/customers.server';
import { NotShared } from '~/features/health-consent/not-shared';
import { AddMeasurementCard } from '~/features/progress/add-measurement-card';
import { saveMeasurement } from '~/features/progress/measurement-form.server';
import { measurementViewIn, viewPathsOf } from '~/features/progress/measurement-view';
import { type Measurements, readMeasurements } from '~/features/progress/measurements.server';
import { MeasurementsBoard } from '~/features/progress/measurements-board';
import { customerTabPath } from '~/paths/customers';
import { seriesPath } from '~/paths/progress';
import { apiFor } from '~/platform/api.server';
import { todayIn } from '~/platform/calendar';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { Card } from '~/ui';
import type { CustomerPage } from '../customer';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  const { sharesHealthData, timeZone } = await readCustomerOnce(context, params.id);
  if (!sharesHealthData) return null;
  // The API refuses days that have not begun where the customer lives.
  const measurements = await readMeasurements(context, request.url, params.id ?? '');
  return { measurements, today: todayIn(timeZone) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  const id = params.id ?? '';
  const view = measurementViewIn(new URL(request.url).searchParams);
  const back = viewPathsOf(customerTabPath(id, 'metrics'), view)({ page: 1 });
  return saveMeasurement(
    { context, request, timeZone: null, back, failed: 'Failed to add measurement' },
    (body) =>
      apiFor(context).POST('/api/trainer/customers/{id}/measurements', { params: { path: { id } }, body }),
  );
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function CustomerMetrics() {
  const shared = useLoaderData<typeof loader>();
  const { customer } = useOutletContext<CustomerPage>();
  return shared ? <SharedMetrics {...shared} customer={customer} /> : <NotShared customer={customer} />;
}

type SharedMetricsProps = { measurements: Measurements; today: string } & Pick<CustomerPage, 'customer'>;

function SharedMetrics({ measurements, today, customer }: SharedMetricsProps) {
  const refused = useActionData<typeof action>();
  const { id, name, email, isClosed } = customer;
  const pathOf = viewPathsOf(customerTabPath(id, 'metrics'), measurements.view);
  return (
    <MeasurementsBoard
      {...{ measurements, pathOf }}
      seriesPath={seriesPath(customerTabPath(id, 'metrics'))}
      form={
        isClosed ? (
          <Card>No measurements can be added to a closed account.</Card>
        ) : (
          <AddMeasurementCard
            {...{ pathOf, today, refused }}
            units={measurements.summary.units}
            description={`For what you measure in person. ${name ?? email} sees that you did.`}
          />
        )
      }
    />
  );
}
