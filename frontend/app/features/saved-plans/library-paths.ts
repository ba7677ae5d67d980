import type { Role } from '~/platform/paths';

/** Trainers and admins have a library each, in their own part of the application. */
export type Library = '/trainer/meal-plans' | '/admin/meal-plans';

export const libraryOf = (role: Role): Library =>
  role === 'admin' ? '/admin/meal-plans' : '/trainer/meal-plans';

export type ListQuery = { search: string; templates: boolean | null; page: number };

/** The list, searched and turned to a page. */
export function listPath(library: Library, { search, templates, page }: Partial<ListQuery> = {}): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(typeof templates === 'boolean' && { templates: templates ? 'only' : 'none' }),
    ...(page && page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `${library}?${params}` : library;
}

export const planPath = (library: Library, id: string): string => `${library}/${id}`;

/** What can be done with a plan, and where it is come back to. */
export const taskPath = (library: Library, id: string, task: string, from?: string): string =>
  `${planPath(library, id)}/${task}${from ? `?${new URLSearchParams({ from })}` : ''}`;

export type PlanTab = 'schedule' | 'prep';

export function tabPath(library: Library, id: string, tab: PlanTab, week = 1): string {
  const params = new URLSearchParams({
    ...(tab === 'prep' && { tab }),
    ...(week > 1 && { week: String(week) }),
  });
  const path = planPath(library, id);
  return params.size > 0 ? `${path}?${params}` : path;
}
