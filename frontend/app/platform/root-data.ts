import { useRouteLoaderData } from '@remix-run/react';

/** What of the root's data other pages read. */
export type RootData = { requestId: string; savesData: boolean };

/** None where the root could not be loaded. */
export const useRootData = (): RootData | undefined => useRouteLoaderData('root') as RootData | undefined;
