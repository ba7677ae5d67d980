export const PLAN_STATUSES = ['upcoming', 'active', 'past'] as const;

export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** A customer follows a plan from its first day up to the day on which another takes over. */
interface Run {
  startsOn: string;
  endsOn: string | null;
}

/** The status on that date in the customer's time zone. A plan may end before it began if another was assigned from an earlier day. */
export function statusOn({ startsOn, endsOn }: Run, date: string): PlanStatus {
  if (endsOn !== null && (endsOn <= date || endsOn <= startsOn)) return 'past';
  return startsOn <= date ? 'active' : 'upcoming';
}

/** The same in a statement, for the plan `p` and the account `u` of its customer. */
export const STATUS = `case
  when p.ends_on <= greatest(p.starts_on, date_in(u.time_zone)) then 'past'
  when p.starts_on <= date_in(u.time_zone) then 'active' else 'upcoming' end`;

/** Whether it is one of those that are followed or to come. */
export const IS_HELD = `(p.ends_on is null or p.ends_on > greatest(p.starts_on, date_in(u.time_zone)))`;
