import { type Role, trainerPlansPath } from './pages';

/** Trainers and admins each have a list of saved plans in their own area. */
export type Library = typeof trainerPlansPath | typeof adminPlansPath;

export const adminPlansPath = '/admin/meal-plans';

export const libraryOf = (role: Role): Library => (role === 'admin' ? adminPlansPath : trainerPlansPath);

export const savedPlanPath = (library: Library, id: string): string => `${library}/${id}`;

export type SavedPlanTask =
  | 'assign'
  | 'assignments'
  | 'share'
  | 'details'
  | 'change'
  | 'delete'
  | `assignments/${string}/withdraw`;

/** The page for a task with a plan. `from` is the page to return to. */
export const savedPlanTaskPath = (library: Library, id: string, task: SavedPlanTask, from?: string): string =>
  `${savedPlanPath(library, id)}/${task}${from ? `?${new URLSearchParams({ from })}` : ''}`;

export type SavedPlansQuery = { search: string; templates: boolean | null; page: number };

/** The list with a search and a page number. */
export function savedPlansPath(
  library: Library,
  { search, templates, page }: Partial<SavedPlansQuery> = {},
): string {
  return withParams(library, {
    ...(search && { search }),
    ...(typeof templates === 'boolean' && { templates: templates ? 'only' : 'none' }),
    ...(page && page > 1 && { page: String(page) }),
  });
}

export type SavedPlanTab = 'schedule' | 'prep';

export const savedPlanTabPath = (library: Library, id: string, tab: SavedPlanTab, week = 1): string =>
  withParams(savedPlanPath(library, id), {
    ...(tab === 'prep' && { tab }),
    ...(week > 1 && { week: String(week) }),
  });

function withParams(path: string, query: Record<string, string>): string {
  const params = new URLSearchParams(query);
  return params.size > 0 ? `${path}?${params}` : path;
}
