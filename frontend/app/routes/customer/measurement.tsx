import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { MeasurementForm } from '~/features/progress/measurement-form';
import { saveMeasurement } from '~/features/progress/measurement-form.server';
import { readMeasurement } from '~/features/progress/measurements.server';
import { progressPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { todayIn } from '~/platform/calendar';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader } from '~/ui';

const title = 'Edit Measurement';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  return { measurement: await readMeasurement(context, params.id), timeZone, today: todayIn(timeZone) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const path = { id: params.id ?? '' };
  return saveMeasurement(
    { context, request, timeZone, back: progressPath, failed: 'Failed to update measurement' },
    (body) => apiFor(context).PUT('/api/progress/measurements/{id}', { params: { path }, body }),
  );
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function EditMeasurement() {
  const { measurement, timeZone, today } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="max-w-form">
      <PageHeader title={title} back={{ to: progressPath, label: 'Progress' }} />
      <MeasurementForm
        {...{ measurement, timeZone, today, refused }}
        units={measurement.units}
        cancelTo={progressPath}
      />
    </div>
  );
}

export const meta = pageMeta({ title });
