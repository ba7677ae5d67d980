import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { currentSpelling } from '~/features/profile/time-zones.server';
import { homeOf } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/own-path';
import { readForm } from '~/platform/read-form.server';
import { redirectWithToast } from '~/platform/toast.server';

export async function loader() {
  return redirect('/');
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(context);
  const form = await readForm(request);
  const timeZone = currentSpelling(String(form.get('timeZone') ?? ''));
  const back = ownPath(form.get('redirectTo')) ?? homeOf(user.role);
  const answer = await apiFor(context).PUT('/api/profile', { body: { timeZone } });
  if (form.has('silently')) return redirect(back);
  if (answer.data) return redirectWithToast(context, back, { tone: 'success', title: 'Time zone saved' });
  const { fields, message } = failureOf(answer);
  return redirectWithToast(context, back, { tone: 'danger', title: fields.timeZone?.[0] ?? message });
}

// A component makes this a page, so that its errors are shown as one.
export default function TimeZone() {
  return null;
}
