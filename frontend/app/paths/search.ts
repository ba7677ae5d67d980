import { searchPath } from './pages';

export const searchFor = (search: string): string => `${searchPath}?${new URLSearchParams({ search })}`;

/** This address answers with what was found while a user types. */
export const findingsPath = `${searchPath}/findings`;
