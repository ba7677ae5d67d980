import { useRootData } from '~/platform/root-data';

/** The ID under which the log contains the request for this page. */
export const useRequestId = (): string | null => useRootData()?.requestId ?? null;
