import { Form } from '@remix-run/react';
import type { AskedConsent } from '~/features/health-consent/health-consent.server';
import { Card, Stack, SubmitButton } from '~/ui';
import { intents } from './day-forms';

/** Asks for consent before the first entry. The page shows its forms only afterwards. */
export function ConsentCard({ consent, date }: { consent: AskedConsent; date?: string }) {
  if (!consent) return null;
  return (
    <Card title="Before you start">
      <Form method="post">
        {date ? <input type="hidden" name="date" value={date} /> : null}
        <input type="hidden" name="intent" value={intents.agree} />
        <Stack>
          <p>{consent.wording}</p>
          <p className="text-muted">You are asked once, and can withdraw it in your profile.</p>
          <div>
            <SubmitButton pendingText="Saving...">I agree, start my diary</SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
