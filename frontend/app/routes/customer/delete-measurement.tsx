import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { measurementDeletion } from '~/features/progress/measurement-deletion';
import { readMeasurement } from '~/features/progress/measurements.server';
import { afterDeletion } from '~/features/progress/undo-deletion.server';
import { progressPath } from '~/paths/pages';
import { deletedMeasurementPath } from '~/paths/progress';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return { measurement: await readMeasurement(context, params.id) };
}

export async function action({ params, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const path = { id: params.id ?? '' };
  const answer = await apiFor(context).DELETE('/api/progress/measurements/{id}', { params: { path } });
  return afterDeletion(context, answer, {
    ...{ undo: deletedMeasurementPath(path.id), list: progressPath },
    failed: 'Failed to delete measurement',
  });
}

export default function DeleteMeasurement() {
  const { measurement } = useLoaderData<typeof loader>();
  return <ConfirmPage {...measurementDeletion(measurement)} cancelTo={progressPath} />;
}

export const meta = pageMeta({ title: 'Delete Measurement' });
