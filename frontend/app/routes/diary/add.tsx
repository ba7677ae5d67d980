import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AmountForm } from '~/features/diary/amount-form';
import { dayIn, findFoods } from '~/features/diary/diary.server';
import { dayInWords, mealIn } from '~/features/diary/diary-texts';
import { addFood } from '~/features/diary/entry-form.server';
import { measureOptions, usualAmount } from '~/features/diary/food-amounts';
import { FoodResults } from '~/features/diary/food-results';
import { FoodSearch } from '~/features/diary/food-search';
import { FormProblems } from '~/features/forms/form-problems';
import { readAskedConsent } from '~/features/health-consent/health-consent.server';
import { addEntryPath, diaryDayPath } from '~/paths/diary';
import { formState } from '~/platform/forms';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { Card, PageHeader, Stack } from '~/ui';

const maxTyped = 100;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const { date } = dayIn(request.url, timeZone);
  if (await readAskedConsent(context)) throw redirect(diaryDayPath(date));
  const { searchParams } = new URL(request.url);
  const search = (searchParams.get('search') ?? '').trim().slice(0, maxTyped);
  const foods = await findFoods(context, search);
  const picked = foods.find(({ id }) => id === searchParams.get('food')) ?? null;
  return { date, meal: mealIn(searchParams.get('meal')), search, foods, picked };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  return addFood({ context, request, failed: 'Failed to add the food' });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function AddFood() {
  const { date, meal, search, foods, picked } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const form = formState(refused);
  const isOfPicked = picked !== null && form.valueIn('source') === picked.id;
  return (
    <div className="max-w-form">
      <PageHeader title="Add Food" back={{ to: diaryDayPath(date), label: dayInWords(date) }} />
      <Stack>
        <FoodSearch {...{ date, meal, search }} />
        {picked ? (
          <Card title={picked.name} description={picked.detail}>
            <AmountForm
              key={picked.id}
              {...{ meal, refused: isOfPicked ? refused : undefined }}
              usual={usualAmount(picked)}
              measures={measureOptions({
                amounts: picked.amounts,
                hasServing: picked.per === 'serving',
                hasWeight: picked.per === '100 g' || picked.servingGrams !== null,
              })}
              fields={{
                kind: picked.kind === 'recipe' ? 'recipe' : 'food',
                source: picked.id,
                day: date,
              }}
              submitText="Add"
              cancelTo={addEntryPath({ date, meal, search })}
            />
          </Card>
        ) : null}
        {isOfPicked ? null : <FormProblems form={form} title="The food could not be added" />}
        <FoodResults {...{ foods, date, meal, search }} />
      </Stack>
    </div>
  );
}

export const meta = pageMeta({ title: 'Add Food' });
