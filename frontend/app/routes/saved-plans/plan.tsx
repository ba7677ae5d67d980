import type { LoaderFunctionArgs, MetaArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DialogOrPage, useIsOverlay } from '~/features/overlay/dialog-or-page';
import { SavedPlanView } from '~/features/saved-plans/saved-plan-view';
import { requireLibrary } from '~/features/saved-plans/saved-plans.server';
import { readShownPlan } from '~/features/saved-plans/shown-plan.server';
import { pageMeta } from '~/platform/page-meta';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { library, url } = await requireLibrary(context, request);
  return { library, shown: await readShownPlan(context, params.id, url) };
}

export default function SavedPlanPage() {
  const { library, shown } = useLoaderData<typeof loader>();
  const overlay = useIsOverlay();
  const title = shown.plan.planName || 'Unnamed Plan';
  return (
    <DialogOrPage key={shown.id} title={title} back={{ to: library, label: 'Saved Plans' }} wide>
      <SavedPlanView library={library} shown={shown} overlay={overlay} />
    </DialogOrPage>
  );
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta({ title: args.data?.shown.plan.planName || 'Meal Plan' })(args);
