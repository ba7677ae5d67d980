import { defineMail } from '../../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../../platform/mail/templates/mail-layout.js';

interface PlanAssignedMail {
  trainer: string;
  planName: string;
  /** The plan that it takes the place of. */
  replaced: string | null;
  days: number;
  calories: number;
  /** A date: 2026-11-21. */
  startsOn: string;
  link: string;
}

export const planAssignedMail = defineMail<PlanAssignedMail>({
  type: 'plan-assigned',
  subject: ({ planName, replaced }) =>
    replaced ? `Your meal plan was replaced: ${planName}` : `You have a new meal plan: ${planName}`,
  body: ({ trainer, planName, replaced, days, calories, startsOn, link }) => (
    <MailLayout
      preview={`${days === 1 ? '1 day' : `${days} days`}, ${calories} kcal a day.`}
      heading={replaced ? 'A new plan takes over' : 'Your new meal plan'}
      footer="You get this mail because your trainer plans your meals on Mealwright."
    >
      <MailText>
        {trainer} assigned “{planName}” to you: {days === 1 ? '1 day' : `${days} days`}, {calories} kcal a
        day. It begins on {inWords(startsOn)}.
      </MailText>
      {replaced && <MailText>It takes the place of “{replaced}”, which stays in your list.</MailText>}
      <MailAction href={link}>See your meal plan</MailAction>
    </MailLayout>
  ),
});

const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );
