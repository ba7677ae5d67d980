import { defineMail } from '../../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../../platform/mail/templates/mail-layout.js';

interface PlanRemovedMail {
  customer: string;
  planName: string;
  /** The plan that they still have. */
  other: string | null;
  link: string;
}

export const planRemovedMail = defineMail<PlanRemovedMail>({
  type: 'plan-removed',
  kind: 'planUpdates',
  subject: ({ customer }) => `${customer} deleted their meal plan`,
  body: ({ customer, planName, other, link }) => (
    <MailLayout
      preview={other ? `They still have “${other}”.` : 'They have no plan now.'}
      heading={`${customer} deleted their meal plan`}
      footer="You are receiving this email because this person is your customer on Mealwright."
    >
      <MailText>
        {customer} deleted “{planName}”.{' '}
        {other ? `They still have “${other}”.` : 'They have no meal plan now.'}
      </MailText>
      <MailAction href={link}>Make a new plan for them</MailAction>
    </MailLayout>
  ),
});
