const DAY_MS = 86_400_000;

/** A plan that ends within this many days is listed before it starts over. */
const MAX_DAYS_LEFT = 3;

const NEWS_FOR_MS = 7 * DAY_MS;

/** The facts about one of a trainer's customers. */
export type CoachedCustomer = {
  id: string;
  name: string | null;
  email: string;
  firstAssignedAt: string;
  beganBy: 'invitation' | 'admin';
  /** Their current or upcoming plan. It starts over after its last day, unless another takes its place. */
  plan: { status: 'upcoming' | 'active' | 'past'; startsOn: string; days: number } | null;
  nextPlan: object | null;
  /** The time at which they deleted their plan. */
  planRemovedAt: string | null;
};

type Need =
  | { kind: 'removed'; at: string }
  | { kind: 'ending'; daysLeft: number }
  | { kind: 'accepted'; at: string; hasPlan: boolean }
  | { kind: 'no-plan' };

export type CustomerInNeed = Pick<CoachedCustomer, 'id' | 'name' | 'email'> & { need: Need };

const URGENCY: readonly Need['kind'][] = ['removed', 'ending', 'accepted', 'no-plan'];

/** Selects customers who need something from the trainer or have just accepted an invitation, most urgent first. */
export function customersInNeed(
  customers: readonly CoachedCustomer[],
  today: string,
  now: Date,
): CustomerInNeed[] {
  return customers
    .flatMap((customer) => {
      const { id, name, email } = customer;
      const need = needOf(customer, today, now);
      return need ? [{ id, name, email, need }] : [];
    })
    .sort((one, other) => URGENCY.indexOf(one.need.kind) - URGENCY.indexOf(other.need.kind));
}

function needOf(customer: CoachedCustomer, today: string, now: Date): Need | null {
  const { plan, nextPlan, planRemovedAt, firstAssignedAt, beganBy } = customer;
  const hasPlan = plan !== null || nextPlan !== null;
  if (planRemovedAt && !hasPlan) return { kind: 'removed', at: planRemovedAt };
  const daysLeft = plan?.status === 'active' ? plan.days - 1 - daysBetween(plan.startsOn, today) : null;
  const isEnding = daysLeft !== null && daysLeft >= 0 && daysLeft <= MAX_DAYS_LEFT;
  if (isEnding && !nextPlan) return { kind: 'ending', daysLeft };
  const isNews = now.getTime() - Date.parse(firstAssignedAt) < NEWS_FOR_MS;
  if (beganBy === 'invitation' && isNews) return { kind: 'accepted', at: firstAssignedAt, hasPlan };
  return hasPlan ? null : { kind: 'no-plan' };
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
