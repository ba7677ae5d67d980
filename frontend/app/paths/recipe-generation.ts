import { adminPath } from './pages';

export const generateRecipesPath = `${adminPath}/recipes/generate`;

/** The dialog over the dashboard, which shows how far a job is. */
export const generatingPath = (jobId: string): string =>
  `${generateRecipesPath}?job=${encodeURIComponent(jobId)}`;

export const generationJobsPath = `${adminPath}/jobs`;

export const generationJobsPagePath = (page: number): string =>
  page > 1 ? `${generationJobsPath}?page=${page}` : generationJobsPath;

export const generationJobPath = (id: string, page = 1): string =>
  `${generationJobsPath}/${encodeURIComponent(id)}${page > 1 ? `?page=${page}` : ''}`;

/** Server-sent events. */
export const jobEventsPath = (id: string): string => `${generationJobPath(id)}/events`;
