import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '~/root';

/** The browser asks for little: its user pays for every megabyte, or waits for it. */
export function useSavesData(): boolean {
  return useRouteLoaderData<typeof loader>('root')?.savesData ?? false;
}
