import { Form, useLocation } from '@remix-run/react';
import { Card, Stack, SubmitButton } from '~/ui';
import { TimeZoneSelect } from './time-zone-select';

/** Asked at home until it is answered; a profile can change it. */
export function TimeZoneCard({ zones }: { zones: readonly string[] | null }) {
  const { pathname } = useLocation();
  if (!zones) return null;
  return (
    <Card title="Where are you?" description="Your time zone decides when a day begins, here and in emails.">
      <Form method="post" action="/settings/time-zone" className="max-w-form">
        <Stack>
          <input type="hidden" name="redirectTo" value={pathname} />
          <TimeZoneSelect id="timeZone" zones={zones} defaultValue={undefined} />
          <div>
            <SubmitButton pendingText="Saving..." formAction="/settings/time-zone">
              Save time zone
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
