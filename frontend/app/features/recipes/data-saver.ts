import { useRootData } from '~/platform/root-data';

/** Whether the browser asks for less data, because its user pays for it or waits for it. */
export const useDataSaver = (): boolean => useRootData()?.savesData ?? false;
