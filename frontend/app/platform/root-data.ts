import { useRouteLoaderData } from '@remix-run/react';

/** The part of the root's data that other pages use. */
export type RootData = { requestId: string; savesData: boolean };

/** Returns undefined if the root could not be loaded. */
export const useRootData = (): RootData | undefined => useRouteLoaderData('root') as RootData | undefined;
