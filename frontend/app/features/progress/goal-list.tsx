import type { ReactNode } from 'react';
import { Badge, Bar, Card, EmptyState, Stack } from '~/ui';
import { SuccessIcon } from '~/ui/icons';
import { aimText, currentText, type Goal, inOrder, progressText, statusTexts } from './goal-texts';
import { dayText } from './measurement-figures';

type GoalListProps = {
  goals: readonly Goal[];
  /** The sentence that is shown if there are none. */
  empty: string;
  actionsOf: (goal: Goal) => ReactNode;
};

export function GoalList({ goals, empty, actionsOf }: GoalListProps) {
  if (goals.length === 0)
    return (
      <EmptyState icon={SuccessIcon} title="No goals yet.">
        {empty}
      </EmptyState>
    );
  return (
    <Stack>
      {inOrder(goals).map((goal) => (
        <Card key={goal.id} title={goal.goalName}>
          <Stack gap="small">
            <GoalStanding goal={goal} />
            {actionsOf(goal)}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

/** Shows what a goal is about and how far it has come. */
export function GoalStanding({ goal }: { goal: Goal }) {
  const { description, status, achievedDay, isByTrainer, trainerName } = goal;
  const { label, tone } = statusTexts[status];
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap gap-2">
        <Badge tone={tone}>{label}</Badge>
        {isByTrainer ? <Badge>{trainerName ? `Set by ${trainerName}` : 'Set by your trainer'}</Badge> : null}
      </p>
      <p>{aimText(goal)}</p>
      <GoalBar goal={goal} />
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{achievedDay ? `Achieved on ${dayText(achievedDay)}` : currentText(goal)}</span>
        <span>{progressText(goal)}</span>
      </p>
      {description ? (
        <p className="text-sm whitespace-pre-line wrap-anywhere text-muted">{description}</p>
      ) : null}
    </div>
  );
}

/** The bar is green from 100 % on, blue from 50 %, and orange below. Its number is shown beside it. */
function GoalBar({ goal: { progressPercentage } }: { goal: Goal }) {
  const fill =
    progressPercentage >= 100 ? 'fill-accent' : progressPercentage >= 50 ? 'fill-info' : 'fill-warning';
  return <Bar total={100} parts={[{ key: 'progress', value: Math.min(progressPercentage, 100), fill }]} />;
}
