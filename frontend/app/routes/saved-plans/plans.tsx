import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData, useLocation, useOutlet, useParams } from '@remix-run/react';
import { keepInBackground, useFreshList, useKept, useOpenedAsPage } from '~/features/overlay/background-page';
import { listPlans, queryIn, requireLibrary } from '~/features/saved-plans/saved-plans.server';
import { savedPlansPath } from '~/paths/saved-plans';
import { pageMeta } from '~/platform/page-meta';

/**
 * Loads the list only for its own address. A plan that opens over it needs no second load, and by its own
 * address it is shown alone.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { user, library, url } = await requireLibrary(context, request);
  if (params.id) return null;
  const query = queryIn(url.searchParams);
  const found = await listPlans(context, query);
  if (!found.problem && query.page > found.pages)
    throw redirect(savedPlansPath(library, { ...query, page: found.pages }));
  return { library, query, ...found, timeZone: user.timeZone };
}

export type LoadedPlans = NonNullable<Awaited<ReturnType<typeof loader>>>;

export const shouldRevalidate = keepInBackground('id');

export default function SavedPlans() {
  const loaded = useLoaderData<typeof loader>();
  const { id } = useParams();
  const { pathname } = useLocation();
  // Actions on a plan open over the list on a phone too, because they are short.
  const isPage = useOpenedAsPage(pathname.endsWith(`/${id}`) ? id : undefined);
  const outlet = useOutlet(id ? (loaded && !isPage ? { overlay: true } : undefined) : loaded);
  const list = useKept(id ? undefined : outlet);
  useFreshList(id, loaded !== null);
  return (
    <>
      {(loaded && !isPage) || !id ? list : null}
      {id ? outlet : null}
    </>
  );
}

export const meta = pageMeta({ title: 'Saved Plans' });
