import { defineMail } from '../../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../../platform/mail/templates/mail-layout.js';

/** Goes to somebody whose address another account asked for. That account is not told that the address is taken. */
export const emailTakenMail = defineMail<{ loginLink: string }>({
  type: 'email_taken',
  kind: 'security',
  subject: () => 'You already have a Mealwright account',
  body: ({ loginLink }) => (
    <MailLayout
      preview="Nothing has changed."
      heading="This address already has an account"
      footer="You are receiving this email because another Mealwright account asked to use this address. If that wasn’t you, ignore this email: nothing has changed."
    >
      <MailText>
        Another account asked to use this address, which belongs to your account. An address can only be used
        for one account, so nothing has changed.
      </MailText>
      <MailAction href={loginLink}>Sign in</MailAction>
    </MailLayout>
  ),
});
