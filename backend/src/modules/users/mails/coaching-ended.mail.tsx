import { defineMail } from '../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../platform/mail/templates/mail-layout.js';

interface CoachingEndedMail {
  /** The name of the one who ended it. */
  by: string;
  /** The role of the one who gets the mail. */
  reader: 'trainer' | 'customer';
  link: string;
}

export const coachingEndedMail = defineMail<CoachingEndedMail>({
  type: 'coaching-ended',
  kind: 'security',
  subject: ({ by }) => `${by} has ended your coaching`,
  body: ({ by, reader, link }) =>
    reader === 'customer' ? (
      <MailLayout
        preview="You keep your plans, your lists, and everything that you have entered."
        heading={`${by} has ended your coaching`}
        footer="You are receiving this email because this person was your trainer on Mealwright."
      >
        <MailText>
          {by} no longer coaches you and no longer sees your data. You keep your plans, your lists, and
          everything that you have entered.
        </MailText>
        <MailAction href={link}>See your plans</MailAction>
      </MailLayout>
    ) : (
      <MailLayout
        preview="You no longer see their data."
        heading={`${by} has ended your coaching`}
        footer="You are receiving this email because this person was your customer on Mealwright."
      >
        <MailText>
          {by} is no longer your customer, and you no longer see their data. They keep the plans that you
          assigned to them. Your private notes about them are deleted.
        </MailText>
        <MailAction href={link}>See your customers</MailAction>
      </MailLayout>
    ),
});
