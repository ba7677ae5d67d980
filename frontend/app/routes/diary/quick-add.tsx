import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { addingIn, dayIn } from '~/features/diary/diary.server';
import { dayInWords } from '~/features/diary/diary-texts';
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
  const [adding, consent] = await Promise.all([
    addingIn(context, request.url, timeZone),
    readAskedConsent(context),
  ]);
  if (consent) throw redirect(diaryDayPath(adding.date));
  return adding;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const { date } = dayIn(request.url, timeZone);
  return addOwnFigures({ context, request, failed: 'Failed to add the entry' }, date);
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function QuickAdd() {
  const { date, meal, instead } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="max-w-form">
      <PageHeader
        title="Quick Add"
        description={
          instead
            ? `Own figures instead of ${instead.name}`
            : 'Your own figures, for instance those of a label.'
        }
        back={{ to: diaryDayPath(date), label: dayInWords(date) }}
      />
      <OwnFiguresForm
        initial={{ meal }}
        fields={instead ? { planId: instead.planId, mealNumber: String(instead.mealNumber) } : {}}
        refused={refused}
        submitText="Add"
        cancelTo={diaryDayPath(date)}
        offersToKeep
      />
    </div>
  );
}

export const meta = pageMeta({ title: 'Quick Add' });
