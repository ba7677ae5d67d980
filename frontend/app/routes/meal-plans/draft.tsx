import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData, useOutlet } from '@remix-run/react';
import { useMemo } from 'react';
import { changeDraft } from '~/features/plan-draft/change-draft.server';
import { readShownDraft, type ShownDraft } from '~/features/plan-draft/draft.server';
import type { DraftAnswer } from '~/features/plan-draft/draft-answer';
import { DraftView } from '~/features/plan-draft/draft-view';
import { draftPath } from '~/paths/drafts';
import { libraryOf } from '~/paths/saved-plans';
import { requireUser } from '~/platform/guards.server';
import { parseJsonText, toJsonText } from '~/platform/json-text';
import { pageMeta } from '~/platform/page-meta';

/**
 * Loads the plan only for its own address. A page that opens over it needs no second load, and by its own
 * address it is shown alone.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { timeZone, role } = await requireUser(context, 'trainer', 'admin');
  const url = new URL(request.url);
  if (url.pathname !== draftPath(params.id ?? '')) return null;
  const draft = await readShownDraft(context, params.id, url);
  return { title: draft.plan.planName, draft: toJsonText(draft), timeZone, library: libraryOf(role) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { role } = await requireUser(context, 'trainer', 'admin');
  return changeDraft(context, request, params.id ?? '', role);
}

// The plan is not reloaded for pages that lie over it, and is reloaded when the user returns to it.
export const shouldRevalidate = ({ nextUrl, nextParams, actionResult }: ShouldRevalidateFunctionArgs) =>
  !actionResult?.offline && nextUrl.pathname === draftPath(nextParams.id ?? '');

export default function DraftPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<DraftAnswer>();
  const draft = useMemo(() => (loaded ? parseJsonText<ShownDraft>(loaded.draft) : null), [loaded]);
  const outlet = useOutlet(loaded ? { overlay: true } : undefined);
  return (
    <>
      {loaded && draft ? (
        <DraftView draft={draft} timeZone={loaded.timeZone} library={loaded.library} answer={answer} />
      ) : null}
      {outlet}
    </>
  );
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta({ title: args.data?.title || 'Meal plan' })(args);
