import { defineMail } from '../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../platform/mail/templates/mail-layout.js';
import { MailFigures } from '../../../platform/mail/templates/mail-parts.js';
import type { Frequency } from '../../mailing/index.js';
import type { Period } from '../schedule/due-day.js';
import type { AdminCounts } from '../writing/admin-count.queries.js';
import { counted, greeting, PERIOD_NAMES, periodWords, summaryFooter } from './period-words.js';

export interface AdminSummary {
  name: string | null;
  frequency: Frequency;
  period: Period;
  counts: AdminCounts;
  /** The recipes that wait for approval now. */
  waiting: number;
  link: string;
}

const NAMES: Record<keyof AdminCounts, string> = {
  newCustomers: 'New customers',
  newTrainers: 'New trainers',
  coachingsBegun: 'Coachings that began',
  coachingsEnded: 'Coachings that ended',
  plansAssigned: 'Meal plans assigned',
  mailsFailed: 'Emails that could not be sent',
};

export const adminSummaryMail = defineMail<AdminSummary>({
  type: 'admin-summary',
  kind: 'summary',
  subject: ({ frequency, period }) => `Mealwright in numbers: ${periodWords(frequency, period)}`,
  body: ({ name, frequency, period, counts, waiting, link }) => (
    <MailLayout
      preview={`${counted(waiting, 'recipe')} waiting for review, ${counted(counts.newCustomers, 'new customer')}.`}
      heading={`The ${PERIOD_NAMES[frequency]} in numbers`}
      footer={summaryFooter(frequency)}
    >
      <MailText>
        {greeting(name)} this is what happened on Mealwright ({periodWords(frequency, period)}).
      </MailText>
      <MailFigures
        figures={[
          ...Object.entries(NAMES).map(([count, label]) => ({
            name: label,
            figure: counts[count as keyof AdminCounts].toLocaleString('en-US'),
          })),
          { name: 'Recipes waiting for review now', figure: waiting.toLocaleString('en-US') },
        ]}
      />
      <MailAction href={link}>Open the dashboard</MailAction>
    </MailLayout>
  ),
});
