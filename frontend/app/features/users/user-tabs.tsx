import { LinkTabs } from '~/ui';
import { roles } from './roles';
import { type UserFilters, usersPathWith } from './user-filters';
import type { userCounts } from './users.server';

type UserTabsProps = { filters: UserFilters; counts: Awaited<ReturnType<typeof userCounts>> };

/** All users and the number of each kind. */
export function UserTabs({ filters: { role, status }, counts }: UserTabsProps) {
  const pathOf = (only: Pick<UserFilters, 'role' | 'status'>) => usersPathWith({ ...only, page: 1 });
  return (
    <LinkTabs
      label="Users"
      tabs={[
        {
          label: 'All',
          to: pathOf({}),
          current: !role && !status,
          count: counts.admin + counts.trainer + counts.customer,
        },
        ...roles.map(({ value, plural }) => ({
          label: plural,
          to: pathOf({ role: value }),
          current: role === value && !status,
          count: counts[value],
        })),
        {
          label: 'Disabled',
          to: pathOf({ status: 'disabled' }),
          current: status === 'disabled' && !role,
          count: counts.disabled,
        },
      ]}
    />
  );
}
