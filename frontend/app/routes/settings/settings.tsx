import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import { SettingsTabs } from '~/features/settings/settings-tabs';
import { requireUser } from '~/platform/guards.server';
import { PageHeader, Stack } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context);
  return null;
}

/** The shell of the pages on which every role sets up their account. */
export default function Settings() {
  return (
    <>
      <PageHeader title="Settings" />
      <Stack gap="large">
        <SettingsTabs />
        <Outlet />
      </Stack>
    </>
  );
}
