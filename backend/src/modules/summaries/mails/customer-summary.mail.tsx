import { defineMail } from '../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../platform/mail/templates/mail-layout.js';
import {
  MailFigures,
  MailItem,
  MailList,
  MailPictures,
  MailSection,
} from '../../../platform/mail/templates/mail-parts.js';
import type { Frequency } from '../../mailing/index.js';
import { type MailedMeal, picturesOf } from '../../meal-plans/index.js';
import type { FiguresOfDays } from '../../profile-figures/index.js';
import type { Period } from '../schedule/due-day.js';
import {
  counted,
  dayOfFigure,
  daysIn,
  greeting,
  PERIOD_NAMES,
  periodWords,
  summaryFooter,
} from './period-words.js';

export interface MailedWeight {
  value: number;
  unit: string;
  day: string;
  /** Null while there are too few weigh-ins. */
  trend: { direction: 'up' | 'down' | 'stable'; change: number } | null;
}

export interface MailedGoal {
  name: string;
  /** The progress in percent, at most 100. */
  progress: number;
  /** Whether it is a value to be held. */
  isBand: boolean;
  isAchieved: boolean;
}

export interface CustomerSummary {
  name: string | null;
  frequency: Frequency;
  period: Period;
  weight: MailedWeight | null;
  goals: MailedGoal[];
  figures: FiguresOfDays;
  /** The plan for the day of the mail. */
  plan: { name: string; day: number; days: number; meals: MailedMeal[] } | null;
  recipes: { name: string; reason: string; link: string }[];
  link: string;
}

export const customerSummaryMail = defineMail<CustomerSummary>({
  type: 'customer-summary',
  kind: 'summary',
  subject: ({ frequency, period }) =>
    `Your ${PERIOD_NAMES[frequency]} on Mealwright: ${periodWords(frequency, period)}`,
  body: (summary) => (
    <MailLayout
      preview={previewOf(summary)}
      heading={`Your ${PERIOD_NAMES[summary.frequency]}`}
      footer={summaryFooter(summary.frequency)}
    >
      <MailText>
        {greeting(summary.name)} this is what you recorded ({periodWords(summary.frequency, summary.period)}).
      </MailText>
      <MailFigures figures={figuresOf(summary)} />
      {summary.goals.length > 0 && <MailSection>Your goals</MailSection>}
      {summary.goals.length > 0 && (
        <MailFigures figures={summary.goals.map((goal) => ({ name: goal.name, figure: goalText(goal) }))} />
      )}
      {summary.plan && <PlannedMeals plan={summary.plan} />}
      <Recommended recipes={summary.recipes} />
      <MailAction href={summary.link}>Open your dashboard</MailAction>
    </MailLayout>
  ),
});

function Recommended({ recipes }: Pick<CustomerSummary, 'recipes'>) {
  if (recipes.length === 0) return null;
  return (
    <>
      <MailSection>Recipes you may like</MailSection>
      <MailList>
        {recipes.map(({ name, reason, link }) => (
          <MailItem key={link} title={name} href={link}>
            {reason}
          </MailItem>
        ))}
      </MailList>
    </>
  );
}

function PlannedMeals({ plan }: { plan: NonNullable<CustomerSummary['plan']> }) {
  return (
    <>
      <MailSection>Planned for today</MailSection>
      <MailText>
        Day {plan.day} of {plan.days} of “{plan.name}”.
      </MailText>
      <MailPictures pictures={picturesOf(plan.meals)} />
    </>
  );
}

function figuresOf({ weight, figures, plan, period }: CustomerSummary) {
  const days = daysIn(period);
  const shown = [
    ...(weight
      ? [{ name: 'Weight', figure: `${weight.value} ${weight.unit} (${dayOfFigure(weight.day, period)})` }]
      : []),
    ...(weight?.trend ? [{ name: 'Trend', figure: trendText(weight.trend, weight.unit) }] : []),
    countedDays('Your diary has an entry', 'Days with an entry in your diary', figures.loggedDays, days),
    ...(plan || figures.completedDays > 0
      ? [countedDays('Your plan was completed', 'Days of your plan completed', figures.completedDays, days)]
      : []),
    ...(figures.currentStreak > 1
      ? [{ name: 'Streak', figure: `${counted(figures.currentStreak, 'day')} in a row` }]
      : []),
  ];
  return shown;
}

/** A summary of one day says yes or no, because "1 of 1" reads like a riddle. */
const countedDays = (ofOne: string, ofMany: string, count: number, days: number) =>
  days === 1
    ? { name: ofOne, figure: count === 1 ? 'Yes' : 'No' }
    : { name: ofMany, figure: `${count} of ${days}` };

function trendText({ direction, change }: NonNullable<MailedWeight['trend']>, unit: string): string {
  if (direction === 'stable') return 'Stable over your last ten weigh-ins';
  return `${direction === 'up' ? 'Up' : 'Down'} ${Math.abs(change)} ${unit} over your last ten weigh-ins`;
}

function goalText({ progress, isBand, isAchieved }: MailedGoal): string {
  if (isAchieved) return 'Achieved';
  return isBand ? `Held on ${progress}% of your days` : `${progress}% of the way`;
}

function diaryWords(logged: number, days: number): string {
  if (days === 1) return logged === 1 ? 'Your diary has an entry.' : 'No entry in your diary.';
  return `${logged} of ${days} days in your diary.`;
}

function previewOf({ weight, figures, plan, period }: CustomerSummary): string {
  const parts = [
    weight ? `Weight: ${weight.value} ${weight.unit}.` : '',
    diaryWords(figures.loggedDays, daysIn(period)),
    plan ? `Planned: “${plan.name}”.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}
