import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { GenerateForm } from '~/features/groceries/generate-form';
import { generateList } from '~/features/groceries/generate-list.server';
import { readGroceryList, readPlanToShopFor } from '~/features/groceries/groceries.server';
import { groceryViewIn } from '~/features/groceries/grocery-view';
import { addDays } from '~/features/meal-plans/plan-dates';
import { groceryListPath } from '~/paths/groceries';
import { groceriesPath } from '~/paths/pages';
import { todayIn } from '~/platform/calendar';
import { formState } from '~/platform/forms';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { Banner, PageHeader } from '~/ui';

const title = 'Generate from Meal Plan';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const { list: id } = groceryViewIn(new URL(request.url).searchParams);
  const [plan, list] = await Promise.all([
    readPlanToShopFor(context),
    id ? readGroceryList(context, id) : null,
  ]);
  const tomorrow = addDays(todayIn(timeZone), 1);
  const startsLater = plan !== null && plan.startsOn > tomorrow;
  return {
    plan,
    list: list && { id: list.id, name: list.name },
    from: startsLater ? plan.startsOn : tomorrow,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  return generateList({ context, request });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function GenerateList() {
  const { plan, list, from } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const back = groceryListPath(groceriesPath, { list: list?.id });
  return (
    <div className="max-w-form">
      <PageHeader
        title={title}
        description={plan ? `What to buy for “${plan.planName}”` : undefined}
        back={{ to: back, label: list?.name ?? 'Grocery List' }}
      />
      {plan ? (
        <GenerateForm {...{ plan, list, from, refused }} cancelTo={back} />
      ) : (
        <>
          <FormProblems form={formState(refused)} title="The list could not be generated" />
          <Banner tone="warning" title="No Meal Plan">
            You need an assigned meal plan to generate a grocery list
          </Banner>
        </>
      )}
    </div>
  );
}

export const meta = pageMeta({ title });
