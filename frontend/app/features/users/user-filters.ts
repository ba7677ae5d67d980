import { type Role, usersPath } from '~/paths/pages';
import { pageIn, searchIn } from '~/platform/page-number';
import { roles } from './roles';

export const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'disabled', label: 'Disabled' },
  { value: 'to_be_deleted', label: 'To be deleted' },
] as const;

export type UserFilters = {
  search?: string | undefined;
  role?: Role | undefined;
  status?: (typeof statuses)[number]['value'] | undefined;
  page: number;
};

/** Reads filters from an address. Invalid values count as not set. */
export function filtersFrom(params: URLSearchParams): UserFilters {
  return {
    search: searchIn(params, 200) || undefined,
    role: roles.find(({ value }) => value === params.get('role'))?.value,
    status: statuses.find(({ value }) => value === params.get('status'))?.value,
    page: pageIn(params),
  };
}

export function usersPathWith({ page, ...filters }: UserFilters): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${usersPath}?${params}` : usersPath;
}
