import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { act } from '~/features/engagement/engagement.server';
import { engagementIntent } from '~/features/engagement/use-engagement';
import { answerInPlace } from '~/features/forms/answer-in-place.server';
import { recipePath } from '~/paths/recipes';
import { decodeForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/own-path';

/** There is nothing to show at this address, so it redirects to the recipe. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context);
  throw redirect(recipePath(encodeURIComponent(params.id ?? '')));
}

const schema = z.object({
  intent: z.enum(engagementIntent),
  redirectTo: text,
  stay: text,
  rating: text,
  ratingId: text,
  helpful: text,
  copied: text,
});

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context);
  const { redirectTo, stay, ...asked } = (await decodeForm(request, schema)).value;
  const outcome = await act(context, params.id ?? '', asked);
  return answerInPlace(context, stay, ownPath(redirectTo) ?? recipePath(params.id ?? ''), outcome);
}
