import { dateOfDay } from '~/features/meal-plans/shown-days';
import { ButtonLink, LinkTabs, RelativeTime } from '~/ui';
import { PlansIcon, PrintIcon } from '~/ui/icons';
import { ActiveDot } from './active-dot';
import { calendarPath, exportPath, planPath, prepPath } from './my-plan-paths';
import type { HeldPlan } from './my-plan-words';

type Assigned = Pick<HeldPlan, 'isActive' | 'assignedAt' | 'assignedBy' | 'startsOn' | 'today'> & {
  days: number;
};

/** What it is, whether it is followed, since when and by whose doing. */
export function PlanAssigned({ plan, timeZone }: { plan: Assigned; timeZone: string | null }) {
  const { isActive, assignedAt, assignedBy, startsOn, today, days } = plan;
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p>
        Detailed view of the {days}-day meal plan assigned to you, with nutrition breakdown and daily meal
        schedule.
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ActiveDot isActive={isActive} />
        <span>
          Assigned <RelativeTime value={assignedAt} timeZone={timeZone} />
          {assignedBy ? ` by ${assignedBy}` : ''}
        </span>
        {isActive && today === null ? <span>Begins on {dateOfDay(startsOn, 1)}</span> : null}
        {today === null ? null : <span>Today is day {today}</span>}
      </p>
    </div>
  );
}

export function PlanLinks({ id }: { id: string }) {
  return (
    <>
      <ButtonLink to={exportPath(id)} icon={PrintIcon}>
        Export PDF
      </ButtonLink>
      <ButtonLink to={calendarPath(id)} reloadDocument icon={PlansIcon}>
        Add to calendar
      </ButtonLink>
    </>
  );
}

export function PlanTabs({ id, current }: { id: string; current: 'schedule' | 'prep' }) {
  return (
    <LinkTabs
      label="Meal plan"
      replace
      tabs={[
        { label: 'Meal Schedule', to: planPath(id), current: current === 'schedule' },
        { label: 'Meal Prep Guide', to: prepPath(id, 1), current: current === 'prep' },
      ]}
    />
  );
}
