import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readOwnFood } from '~/features/diary/diary.server';
import { ownFoodDeletion } from '~/features/diary/own-food-deletion';
import { ownFoodsPath } from '~/paths/diary';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return { food: await readOwnFood(context, params.id) };
}

export async function action({ params, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const path = { id: params.id ?? '' };
  const answer = await apiFor(context).DELETE('/api/nutrition/foods/{id}', { params: { path } });
  return redirectWithAnswer(context, ownFoodsPath, answer, 'Failed to delete the food');
}

export default function DeleteOwnFood() {
  const { food } = useLoaderData<typeof loader>();
  return <ConfirmPage {...ownFoodDeletion(food)} cancelTo={ownFoodsPath} />;
}

export const meta = pageMeta({ title: 'Delete Own Food' });
