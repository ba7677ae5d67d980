import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ConsentCard } from '~/features/diary/consent-card';
import { readNutritionGoals } from '~/features/diary/diary.server';
import { goalSourceText } from '~/features/diary/diary-texts';
import { GoalsForm, SharingCard } from '~/features/diary/goals-form';
import { actOnGoals } from '~/features/diary/goals-form.server';
import { readAskedConsent } from '~/features/health-consent/health-consent.server';
import { diaryPath } from '~/paths/diary';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader, Stack } from '~/ui';

const title = 'Nutrition Goals';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const [goals, consent] = await Promise.all([readNutritionGoals(context), readAskedConsent(context)]);
  return { ...goals, consent };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  return actOnGoals(context, request);
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function NutritionGoals() {
  const { goals, withoutOwn, isShared, consent } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="max-w-form">
      <PageHeader
        title={title}
        description={goalSourceText(goals)}
        back={{ to: diaryPath, label: 'Nutrition Tracker' }}
      />
      <Stack>
        <ConsentCard consent={consent} />
        {consent ? null : <GoalsForm {...{ goals, withoutOwn, refused }} />}
        <SharingCard isShared={isShared} />
      </Stack>
    </div>
  );
}

export const meta = pageMeta({ title });
