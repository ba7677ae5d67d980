import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readAskedConsent } from '~/features/health-consent/health-consent.server';
import { AddMeasurementCard } from '~/features/progress/add-measurement-card';
import { measurementDeletion } from '~/features/progress/measurement-deletion';
import type { Measurement } from '~/features/progress/measurement-figures';
import { saveMeasurement } from '~/features/progress/measurement-form.server';
import { measurementViewIn, viewPathsOf } from '~/features/progress/measurement-view';
import { readMeasurements } from '~/features/progress/measurements.server';
import { MeasurementsBoard } from '~/features/progress/measurements-board';
import { UndoDeletion } from '~/features/progress/undo-deletion';
import { afterRestoring, deletedIdIn, restoredIdIn } from '~/features/progress/undo-deletion.server';
import { progressPath } from '~/paths/pages';
import { deleteMeasurementPath, importMeasurementsPath, measurementPath, seriesPath } from '~/paths/progress';
import { apiFor } from '~/platform/api.server';
import { todayIn } from '~/platform/calendar';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { ButtonLink, ConfirmLink, Stack, TextLink } from '~/ui';
import { EditIcon, TrashIcon } from '~/ui/icons';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const [measurements, consent] = await Promise.all([
    readMeasurements(context, request.url),
    readAskedConsent(context),
  ]);
  const deleted = deletedIdIn(request.url);
  return { ...measurements, consent, timeZone, deleted, today: todayIn(timeZone) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const view = measurementViewIn(new URL(request.url).searchParams);
  const back = viewPathsOf(progressPath, view)({ page: 1 });
  const id = await restoredIdIn(request);
  if (id !== null) {
    const params = { path: { id: id || 'none' } };
    const answer = await apiFor(context).POST('/api/progress/measurements/{id}/restore', { params });
    return afterRestoring(context, answer, progressPath);
  }
  return saveMeasurement(
    { context, request, timeZone, back, failed: 'Failed to add measurement' },
    (measurement) => apiFor(context).POST('/api/progress/measurements', { body: measurement }),
  );
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function Measurements() {
  const { timeZone, today, consent, deleted, ...measurements } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const pathOf = viewPathsOf(progressPath, measurements.view);
  return (
    <Stack>
      <UndoDeletion deleted={deleted} text="The measurement was deleted." />
      <MeasurementsBoard
        {...{ measurements, pathOf, timeZone }}
        seriesPath={seriesPath(progressPath)}
        form={
          <AddMeasurementCard
            {...{ pathOf, timeZone, today, refused, consent }}
            units={measurements.summary.units}
            description="The trainers who coach you see your measurements. Administrators do not."
          >
            <p className="mt-4 text-sm">
              Measured elsewhere? <TextLink to={importMeasurementsPath}>Import a table</TextLink>
            </p>
          </AddMeasurementCard>
        }
        actionsOf={(row) => <RowActions row={row} />}
      />
    </Stack>
  );
}

function RowActions({ row }: { row: Measurement }) {
  return (
    <div className="-ms-4 flex flex-wrap sm:-me-4 sm:ms-0 sm:justify-end">
      <ButtonLink to={measurementPath(row.id)} variant="quiet" icon={EditIcon}>
        Edit
      </ButtonLink>
      <ConfirmLink
        to={deleteMeasurementPath(row.id)}
        look={{ variant: 'quiet', icon: TrashIcon }}
        text="Delete"
        confirmation={measurementDeletion(row)}
      />
    </div>
  );
}
