import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import type { AnswerInPlace } from '~/features/forms/answer-in-place';
import { myPlanPath, prepPath, tickAnchor } from '~/paths/my-plans';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/own-path';
import { redirectWithToast, type Toast, toastHeaders } from '~/platform/toast.server';

/** There is nothing to show at this address, so it redirects to the plan. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  throw redirect(myPlanPath(encodeURIComponent(params.id ?? '')));
}

const schema = z.object({
  week: z.coerce.number().default(1),
  tick: text,
  untick: text,
  untickAll: text,
  redirectTo: text,
  stay: text,
});

/** The checkmark itself confirms the change, so only failures show a message. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const { week, tick, untick, untickAll, redirectTo, stay } = (await decodeForm(request, schema)).value;
  const id = params.id ?? '';
  const path = { id };
  const item = tick || untick;
  const api = apiFor(context);
  const answer = untickAll
    ? await api.DELETE('/api/meal-plans/{id}/ticks', { params: { path, query: { week } } })
    : await api.PUT('/api/meal-plans/{id}/ticks', {
        params: { path },
        body: { week, item, ticked: tick !== '' },
      });
  const done = answer.response.ok;
  const toast: Toast = { tone: 'danger', title: 'Not saved', text: failureOf(answer).message };
  if (stay) {
    return data<AnswerInPlace>({ done }, done ? undefined : { headers: toastHeaders(context, toast) });
  }
  const page = ownPath(redirectTo) ?? prepPath(id, week);
  if (!done) return redirectWithToast(context, page, toast);
  return redirect(untickAll ? page : `${page}#${tickAnchor(item)}`);
}
