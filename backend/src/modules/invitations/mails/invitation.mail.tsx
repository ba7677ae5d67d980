import { defineMail } from '../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailQuote, MailText } from '../../../platform/mail/templates/mail-layout.js';

interface InvitationMail {
  /** The short name for subject and preview. */
  name: string;
  /** The name together with the email address. */
  trainer: string;
  message: string | null;
  link: string;
  /** The date in words. */
  until: string;
}

export const invitationMail = defineMail<InvitationMail>({
  type: 'invitation',
  kind: 'invitation',
  subject: ({ name }) => `${name} invites you to Mealwright`,
  body: ({ name, trainer, message, link, until }) => (
    <MailLayout
      preview={`${name} would like to plan your meals with you.`}
      heading="You’re invited"
      footer={`You are receiving this email because ${trainer} entered your address. If you don’t know them, you can ignore it: no one can create an account for you.`}
    >
      <MailText>
        {trainer} would like to be your trainer on Mealwright, where you keep recipes and meal plans in one
        place.
      </MailText>
      {message && <MailQuote>{message}</MailQuote>}
      <MailText>The invitation expires on {until}.</MailText>
      <MailAction href={link}>Accept the invitation</MailAction>
    </MailLayout>
  ),
});
