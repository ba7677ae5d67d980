import { defineMail } from '../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailQuote, MailText } from '../../../platform/mail/templates/mail-layout.js';

interface InvitationMail {
  /** Short, for where a mail is not opened yet. */
  name: string;
  /** With the address. */
  trainer: string;
  message: string | null;
  link: string;
  /** In words. */
  until: string;
}

export const invitationMail = defineMail<InvitationMail>({
  type: 'invitation',
  subject: ({ name }) => `${name} invites you to Mealwright`,
  body: ({ name, trainer, message, link, until }) => (
    <MailLayout
      preview={`${name} would like to plan your meals with you.`}
      heading="You are invited"
      footer={`You get this mail because ${trainer} entered your address. If you do not know them, ignore it: no account is opened without you.`}
    >
      <MailText>
        {trainer} would like to be your trainer on Mealwright: recipes, meal plans and your progress in one
        place.
      </MailText>
      {message && <MailQuote>{message}</MailQuote>}
      <MailAction href={link}>Accept the invitation</MailAction>
      <MailText>The invitation is open until {until}.</MailText>
    </MailLayout>
  ),
});
