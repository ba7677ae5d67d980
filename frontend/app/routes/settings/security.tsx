import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DevicesCard } from '~/features/security/devices-card';
import { EventsCard } from '~/features/security/events-card';
import { GoogleCard } from '~/features/security/google-card';
import { PasswordCard } from '~/features/security/password-card';
import { SecondStepCard } from '~/features/security/second-step-card';
import { changeSecurity, loadSecurity } from '~/features/security/security.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { Stack } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  return loadSecurity(context, await requireUser(context));
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context);
  return changeSecurity(context, request);
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function Security() {
  const { account, devices, factor, passkeys, events, googleEnabled, passwordRules } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { email, hasPassword, googleLinked, timeZone, mustAddSecondFactor } = account;
  return (
    <Stack gap="large">
      <SecondStepCard factor={factor} passkeys={passkeys} timeZone={timeZone} mustAdd={mustAddSecondFactor} />
      <PasswordCard
        email={email}
        hasPassword={hasPassword}
        confirmBy={factor.confirmBy}
        rules={passwordRules}
        refused={refused}
      />
      {googleEnabled ? <GoogleCard isLinked={googleLinked} refused={refused} /> : null}
      <DevicesCard devices={devices} timeZone={timeZone} refused={refused} />
      <EventsCard events={events} timeZone={timeZone} />
    </Stack>
  );
}

export const meta = pageMeta({ title: 'Security' });
