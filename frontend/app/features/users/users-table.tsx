import type { ReactNode } from 'react';
import { userPath } from '~/paths/users';
import { Badge, Card, type Column, DataTable, RelativeTime, TextLink } from '~/ui';
import { roleName } from './roles';
import type { ListedUser } from './users.server';

type UsersTableProps = { users: readonly ListedUser[]; timeZone: string | null };

export function UsersTable({ users, timeZone }: UsersTableProps) {
  const columns: Column<ListedUser>[] = [
    { key: 'user', header: 'User', names: true, cell: (user) => <Identity user={user} /> },
    { key: 'role', header: 'Role', cell: ({ role }) => roleName(role) },
    { key: 'status', header: 'Status', cell: (user) => <UserStatus user={user} /> },
    { key: 'links', header: 'Linked with', cell: (user) => <Links user={user} /> },
    {
      key: 'login',
      header: 'Last login',
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? (
          <RelativeTime value={lastLoginAt} timeZone={timeZone} />
        ) : (
          <span className="text-muted">Never</span>
        ),
    },
  ];
  return (
    <Card flush>
      <DataTable caption="Users" columns={columns} rows={users} rowKey={({ id }) => id} />
    </Card>
  );
}

export function UserStatus({ user }: { user: Pick<ListedUser, 'disabledAt' | 'eraseAfter'> }) {
  if (user.disabledAt) return <Badge tone="danger">Disabled</Badge>;
  if (user.eraseAfter) return <Badge tone="warning">To be deleted</Badge>;
  return <Badge tone="accent">Active</Badge>;
}

function Identity({ user }: { user: ListedUser }) {
  return (
    <>
      <TextLink to={userPath(user.id)}>{user.name ?? user.email}</TextLink>
      {user.name ? <span className="block text-sm font-normal text-muted">{user.email}</span> : null}
    </>
  );
}

function Links({ user }: { user: ListedUser }): ReactNode {
  if (user.role === 'trainer') {
    return user.customerCount === 1 ? '1 customer' : `${user.customerCount} customers`;
  }
  const trainers = user.trainers.map(({ name, email }) => name ?? email).join(', ');
  return trainers || <span className="text-muted">no trainer</span>;
}
