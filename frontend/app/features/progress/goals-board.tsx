import type { ReactNode } from 'react';
import { GoalList } from './goal-list';
import type { Goal } from './goal-texts';
import { countsText } from './goal-texts';

type GoalsBoardProps = {
  goals: readonly Goal[];
  /** The sentence that is shown if there are none. */
  empty: string;
  /** The form for a new one. */
  form: ReactNode;
  actionsOf: (goal: Goal) => ReactNode;
};

/** Shows someone's goals, with the form for a new one beside them. */
export function GoalsBoard({ goals, empty, form, actionsOf }: GoalsBoardProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
      <div className="grid min-w-0 gap-4 lg:col-span-2">
        <h2 className="sr-only">Goals</h2>
        {goals.length > 0 ? <p className="text-muted">{countsText(goals)}</p> : null}
        <GoalList {...{ goals, empty, actionsOf }} />
      </div>
      {form}
    </div>
  );
}
