export const PLAN_STATUSES = ['upcoming', 'active', 'past'] as const;

export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** When a customer follows a plan: from its first day, and up to the day on which another takes over. */
interface Run {
  startsOn: string;
  endsOn: string | null;
}

/** On that date where the customer is. A plan may end before it began: something else was assigned from an earlier day. */
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
