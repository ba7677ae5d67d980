import type { Role } from '~/paths/pages';

export const roles: ReadonlyArray<{ value: Role; label: string; plural: string }> = [
  { value: 'admin', label: 'Admin', plural: 'Admins' },
  { value: 'trainer', label: 'Trainer', plural: 'Trainers' },
  { value: 'customer', label: 'Customer', plural: 'Customers' },
];

export function roleName(role: Role): string {
  return roles.find(({ value }) => value === role)?.label ?? role;
}
