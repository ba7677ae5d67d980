import { defineMail } from '../../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../../platform/mail/templates/mail-layout.js';

export const passwordResetMail = defineMail<{ link: string }>({
  type: 'password_reset',
  subject: () => 'Reset your Mealwright password',
  body: ({ link }) => (
    <MailLayout
      preview="Choose a new password. The link works once, for an hour."
      heading="Choose a new password"
      footer="You get this mail because somebody asked to reset the password of this account. If it was not you, do nothing: your password stays as it is."
    >
      <MailText>Open the link below and choose a new password. It works once, and for an hour.</MailText>
      <MailAction href={link}>Reset password</MailAction>
    </MailLayout>
  ),
});
