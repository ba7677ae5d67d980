import { useRootData } from '~/platform/root-data';

/** The browser asks for little: its user pays for every megabyte, or waits for it. */
export const useDataSaver = (): boolean => useRootData()?.savesData ?? false;
