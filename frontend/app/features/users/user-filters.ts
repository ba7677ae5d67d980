import type { Role } from '~/platform/paths';
import { roles } from './roles';

export type UserFilters = {
  search?: string | undefined;
  role?: Role | undefined;
  status?: 'active' | 'disabled' | undefined;
  page: number;
};

/** Reads an address. What it does not understand counts as not set. */
export function filtersFrom(params: URLSearchParams): UserFilters {
  const page = Number(params.get('page'));
  return {
    search: params.get('search')?.trim().slice(0, 200) || undefined,
    role: roles.find(({ value }) => value === params.get('role'))?.value,
    status: (['active', 'disabled'] as const).find((status) => status === params.get('status')),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

export function usersPath({ page, ...filters }: UserFilters): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `/admin/users?${params}` : '/admin/users';
}
