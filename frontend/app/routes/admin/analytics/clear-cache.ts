import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { analyticsPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { decodeForm } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { redirectWithAnswer } from '~/platform/toast.server';

const schema = z.object({ from: z.string().optional() });

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const { from = '' } = (await decodeForm(request, schema)).value;
  const answer = await apiFor(context).POST('/api/analytics/cache/clear');
  const isTab = from === analyticsPath || from.startsWith(`${analyticsPath}/`);
  return redirectWithAnswer(context, isTab ? from : analyticsPath, answer, 'Failed to clear cache');
}

/** The address only takes forms. A visit, such as a reload after signing in again, leads to the page. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  return redirect(analyticsPath);
}
