import { addDays, dateInWords } from '~/features/meal-plans/plan-dates';
import { myPlanPath, prepPath } from '~/paths/my-plans';
import { calendarPath, exportPath } from '~/paths/plan-export';
import { ButtonLink, LinkTabs, RelativeTime } from '~/ui';
import { PlansIcon, PrintIcon } from '~/ui/icons';
import type { AssignedPlan } from './my-plan-words';
import { StatusDot } from './status-dot';
import { TrainersNote } from './trainers-note';

type Assigned = Pick<
  AssignedPlan,
  'status' | 'assignedAt' | 'assignedBy' | 'notes' | 'startsOn' | 'endsOn' | 'today'
> & {
  days: number;
};

/** The facts about an assigned plan: its status, its dates, and who assigned it. */
export function PlanAssigned({ plan, timeZone }: { plan: Assigned; timeZone: string | null }) {
  const { status, assignedAt, assignedBy, notes, endsOn, today, days } = plan;
  const facts = (
    <div className="grid gap-1 text-sm text-muted">
      <p>
        Detailed view of the {days}-day meal plan assigned to you, with nutrition breakdown and daily meal
        schedule.
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusDot run={plan} />
        <span>
          Assigned <RelativeTime value={assignedAt} timeZone={timeZone} />
          {assignedBy ? ` by ${assignedBy}` : ''}
        </span>
        {today === null ? null : <span>Today is day {today}</span>}
        {status !== 'past' && endsOn ? (
          <span>Last day: {dateInWords(addDays(endsOn, -1))}, then your next plan starts</span>
        ) : null}
      </p>
    </div>
  );
  if (!notes) return facts;
  return (
    <>
      {facts}
      <TrainersNote notes={notes} />
    </>
  );
}

export function PlanLinks({ id }: { id: string }) {
  return (
    // Icons are hidden on a phone, so that the buttons fit on one line.
    <div className="flex flex-wrap gap-2 max-sm:[&_svg]:hidden">
      <ButtonLink to={exportPath(id, myPlanPath(id))} icon={PrintIcon}>
        Export PDF
      </ButtonLink>
      <ButtonLink to={calendarPath(id)} reloadDocument icon={PlansIcon}>
        Add to calendar
      </ButtonLink>
    </div>
  );
}

export function PlanTabs({ id, current }: { id: string; current: 'schedule' | 'prep' }) {
  return (
    <LinkTabs
      label="Meal plan"
      replace
      tabs={[
        { label: 'Meal Schedule', to: myPlanPath(id), current: current === 'schedule' },
        { label: 'Meal Prep Guide', to: prepPath(id, 1), current: current === 'prep' },
      ]}
    />
  );
}
