import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { readGroceries } from '~/features/groceries/groceries.server';
import { actOnGroceries } from '~/features/groceries/grocery-actions.server';
import { GroceryBoard } from '~/features/groceries/grocery-board';
import { useListNews } from '~/features/groceries/use-list-news';
import { DashboardTabs } from '~/features/my-plans/dashboard-tabs';
import { groceriesTabPath } from '~/paths/groceries';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader } from '~/ui';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return readGroceries(context, request.url);
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  return actOnGroceries({ request, context });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function Groceries() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { pathname } = useLocation();
  useListNews(loaded.list);
  return (
    <>
      <PageHeader title="Grocery List" />
      {pathname === groceriesTabPath ? <DashboardTabs current={groceriesTabPath} /> : null}
      <GroceryBoard
        {...loaded}
        base={pathname}
        refused={answer && 'attempt' in answer ? answer : undefined}
      />
    </>
  );
}

export const meta = pageMeta({ title: 'Grocery List' });
