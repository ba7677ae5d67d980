import { defineMail } from '../../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../../platform/mail/templates/mail-layout.js';

export const confirmEmailMail = defineMail<{ link: string }>({
  type: 'confirm_email',
  kind: 'security',
  subject: () => 'Confirm your new email for Mealwright',
  body: ({ link }) => (
    <MailLayout
      preview="The link works once and expires in an hour."
      heading="Confirm your new email"
      footer="You are receiving this email because a Mealwright account asked to use this address. If it wasn’t yours, ignore this email: nothing will change."
    >
      <MailText>
        Follow the link below to sign in with this address from now on. It works once and expires in an hour.
        If you ask for another one, only the newest works.
      </MailText>
      <MailAction href={link}>Confirm email</MailAction>
    </MailLayout>
  ),
});
