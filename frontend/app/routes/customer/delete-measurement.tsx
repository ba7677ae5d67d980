import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { measurementDeletion } from '~/features/progress/measurement-deletion';
import { readMeasurement } from '~/features/progress/measurements.server';
import { progressPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return { measurement: await readMeasurement(context, params.id) };
}

export async function action({ params, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const path = { id: params.id ?? '' };
  const answer = await apiFor(context).DELETE('/api/progress/measurements/{id}', { params: { path } });
  return redirectWithAnswer(context, progressPath, answer, 'Failed to delete measurement');
}

export default function DeleteMeasurement() {
  const { measurement } = useLoaderData<typeof loader>();
  return <ConfirmPage {...measurementDeletion(measurement)} cancelTo={progressPath} />;
}

export const meta = pageMeta({ title: 'Delete Measurement' });
