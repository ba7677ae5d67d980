import type { LoaderFunctionArgs } from '@remix-run/node';
import { readEveryDay } from '~/features/progress/charts.server';
import { requireUser } from '~/platform/guards.server';

/** Sends the values of every day to a chart that a customer's trainer explores. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  return readEveryDay(context, request.url, params.id ?? '');
}
