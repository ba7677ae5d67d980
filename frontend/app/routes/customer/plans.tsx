import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData, useOutlet, useParams } from '@remix-run/react';
import { dashboardTabs } from '~/features/my-plans/dashboard-tabs';
import { activeFilters, filtersFrom } from '~/features/my-plans/my-plan-filters';
import { listPlans, readCurrentPlan } from '~/features/my-plans/my-plans.server';
import { keepInBackground, useFreshList, useKept, useOpenedAsPage } from '~/features/overlay/background-page';
import { zonesToAskFor } from '~/features/profile/time-zones.server';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';

/** A plan that was opened by its own address is shown alone. Only one opened from the dashboard lies over it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, 'customer');
  if (params.id) return null;
  const url = new URL(request.url);
  const tab = dashboardTabs[url.searchParams.get('tab') ?? ''];
  if (tab) throw redirect(tab);
  const [list, current, trainers] = await Promise.all([
    listPlans(context, url),
    readCurrentPlan(context),
    apiFor(context).GET('/api/customer/trainers'),
  ]);
  const { email, name, createdAt, timeZone } = user;
  const isStart = activeFilters(filtersFrom(url.searchParams)) === 0;
  return {
    base: url.pathname,
    list,
    goal: current.fitnessGoal,
    followed: isStart ? current.followed : null,
    hasPlan: current.hasPlan,
    trainers: dataOf(trainers, context.requestId).trainers,
    account: { email, name, memberSince: createdAt, timeZone },
    zones: zonesToAskFor(user),
  };
}

export const shouldRevalidate = keepInBackground('id');

export default function Plans() {
  const loaded = useLoaderData<typeof loader>();
  const { id } = useParams();
  const isPage = useOpenedAsPage(id);
  const outlet = useOutlet(id && loaded && !isPage ? { overlay: true } : undefined);
  const dashboard = useKept(id ? undefined : outlet);
  useFreshList(id, loaded !== null);
  return (
    <>
      {(loaded && !isPage) || !id ? dashboard : null}
      {id ? outlet : null}
    </>
  );
}

export const meta = pageMeta({ title: 'My Fitness Dashboard' });
