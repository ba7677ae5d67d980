import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { OwnFoodForm } from '~/features/diary/own-food-form';
import { saveOwnFood } from '~/features/diary/own-food-form.server';
import { readAskedConsent } from '~/features/health-consent/health-consent.server';
import { diaryPath, ownFoodsPath } from '~/paths/diary';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader } from '~/ui';

const title = 'Add Own Food';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  if (await readAskedConsent(context)) throw redirect(diaryPath);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  return saveOwnFood({ context, request }, (body) => apiFor(context).POST('/api/nutrition/foods', { body }));
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function NewOwnFood() {
  const refused = useActionData<typeof action>();
  return (
    <div className="max-w-form">
      <PageHeader title={title} back={{ to: ownFoodsPath, label: 'Own Foods' }} />
      <OwnFoodForm refused={refused} submitText="Save food" />
    </div>
  );
}

export const meta = pageMeta({ title });
