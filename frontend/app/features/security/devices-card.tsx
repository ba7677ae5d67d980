import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, type RefusedForm } from '~/platform/forms';
import { Badge, Card, RelativeTime, SubmitButton } from '~/ui';

import type { Device } from './devices.server';
import { securityIntent } from './security-intents';

const intent = securityIntent.endDevice;

type DevicesCardProps = { devices: Device[]; timeZone: string | null; refused: RefusedForm | undefined };

export function DevicesCard({ devices, timeZone, refused }: DevicesCardProps) {
  const form = formState(refused, { intent });
  return (
    <Card
      title="Signed-in devices"
      description="If you don't recognize a device, sign it out and change your password."
    >
      <FormProblems form={form} />
      <ul>
        {devices.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-t-0"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {device.name}
                {device.isCurrent ? <Badge tone="accent">This device</Badge> : null}
              </p>
              <p className="text-sm text-muted">
                Last used <RelativeTime value={device.lastSeenAt} timeZone={timeZone} withTime />
                {device.address ? ` from ${device.address}` : null}, signed in{' '}
                <RelativeTime value={device.signedInAt} timeZone={timeZone} withTime />
              </p>
            </div>
            {device.isCurrent ? null : <EndDevice device={device} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function EndDevice({ device }: { device: Device }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <SubmitButton
        variant="secondary"
        name="id"
        value={device.id}
        pendingText="Signing out..."
        aria-label={`Sign out ${device.name}`}
      >
        Sign out
      </SubmitButton>
    </Form>
  );
}
