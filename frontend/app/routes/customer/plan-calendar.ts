import type { LoaderFunctionArgs } from '@remix-run/node';
import { calendarFile } from '~/features/plan-export/calendar.server';
import { requireUser } from '~/platform/guards.server';

/** The meals as events, for a calendar to keep. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return calendarFile(context, params.id ?? '');
}
