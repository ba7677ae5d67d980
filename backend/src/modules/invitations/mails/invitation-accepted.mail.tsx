import { defineMail } from '../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../platform/mail/templates/mail-layout.js';

interface InvitationAcceptedMail {
  /** The short name for subject and preview. */
  name: string;
  /** The name together with the email address. */
  customer: string;
  link: string;
}

export const invitationAcceptedMail = defineMail<InvitationAcceptedMail>({
  type: 'invitation_accepted',
  kind: 'invitation',
  subject: ({ name }) => `${name} accepted your invitation`,
  body: ({ name, customer, link }) => (
    <MailLayout
      preview={`You can now plan meals for ${name}.`}
      heading="You have a new customer"
      footer="You are receiving this email because someone accepted an invitation that you sent from Mealwright."
    >
      <MailText>{customer} accepted your invitation and is now your customer.</MailText>
      <MailText>Make a meal plan, and assign it to them when you are happy with it.</MailText>
      <MailAction href={link}>Make a plan</MailAction>
    </MailLayout>
  ),
});
