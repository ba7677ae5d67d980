import { defineMail } from '../../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../../platform/mail/templates/mail-layout.js';

interface PlanBreaksProfileMail {
  customer: string;
  planNames: string[];
  link: string;
}

/** Says nothing of what the profile says, because a mail is read in more places than a page (decision 40). */
export const planBreaksProfileMail = defineMail<PlanBreaksProfileMail>({
  type: 'plan-breaks-profile',
  kind: 'planUpdates',
  subject: ({ customer, planNames }) =>
    planNames.length === 1
      ? `${customer} has a meal plan that breaks their profile`
      : `${customer} has meal plans that break their profile`,
  body: ({ customer, planNames, link }) => (
    <MailLayout
      preview={`${customer} changed what they may eat.`}
      heading={`${customer} changed what they may eat`}
      footer="You are receiving this email because this person is your customer on Mealwright."
    >
      {planNames.map((planName, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: plans of a mail never move, and their names may be equal
        <MailText key={index}>“{planName}” has meals that break their profile as it is now.</MailText>
      ))}
      <MailText>They see it at each of these meals. A new plan starts from their profile.</MailText>
      <MailAction href={link}>Make a new plan for them</MailAction>
    </MailLayout>
  ),
});
