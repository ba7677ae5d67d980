import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { useSubmitCount } from '~/features/forms/use-submit-count';
import { formState, type RefusedForm } from '~/platform/forms';
import { Card, Stack, SubmitButton, TextArea, TextInput } from '~/ui';
import { MailIcon } from '~/ui/icons';

/** Tells which form about a trainer's invitations was sent. */
export const invitationIntent = { send: 'send-invitation', resend: 'resend-invitation' } as const;

const intent = invitationIntent.send;
const longestMessage = 500;

export function InviteForm({ refused }: { refused: RefusedForm | undefined }) {
  const form = formState(refused, { intent });
  const sent = useSubmitCount(intent, form.refused);
  return (
    <Card
      title="Send Customer Invitation"
      description="We email them a link that works for 7 days. They become your customer when they accept."
    >
      <Form id="invite" method="post" className="max-w-form" noValidate>
        <Stack>
          <FormProblems form={form} title="Failed to send invitation" />
          <TextInput
            key={`customerEmail ${sent}`}
            label="Customer email"
            type="email"
            autoComplete="off"
            required
            {...form.field('customerEmail')}
          />
          <TextArea
            key={`message ${sent}`}
            label="Message"
            optional
            maxLength={longestMessage}
            {...form.field('message')}
          />
          <div>
            <SubmitButton name="intent" value={intent} icon={MailIcon} pendingText="Sending...">
              Send invitation
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
