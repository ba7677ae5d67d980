import { Badge } from '~/ui';
import { CheckIcon, WarningIcon } from '~/ui/icons';
import { PlanNumbers } from './plan-numbers';
import { type DayCheck, numberText, ofTargetText, type Totals } from './plan-words';

const parts = [
  { key: 'calories', label: 'Energy', unit: 'kcal' },
  { key: 'protein', label: 'Protein', unit: 'g' },
  { key: 'carbs', label: 'Carbs', unit: 'g' },
  { key: 'fat', label: 'Fat', unit: 'g' },
] as const;

/** The totals of a day compared with its targets. */
export function DayTotals({ totals, check }: { totals: Totals; check: DayCheck | null }) {
  if (!check) return <PlanNumbers totals={totals} />;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {parts.map(({ key, label, unit }) => (
          <div key={key} className="flex items-baseline gap-1">
            <dt className="text-muted">{label}</dt>
            <dd className={check.within[key] ? undefined : 'font-semibold text-warning'}>
              <strong className="font-semibold">{numberText(Math.round(check.actual[key]))}</strong>{' '}
              {ofTargetText(check, key)} {unit}
              {check.within[key] ? null : <span className="sr-only"> (outside the target)</span>}
            </dd>
          </div>
        ))}
      </dl>
      <WithinTarget holds={check.holds} />
    </div>
  );
}

export function WithinTarget({ holds }: { holds: boolean }) {
  return holds ? (
    <Badge tone="accent">
      <CheckIcon className="-ms-1" />
      Within target
    </Badge>
  ) : (
    <Badge tone="warning">
      <WarningIcon className="-ms-1" />
      Outside target
    </Badge>
  );
}
