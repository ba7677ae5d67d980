import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { DialogOrPage } from '~/features/overlay/dialog-or-page';
import { ShareForm } from '~/features/plan-sharing/share-form';
import { RevokeLink, ShareLink } from '~/features/plan-sharing/share-link';
import { endOf, shownLink } from '~/features/plan-sharing/share-link.server';
import { keepExpiry, shareIntent } from '~/features/plan-sharing/share-words';
import { readSavedPlan, readShareLink, requireLibrary } from '~/features/saved-plans/saved-plans.server';
import { savedPlanTaskPath } from '~/paths/saved-plans';
import { apiFor } from '~/platform/api.server';
import { ApiFailure, failureOf } from '~/platform/api-errors.server';
import { tomorrowIn } from '~/platform/calendar';
import { decodeForm, refuseForm, text, texts } from '~/platform/forms.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';

const title = 'Share Meal Plan';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { user, from } = await requireLibrary(context, request);
  const [{ mealPlanData }, link] = await Promise.all([
    readSavedPlan(context, params.id),
    readShareLink(context, params.id ?? ''),
  ]);
  return {
    planName: mealPlanData.planName,
    from,
    earliest: tomorrowIn(user.timeZone),
    link: link && shownLink(link, new Date()),
  };
}

const schema = z.object({ intent: z.enum(shareIntent), expiry: text, expiresAt: text, show: texts });

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { user, library, from } = await requireLibrary(context, request);
  const submission = await decodeForm(request, schema);
  const id = params.id ?? '';
  const at = { params: { path: { id } } };
  const here = savedPlanTaskPath(library, id, 'share', from);
  const { intent, show, ...wish } = submission.value;
  if (intent === shareIntent.revoke) {
    const { data, ...answer } = await apiFor(context).DELETE('/api/meal-plans/{id}/share', at);
    if (data) return redirectWithToast(context, here, { tone: 'success', title: data.message });
    const text = failureOf(answer, 'Failed to revoke share link').message;
    return redirectWithToast(context, here, { tone: 'danger', title: 'Error', text });
  }
  try {
    const present = wish.expiry === keepExpiry ? await readShareLink(context, id) : null;
    const expiresAt = present ? present.expiresAt : endOf(wish, user.timeZone, new Date());
    const body = { expiresAt, showClient: show.includes('client'), showNotes: show.includes('notes') };
    const answer = await apiFor(context).POST('/api/meal-plans/{id}/share', { ...at, body });
    if (!answer.data) throw failureOf(answer, 'Failed to create share link');
    return redirectWithToast(context, here, { tone: 'success', title: answer.data.message });
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return refuseForm({ context, submission, failure });
  }
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function SharePage() {
  const { planName, from, earliest, link } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <DialogOrPage title={title} back={{ to: from, label: 'Back' }}>
      <div className="grid gap-6">
        <p className="font-semibold wrap-anywhere">{planName}</p>
        {link ? <ShareLink link={link} /> : null}
        <ShareForm key={link?.shareUrl} link={link} earliest={earliest} refused={refused} />
        {link ? <RevokeLink /> : null}
      </div>
    </DialogOrPage>
  );
}

export const meta = pageMeta({ title });
