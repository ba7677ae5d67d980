import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TimeZoneCard } from '~/features/account/time-zone-card';
import { zonesToAskFor } from '~/features/account/time-zones.server';
import { roles } from '~/features/users/roles';
import { countUsers, findUsers } from '~/features/users/users.server';
import { UsersTable } from '~/features/users/users-table';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { ButtonLink, PageHeader, Stack, StatCard } from '~/ui';
import { ClientsIcon } from '~/ui/icons';

const newestShown = 5;

export async function loader({ context }: LoaderFunctionArgs) {
  const user = await requireUser(context, 'admin');
  const [admins, trainers, customers, disabled, newest] = await Promise.all([
    countUsers(context, { role: 'admin' }),
    countUsers(context, { role: 'trainer' }),
    countUsers(context, { role: 'customer' }),
    countUsers(context, { status: 'disabled' }),
    findUsers(context, { limit: newestShown }),
  ]);
  return {
    zones: zonesToAskFor(user),
    counts: { admin: admins, trainer: trainers, customer: customers },
    disabled,
    newest: newest.users,
    timeZone: user.timeZone,
  };
}

export default function AdminHome() {
  const { zones, counts, disabled, newest, timeZone } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        description="Who uses this installation."
        actions={
          <ButtonLink to="/admin/users" variant="primary" icon={ClientsIcon}>
            Users
          </ButtonLink>
        }
      />
      <Stack gap="large">
        <TimeZoneCard zones={zones} />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {roles.map(({ value, plural }) => (
            <StatCard key={value} label={plural} value={counts[value]} to={`/admin/users?role=${value}`} />
          ))}
          <StatCard label="Disabled accounts" value={disabled} to="/admin/users?status=disabled" />
        </div>
        <UsersTable title="Newest accounts" users={newest} timeZone={timeZone} />
      </Stack>
    </>
  );
}

export const meta = pageMeta({ title: 'Admin Dashboard' });
