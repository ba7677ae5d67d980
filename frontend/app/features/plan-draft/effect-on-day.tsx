import { WithinTarget } from '~/features/meal-plans/day-totals';
import { PlanNumbers } from '~/features/meal-plans/plan-numbers';
import type { DayCheck } from '~/features/meal-plans/plan-words';
import { WarningIcon } from '~/ui/icons';

type DayLineProps = { term: string; totals: DayCheck['target']; holds?: boolean };

/** A line of a list of terms: the totals of a day, and whether they are within its target. */
export function DayLine({ term, totals, holds }: DayLineProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <dt className="text-sm text-muted">{term}:</dt>
      <dd className="flex flex-wrap items-center gap-x-3">
        <PlanNumbers totals={totals} />
        {holds === undefined ? null : <WithinTarget holds={holds} />}
      </dd>
    </div>
  );
}

/** The rules that a change would newly break. */
export function Breaks({ rules }: { rules: readonly string[] }) {
  return rules.length > 0 ? (
    <p className="flex items-start gap-1 font-semibold text-warning">
      <WarningIcon className="mt-px" />
      It would break: {rules.join('; ')}
    </p>
  ) : null;
}
