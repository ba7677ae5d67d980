import { useRootData } from '~/platform/root-data';

/** The id under which the log knows the request for this page. */
export const useRequestId = (): string | null => useRootData()?.requestId ?? null;
