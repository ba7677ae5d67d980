import { defineMail } from '../../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../../platform/mail/templates/mail-layout.js';

interface PasswordChanged {
  /** The time in words, with its zone. */
  at: string;
  forgotLink: string;
}

export const passwordChangedMail = defineMail<PasswordChanged>({
  type: 'password_changed',
  kind: 'security',
  subject: () => 'Your Mealwright password was changed',
  body: ({ at, forgotLink }) => (
    <MailLayout
      preview="Every other device has been signed out."
      heading="Your password was changed"
      footer="We send this email whenever the password of your account changes."
    >
      <MailText>Your password was changed on {at}. Every other device has been signed out.</MailText>
      <MailText>If this wasn’t you, reset your password now and tell the operator of this site.</MailText>
      <MailAction href={forgotLink}>Reset password</MailAction>
    </MailLayout>
  ),
});
