import { defineMail } from '../../../../platform/mail/mail-template.js';
import {
  MailAction,
  MailLayout,
  MailQuote,
  MailText,
} from '../../../../platform/mail/templates/mail-layout.js';
import { MailPictures } from '../../../../platform/mail/templates/mail-parts.js';
import { dateInWords } from '../../date-in-words.js';
import { type MailedMeal, picturesOf } from './mailed-meals.js';

interface PlanAssignedMail {
  trainer: string;
  planName: string;
  /** The plan that is followed until this one starts, which may be today. */
  until: string | null;
  /** An upcoming plan that will now never run. */
  insteadOf: string | null;
  days: number;
  calories: number;
  /** A date such as 2026-11-21. */
  startsOn: string;
  /** The trainer's note to the customer. */
  notes: string | null;
  /** The meals of its first day. */
  firstDay?: MailedMeal[];
  link: string;
}

const sizeText = (days: number, calories: number): string =>
  `${days === 1 ? '1 day' : `${days} days`}, ${calories.toLocaleString('en-US')} kcal a day`;

export const planAssignedMail = defineMail<PlanAssignedMail>({
  type: 'plan-assigned',
  kind: 'planUpdates',
  subject: ({ planName }) => `You have a new meal plan: ${planName}`,
  body: ({ trainer, planName, until, insteadOf, days, calories, startsOn, notes, firstDay = [], link }) => (
    <MailLayout
      preview={`${sizeText(days, calories)}.`}
      heading="Your new meal plan"
      footer="You are receiving this email because your trainer plans your meals on Mealwright."
    >
      <MailText>
        {trainer} assigned “{planName}” to you: {sizeText(days, calories)}. It starts on{' '}
        {dateInWords(startsOn)}.
      </MailText>
      {notes && <MailQuote>{notes}</MailQuote>}
      {until && <MailText>It then takes over from “{until}”, which stays in your list.</MailText>}
      {insteadOf && <MailText>It replaces “{insteadOf}”, which had not started yet.</MailText>}
      {firstDay.length > 0 && <MailText>On the first day, you eat:</MailText>}
      {firstDay.length > 0 && <MailPictures pictures={picturesOf(firstDay)} />}
      <MailAction href={link}>See your meal plan</MailAction>
    </MailLayout>
  ),
});
