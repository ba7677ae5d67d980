import { type Role, usersPath } from '~/paths/pages';
import { pageIn, searchIn } from '~/platform/page-number';
import { roles } from './roles';

export type UserFilters = {
  search?: string | undefined;
  role?: Role | undefined;
  status?: 'active' | 'disabled' | undefined;
  page: number;
};

/** Reads filters from an address. Invalid values count as not set. */
export function filtersFrom(params: URLSearchParams): UserFilters {
  return {
    search: searchIn(params, 200) || undefined,
    role: roles.find(({ value }) => value === params.get('role'))?.value,
    status: (['active', 'disabled'] as const).find((status) => status === params.get('status')),
    page: pageIn(params),
  };
}

export function usersPathWith({ page, ...filters }: UserFilters): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${usersPath}?${params}` : usersPath;
}
