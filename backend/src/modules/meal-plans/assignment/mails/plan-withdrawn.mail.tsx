import { defineMail } from '../../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../../platform/mail/templates/mail-layout.js';

interface PlanWithdrawnMail {
  /** The name of the trainer or admin who withdrew it. */
  by: string;
  planName: string;
  /** The plan that they follow now or later instead. */
  other: string | null;
  link: string;
}

export const planWithdrawnMail = defineMail<PlanWithdrawnMail>({
  type: 'plan-withdrawn',
  kind: 'planUpdates',
  subject: ({ planName }) => `Your meal plan has been withdrawn: ${planName}`,
  body: ({ by, planName, other, link }) => (
    <MailLayout
      preview={other ? `You still have “${other}”.` : 'You have no plan now.'}
      heading="A meal plan has been withdrawn"
      footer="You are receiving this email because your trainer plans your meals on Mealwright."
    >
      <MailText>
        {by} withdrew “{planName}”. {other ? `You still have “${other}”.` : 'You have no meal plan now.'}
      </MailText>
      <MailAction href={link}>See your meal plans</MailAction>
    </MailLayout>
  ),
});
