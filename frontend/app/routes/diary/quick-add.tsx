import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { dayIn } from '~/features/diary/diary.server';
import { dayInWords, mealIn } from '~/features/diary/diary-texts';
import { addOwnFigures } from '~/features/diary/entry-form.server';
import { OwnFiguresForm } from '~/features/diary/own-figures-form';
import { readAskedConsent } from '~/features/health-consent/health-consent.server';
import { diaryDayPath } from '~/paths/diary';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader } from '~/ui';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const { date } = dayIn(request.url, timeZone);
  if (await readAskedConsent(context)) throw redirect(diaryDayPath(date));
  return { date, meal: mealIn(new URL(request.url).searchParams.get('meal')) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const { date } = dayIn(request.url, timeZone);
  return addOwnFigures({ context, request, failed: 'Failed to add the entry' }, date);
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function QuickAdd() {
  const { date, meal } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="max-w-form">
      <PageHeader
        title="Quick Add"
        description="Your own figures, for instance those of a label."
        back={{ to: diaryDayPath(date), label: dayInWords(date) }}
      />
      <OwnFiguresForm
        initial={{ meal }}
        refused={refused}
        submitText="Add"
        cancelTo={diaryDayPath(date)}
        offersToKeep
      />
    </div>
  );
}

export const meta = pageMeta({ title: 'Quick Add' });
