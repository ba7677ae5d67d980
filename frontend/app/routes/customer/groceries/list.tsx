import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useLocation,
} from '@remix-run/react';
import { readGroceries } from '~/features/groceries/groceries.server';
import { actOnGroceries } from '~/features/groceries/grocery-actions.server';
import { GroceryBoard } from '~/features/groceries/grocery-board';
import { hasOtherView, keptPage } from '~/features/groceries/offline/kept-page';
import { DashboardTabs } from '~/features/my-plans/dashboard-tabs';
import { groceriesTabPath } from '~/paths/groceries';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader } from '~/ui';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireUser(context, 'customer');
  return readGroceries(context, request.url, id);
}

/** Without a connection, another list is shown as this device last had it. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    const kept = error instanceof Error ? keptPage(request.url) : null;
    if (!kept) throw error;
    return kept;
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  return actOnGroceries({ request, context });
}

export { keepFormWhenOffline as clientAction };

/** Searching, choosing a category, and switching to a list that is here only change what is shown. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  hasOtherView(args) ? false : stayWhenOffline(args);

export default function Groceries() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title="Grocery List" />
      {pathname === groceriesTabPath ? <DashboardTabs current={groceriesTabPath} /> : null}
      <GroceryBoard
        loaded={loaded}
        base={pathname}
        refused={answer && 'attempt' in answer ? answer : undefined}
      />
    </>
  );
}

export const meta = pageMeta({ title: 'Grocery List' });

/** The list can be installed. Its address is where the installed program opens. */
export const links: LinksFunction = () => [
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
];
