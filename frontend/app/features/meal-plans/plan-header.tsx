import type { ReactNode } from 'react';
import { Badge, PageHeader, type PageHeaderProps } from '~/ui';
import type { PlanHeading } from './plan-heading';
import { daysText, goalText, kcalText, mealsPerDayText } from './plan-words';

type PlanHeaderProps = Pick<PageHeaderProps, 'back' | 'actions'> & {
  plan: PlanHeading;
  /** The length, such as "7 days (cycles weekly)" for a plan that repeats. */
  length?: string;
  /** Further facts: who assigned it, or that it is a template. */
  children?: ReactNode;
};

/** The heading of every page about a plan. */
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

/** The facts without the name, for dialogs that have it as their title. */
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
