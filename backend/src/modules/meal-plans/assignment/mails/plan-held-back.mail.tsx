import { defineMail } from '../../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../../platform/mail/templates/mail-layout.js';

interface PlanHeldBackMail {
  customer: string;
  planName: string;
  link: string;
}

/** Says nothing of what the profile says, because a mail is read in more places than a page (decision 40). */
export const planHeldBackMail = defineMail<PlanHeldBackMail>({
  type: 'plan-held-back',
  kind: 'planUpdates',
  subject: ({ customer }) => `${customer} is your customer now, and has no plan yet`,
  body: ({ customer, planName, link }) => (
    <MailLayout
      preview={`“${planName}” breaks a restriction of their profile.`}
      heading={`${customer} accepted your invitation`}
      footer="You are receiving this email because this person is your customer on Mealwright."
    >
      <MailText>
        “{planName}” was to become theirs, but it breaks a restriction of their profile, so it was not
        assigned. See below what breaks it. You can assign it there all the same.
      </MailText>
      <MailAction href={link}>See what breaks it</MailAction>
    </MailLayout>
  ),
});
