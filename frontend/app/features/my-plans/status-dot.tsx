import { dateInWords } from '~/features/meal-plans/plan-dates';
import type { PlanRun } from '~/features/meal-plans/plan-run';

const colors = { active: 'fill-accent', upcoming: 'fill-info', past: 'fill-muted' };

/** Shows whether a plan is current, upcoming, or past. */
export function StatusDot({ run: { status, startsOn } }: { run: PlanRun }) {
  const texts = { active: 'Active', upcoming: `Starts ${dateInWords(startsOn)}`, past: 'Past' };
  return (
    <span className="inline-flex items-center gap-2 text-sm">
      <svg viewBox="0 0 8 8" className="size-2" aria-hidden="true">
        <circle cx="4" cy="4" r="4" className={colors[status]} />
      </svg>
      {texts[status]}
    </span>
  );
}
