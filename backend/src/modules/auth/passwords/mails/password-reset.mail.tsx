import { defineMail } from '../../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../../platform/mail/templates/mail-layout.js';

export const passwordResetMail = defineMail<{ link: string }>({
  type: 'password_reset',
  kind: 'security',
  subject: () => 'Reset your Mealwright password',
  body: ({ link }) => (
    <MailLayout
      preview="The link works once and expires in an hour."
      heading="Choose a new password"
      footer="You are receiving this email because someone asked to reset the password of this account. If it wasn’t you, ignore this email: your password will not change."
    >
      <MailText>
        Follow the link below to choose a new password. It works once and expires in an hour.
      </MailText>
      <MailAction href={link}>Reset password</MailAction>
    </MailLayout>
  ),
});
