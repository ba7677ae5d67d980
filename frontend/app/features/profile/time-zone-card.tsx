import { Form, useLocation, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { timeZonePath } from '~/paths/account';
import { Card, type Option, Select, Stack, SubmitButton } from '~/ui';

const action = timeZonePath;

/**
 * A question that is shown at home until it is answered, and changeable in the profile. With scripts nobody is asked,
 * because the browser's time zone is saved.
 */
export function TimeZoneCard({ zones }: { zones: readonly Option[] | null }) {
  const { pathname } = useLocation();
  useBrowsersZone(zones !== null);
  if (!zones) return null;
  return (
    <div className="not-noscript:hidden">
      <Card
        title="Where are you?"
        description="Your time zone decides when a day begins, here and in emails."
      >
        <Form method="post" action={action} className="max-w-form">
          <Stack>
            <input type="hidden" name="redirectTo" value={pathname} />
            <Select
              id="timeZone"
              name="timeZone"
              label="Time zone"
              options={zones}
              placeholder="Choose a time zone"
            />
            <div>
              <SubmitButton pendingText="Saving..." formAction={action}>
                Save time zone
              </SubmitButton>
            </div>
          </Stack>
        </Form>
      </Card>
    </div>
  );
}

/** The user did not ask for this, so a failure shows nothing, and the next visit tries again. */
function useBrowsersZone(isUnknown: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (isUnknown && timeZone) {
      save(timeZone).then(
        () => revalidate(),
        () => undefined,
      );
    }
  }, [isUnknown, revalidate]);
}

const save = (timeZone: string) =>
  fetch(action, {
    method: 'POST',
    body: new URLSearchParams({ timeZone, silently: '1' }),
    redirect: 'manual',
  });
