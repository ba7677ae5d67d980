import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AmountForm } from '~/features/diary/amount-form';
import { readEntry } from '~/features/diary/diary.server';
import { dayInWords, figureFields } from '~/features/diary/diary-texts';
import { changeEntry } from '~/features/diary/entry-form.server';
import { measureOptions } from '~/features/diary/food-amounts';
import { OwnFiguresForm } from '~/features/diary/own-figures-form';
import { diaryDayPath } from '~/paths/diary';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader } from '~/ui';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return readEntry(context, params.id ?? '', request.url);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const { data: entry } = await readEntry(context, params.id ?? '', request.url);
  const saving = { context, request, failed: 'Failed to update the entry' };
  return changeEntry(saving, entry.id, entry.kind === 'own');
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function EditEntry() {
  const { data: entry, amounts } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { day, name, meal, kind, amount, measure, grams, figures } = entry;
  const shared = { refused, submitText: 'Save changes', cancelTo: diaryDayPath(day) };
  const usual = amount === null || measure === null ? null : { amount, measure };
  return (
    <div className="max-w-form">
      <PageHeader title={`Edit ${name}`} back={{ to: diaryDayPath(day), label: dayInWords(day) }} />
      {kind === 'own' ? (
        <OwnFiguresForm
          {...shared}
          initial={{
            ...Object.fromEntries(figureFields.map((one) => [one.name, textOf(figures?.[one.name])])),
            name,
            meal,
          }}
        />
      ) : (
        <AmountForm
          {...shared}
          {...{ meal, usual }}
          measures={withCurrent(
            measureOptions({ amounts, hasServing: measure === 'serving', hasWeight: grams !== null }),
            measure,
          )}
          fields={{}}
        />
      )}
    </div>
  );
}

const textOf = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(Math.round(value * 100) / 100);

/** Adds the measure of the entry, which can be kept even if the food no longer offers it. */
const withCurrent = (options: { value: string; label: string }[], current: string | null) =>
  current === null || options.some(({ value }) => value === current)
    ? options
    : [{ value: current, label: current }, ...options];

export const meta = pageMeta({ title: 'Edit Entry' });
