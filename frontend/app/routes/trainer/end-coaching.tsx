import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readCustomer } from '~/features/customers/customers.server';
import { coachingEnding } from '~/features/trainer/coaching-ending';
import { customerTabPath } from '~/paths/customers';
import { customersPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  const { id, name, email } = await readCustomer(context, params.id);
  return { id, name: name ?? email };
}

export async function action({ params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  const path = { id: params.id ?? '' };
  const answer = await apiFor(context).DELETE('/api/trainer/customers/{id}/coaching', { params: { path } });
  return redirectWithAnswer(context, customersPath, answer);
}

export default function EndCoaching() {
  const { id, name } = useLoaderData<typeof loader>();
  return <ConfirmPage {...coachingEnding(name)} cancelTo={customerTabPath(id, 'coaching')} />;
}

export const meta = pageMeta({ title: 'End Coaching' });
