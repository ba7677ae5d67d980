import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { roleName, roles } from '~/features/users/roles';
import { filtersFrom, statuses, type UserFilters, usersPathWith } from '~/features/users/user-filters';
import { UserTabs } from '~/features/users/user-tabs';
import { findUsers, userCounts } from '~/features/users/users.server';
import { UsersTable } from '~/features/users/users-table';
import { usersPath } from '~/paths/pages';
import { customerPlansPath } from '~/paths/users';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import {
  ButtonLink,
  type Chip,
  ChipList,
  EmptyState,
  FilterPanel,
  PageHeader,
  Pagination,
  Select,
  Stack,
  TextInput,
} from '~/ui';
import { SearchIcon } from '~/ui/icons';

const perPage = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireUser(context, 'admin');
  const filters = filtersFrom(new URL(request.url).searchParams);
  const [{ users, total }, counts] = await Promise.all([
    findUsers(context, { ...filters, limit: perPage }),
    userCounts(context),
  ]);
  const pages = Math.ceil(total / perPage);
  const lastPage = Math.max(1, pages);
  if (filters.page > lastPage) throw redirect(usersPathWith({ ...filters, page: lastPage }));
  return { filters, users, total, pages, counts, timeZone: admin.timeZone };
}

export default function Users() {
  const { filters, users, total, pages, counts, timeZone } = useLoaderData<typeof loader>();
  const chips = chipsFor(filters);
  return (
    <>
      <PageHeader
        title="Users"
        description={total === 1 ? '1 user' : `${total} users`}
        actions={<ButtonLink to={customerPlansPath}>Customers’ Plans</ButtonLink>}
      />
      <Stack>
        <UserTabs filters={filters} counts={counts} />
        <FilterPanel active={chips.length} clearTo={usersPath} submitText="Search">
          <TextInput
            key={`search ${filters.search}`}
            label="Email or name"
            type="search"
            name="search"
            defaultValue={filters.search}
          />
          <Select
            key={`role ${filters.role}`}
            label="Role"
            name="role"
            options={roles}
            placeholder="Any role"
            defaultValue={filters.role ?? ''}
          />
          <Select
            key={`status ${filters.status}`}
            label="Status"
            name="status"
            options={statuses}
            placeholder="Any status"
            defaultValue={filters.status ?? ''}
          />
        </FilterPanel>
        <ChipList label="Active filters" chips={chips} />
        {users.length > 0 ? (
          <UsersTable users={users} timeZone={timeZone} />
        ) : (
          <EmptyState icon={SearchIcon} title="No users found">
            No one matches this search.
          </EmptyState>
        )}
        <Pagination
          page={filters.page}
          pages={pages}
          hrefOf={(page) => usersPathWith({ ...filters, page })}
        />
      </Stack>
    </>
  );
}

function chipsFor(filters: UserFilters): Chip[] {
  const { search, role, status } = filters;
  const without = (name: 'search' | 'role' | 'status') =>
    usersPathWith({ ...filters, [name]: undefined, page: 1 });
  return [
    ...(search ? [{ label: `“${search}”`, removeTo: without('search') }] : []),
    ...(role ? [{ label: roleName(role), removeTo: without('role') }] : []),
    ...statuses
      .filter(({ value }) => value === status)
      .map(({ label }) => ({ label, removeTo: without('status') })),
  ];
}

export const meta = pageMeta({ title: 'Users' });
