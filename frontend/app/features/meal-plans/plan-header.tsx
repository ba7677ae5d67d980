import type { ReactNode } from 'react';
import { Badge, PageHeader, type PageHeaderProps } from '~/ui';
import type { PlanHeading } from './plan-heading';
import { daysText, goalText, kcalText, mealsPerDayText } from './plan-words';

type PlanHeaderProps = Pick<PageHeaderProps, 'back' | 'actions'> & {
  plan: PlanHeading;
  /** "7 days (cycles weekly)", where the plan begins anew. */
  length?: string;
  /** What else is to be known of it: who assigned it, that it is a template. */
  children?: ReactNode;
};

/** What a plan is, over everything that shows one. */
export function PlanHeader({ plan, back, actions, ...facts }: PlanHeaderProps) {
  return (
    <PageHeader
      title={plan.planName || 'Untitled Plan'}
      back={back}
      actions={actions}
      description={<PlanFacts plan={plan} {...facts} />}
    />
  );
}

/** The same without its name, where a dialog has it as its title. */
export function PlanFacts({ plan, length, children }: Pick<PlanHeaderProps, 'plan' | 'length' | 'children'>) {
  const { fitnessGoal, description, dailyCalorieTarget, clientName, days, mealsPerDay } = plan;
  return (
    <div className="grid gap-2 text-ink">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone="accent">{goalText(fitnessGoal)}</Badge>
        <span>{kcalText(dailyCalorieTarget)} per day</span>
        <span>{length ?? daysText(days)}</span>
        <span>{mealsPerDayText(mealsPerDay)}</span>
        {clientName ? <span className="wrap-anywhere">For: {clientName}</span> : null}
      </p>
      {description ? <p className="whitespace-pre-line text-muted wrap-anywhere">{description}</p> : null}
      {children}
    </div>
  );
}
