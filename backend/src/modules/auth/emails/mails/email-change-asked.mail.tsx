import { defineMail } from '../../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../../platform/mail/templates/mail-layout.js';

/** Tells the present address before anything changes, so that its owner can still prevent it. */
export const emailChangeAskedMail = defineMail<{ forgotLink: string }>({
  type: 'email_change_asked',
  kind: 'security',
  subject: () => 'A new email for your Mealwright account',
  body: ({ forgotLink }) => (
    <MailLayout
      preview="Nothing has changed yet."
      heading="Your account is about to get a new email"
      footer="We send this email whenever someone asks to change the email of your account."
    >
      <MailText>
        Someone who knows your password asked to use another email for your account. Nothing changes until the
        link that we sent to that address is opened.
      </MailText>
      <MailText>
        If this wasn’t you, reset your password now. That also cancels the change and signs out every device.
      </MailText>
      <MailAction href={forgotLink}>Reset password</MailAction>
    </MailLayout>
  ),
});
