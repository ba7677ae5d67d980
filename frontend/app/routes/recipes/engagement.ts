import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { z } from 'zod';
import { act } from '~/features/engagement/engagement.server';
import { type EngagementAnswer, engagementIntent } from '~/features/engagement/engagement-intents';
import { decodeForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/paths';
import { redirectWithToast, toastHeaders } from '~/platform/toast.server';

/** Nothing to see here: whoever comes by this address goes to the recipe. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context);
  throw redirect(`/recipes/${encodeURIComponent(params.id ?? '')}`);
}

const schema = z.object({
  intent: z.enum(engagementIntent),
  redirectTo: text,
  stay: text,
  rating: text,
  ratingId: text,
  helpful: text,
});

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context);
  const { redirectTo, stay, ...asked } = (await decodeForm(request, schema)).value;
  const { done, toast } = await act(context, params.id ?? '', asked);
  if (stay) return data<EngagementAnswer>({ done }, { headers: toastHeaders(context, toast) });
  return redirectWithToast(context, ownPath(redirectTo) ?? `/recipes/${params.id}`, toast);
}

/** Without a connection nothing is done, and the page stays. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<EngagementAnswer> {
  try {
    return await serverAction<EngagementAnswer>();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { done: false, offline: true };
  }
}
