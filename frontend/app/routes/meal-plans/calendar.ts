import type { LoaderFunctionArgs } from '@remix-run/node';
import { calendarFile } from '~/features/plan-export/calendar.server';
import { requireUser } from '~/platform/guards.server';

/** A plan as a file for calendars. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context);
  return calendarFile(context, params.id ?? '');
}
