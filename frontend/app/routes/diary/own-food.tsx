import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readOwnFood } from '~/features/diary/diary.server';
import { OwnFoodForm } from '~/features/diary/own-food-form';
import { saveOwnFood } from '~/features/diary/own-food-form.server';
import { ownFoodsPath } from '~/paths/diary';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return { food: await readOwnFood(context, params.id) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const path = { id: params.id ?? '' };
  return saveOwnFood({ context, request }, (body) =>
    apiFor(context).PUT('/api/nutrition/foods/{id}', { params: { path }, body }),
  );
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function EditOwnFood() {
  const { food } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="max-w-form">
      <PageHeader
        title={`Edit ${food.name}`}
        description="What you logged before keeps the figures that it had."
        back={{ to: ownFoodsPath, label: 'Own Foods' }}
      />
      <OwnFoodForm food={food} refused={refused} submitText="Save changes" />
    </div>
  );
}

export const meta = pageMeta({ title: 'Edit Own Food' });
