export const PLAN_STATUSES = ['upcoming', 'active', 'past'] as const;

export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** A customer follows a plan from its first day until another replaces it. */
interface Run {
  startsOn: string;
  endsOn: string | null;
}

/** The status on that date in the customer's time zone. A plan may end before it began if another was assigned from an earlier day. */
export function statusOn({ startsOn, endsOn }: Run, date: string): PlanStatus {
  if (endsOn !== null && (endsOn <= date || endsOn <= startsOn)) return 'past';
  return startsOn <= date ? 'active' : 'upcoming';
}
