import type { LoaderFunctionArgs } from '@remix-run/node';
import { readEveryDay } from '~/features/progress/charts.server';
import { requireUser } from '~/platform/guards.server';

/** Sends the values of every day to a chart that is explored. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return readEveryDay(context, request.url);
}
