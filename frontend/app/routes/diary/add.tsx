import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AmountForm } from '~/features/diary/amount-form';
import { addingIn, findFoods } from '~/features/diary/diary.server';
import { dayInWords, type FoundFood, mealLabels, meals } from '~/features/diary/diary-texts';
import { addFood } from '~/features/diary/entry-form.server';
import { measureOptions, usualAmount } from '~/features/diary/food-amounts';
import { FoodResults } from '~/features/diary/food-results';
import { FoodSearch } from '~/features/diary/food-search';
import { PortionCard } from '~/features/diary/portion-card';
import { FormProblems } from '~/features/forms/form-problems';
import { readAskedConsent } from '~/features/health-consent/health-consent.server';
import { type Adding, addEntryPath, diaryDayPath, quickAddPath } from '~/paths/diary';
import { formState, type RefusedForm } from '~/platform/forms';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { ButtonLink, Card, LinkTabs, PageHeader, Stack } from '~/ui';

const maxTyped = 100;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const { searchParams } = new URL(request.url);
  const search = (searchParams.get('search') ?? '').trim().slice(0, maxTyped);
  const [adding, foods, consent] = await Promise.all([
    addingIn(context, request.url, timeZone),
    findFoods(context, search),
    readAskedConsent(context),
  ]);
  if (consent) throw redirect(diaryDayPath(adding.date));
  const picked = foods.find(({ id }) => id === searchParams.get('food')) ?? null;
  return { ...adding, search, foods, picked };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  return addFood({ context, request, failed: 'Failed to add the food' });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function AddFood() {
  const { date, meal, instead, search, foods, picked } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const answers = instead && { planId: instead.planId, mealNumber: String(instead.mealNumber) };
  const adding: Adding = { date, meal, ...answers };
  const fields = { day: date, meal, ...answers };
  const back = { to: diaryDayPath(date), label: dayInWords(date) };
  const refusedOf = refusedFormOf(refused, picked);
  return (
    <div className="max-w-form">
      {instead ? (
        <PageHeader title={instead.name} description={`${mealLabels[meal]} of your plan`} back={back} />
      ) : (
        <PageHeader title={`Add to ${mealLabels[meal]}`} back={back} />
      )}
      <Stack>
        {instead ? (
          <>
            <PortionCard meal={instead} fields={fields} refused={refusedOf.portion} />
            <h2 className="text-xl font-semibold">Something else instead</h2>
          </>
        ) : (
          <LinkTabs
            label="Meal"
            replace
            tabs={meals.map((one) => ({
              label: mealLabels[one],
              to: addEntryPath({ date, meal: one, search }),
              current: one === meal,
            }))}
          />
        )}
        <FoodSearch {...{ adding, fields, search }} />
        {picked ? (
          <PickedFood
            key={picked.id}
            {...{ picked, fields, meal, refused: refusedOf.picked }}
            cancelTo={addEntryPath({ ...adding, search })}
          />
        ) : null}
        <FormProblems form={formState(refusedOf.other)} title="The food could not be added" />
        <FoodResults {...{ foods, adding, fields, search }} />
        {foods.length > 0 ? (
          <p>
            <ButtonLink to={quickAddPath(adding)}>Quick add own figures</ButtonLink>
          </p>
        ) : null}
      </Stack>
    </div>
  );
}

/** Gives a refusal to the form that was sent, which is the one of the portion, of the picked food, or a single button. */
function refusedFormOf(refused: RefusedForm | undefined, picked: FoundFood | null) {
  const { kind, source } = refused?.initialValue ?? {};
  if (kind === 'plan_meal') return { portion: refused };
  return picked && source === picked.id ? { picked: refused } : { other: refused };
}

type PickedFoodProps = {
  picked: FoundFood;
  fields: Readonly<Record<string, string>>;
  meal: Adding['meal'] & string;
  refused: RefusedForm | undefined;
  cancelTo: string;
};

/** Takes any amount of a food, in each of its measures. */
function PickedFood({ picked, fields, meal, refused, cancelTo }: PickedFoodProps) {
  const { day = '', planId, mealNumber } = fields;
  return (
    <Card title={picked.name} description={picked.detail}>
      <AmountForm
        {...{ meal, refused, cancelTo }}
        usual={usualAmount(picked)}
        measures={measureOptions({
          amounts: picked.amounts,
          hasServing: picked.per === 'serving',
          hasWeight: picked.per === '100 g' || picked.servingGrams !== null,
        })}
        fields={{ source: picked.id, day, ...(planId && mealNumber ? { planId, mealNumber } : {}) }}
        submitText="Add"
      />
    </Card>
  );
}

export const meta = pageMeta({ title: 'Add Food' });
