import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { trainerLeaving } from '~/features/own-profile/trainer-leaving';
import { profileOf } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { dataOf, pageNotFound } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const answer = await apiFor(context).GET('/api/customer/trainers');
  const { trainers } = dataOf(answer, context.requestId);
  const trainer = trainers.find(({ id }) => id === params.id);
  if (!trainer) throw pageNotFound(context.requestId);
  return { name: trainer.name ?? trainer.email };
}

export async function action({ params, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const path = { id: params.id ?? '' };
  const answer = await apiFor(context).DELETE('/api/customer/trainers/{id}', { params: { path } });
  return redirectWithAnswer(context, profileOf('customer'), answer);
}

export default function LeaveTrainer() {
  const { name } = useLoaderData<typeof loader>();
  return <ConfirmPage {...trainerLeaving(name)} cancelTo={profileOf('customer')} />;
}

export const meta = pageMeta({ title: 'End Coaching' });
