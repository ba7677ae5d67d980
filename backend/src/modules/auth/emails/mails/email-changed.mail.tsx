import { defineMail } from '../../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../../platform/mail/templates/mail-layout.js';

interface EmailChanged {
  /** The time in words, with its zone. */
  at: string;
  contactLink: string;
}

/** Goes to the address that the account had until then. */
export const emailChangedMail = defineMail<EmailChanged>({
  type: 'email_changed',
  kind: 'security',
  subject: () => 'Your Mealwright email was changed',
  body: ({ at, contactLink }) => (
    <MailLayout
      preview="This address no longer signs in."
      heading="Your email was changed"
      footer="We send this email to the earlier address whenever the email of an account changes."
    >
      <MailText>
        The email of your account was changed on {at}. This address no longer signs in, and your other devices
        have been signed out.
      </MailText>
      <MailText>If this wasn’t you, tell the operator of this site at once.</MailText>
      <MailAction href={contactLink}>Contact the operator</MailAction>
    </MailLayout>
  ),
});
