import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '~/root';

/** The id under which the log knows the request for this page. */
export function useRequestId(): string | null {
  return useRouteLoaderData<typeof loader>('root')?.requestId ?? null;
}
