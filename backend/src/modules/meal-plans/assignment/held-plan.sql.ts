import { isNotPastOn, planStatusOn } from './plan-status.sql.js';

interface Names {
  /** A row of `held_plans`. */
  plan: string;
  /** The date where the customer lives. */
  today: string;
}

/** The plan's day number today; null before it starts. */
const dayOf = ({ plan, today }: Names): string =>
  `case when ${plan}.starts_on <= ${today} then (${today} - ${plan}.starts_on) % ${plan}.total_days + 1 end`;

/** The number of days that are left of the first run through the plan. It is negative once the plan has started over. */
const daysLeftOf = ({ plan, today }: Names): string =>
  `(${plan}.total_days - 1 - (${today} - ${plan}.starts_on))`;

/** A condition which says that the customer follows the plan and that it starts over within so many days. */
export const startsOverWithin = ({ plan, today }: Names, days: number): string =>
  `(${plan}.starts_on <= ${today} and ${daysLeftOf({ plan, today })} between 0 and ${days})`;

/** A condition which says that the customer follows the plan or will follow it. */
export const isHeld: (names: Names) => string = isNotPastOn;

/** Lets the database write a plan as trainers see it in lists. Its shape is that of `CurrentPlanResponse`. */
export const heldPlanJson = ({ plan: p, today, trainer }: Names & { trainer: string }): string => `
  json_build_object('status', ${planStatusOn({ plan: p, today })}, 'startsOn', ${p}.starts_on, 'endsOn', ${p}.ends_on,
    'id', ${p}.id, 'planName', ${p}.plan_name, 'savedPlanId', ${p}.saved_plan_id,
    'day', ${dayOf({ plan: p, today })}, 'days', ${p}.total_days,
    'replaces', (select earlier.plan_name from held_plans earlier
      where earlier.replaced_by = ${p}.id order by earlier.starts_on, earlier.id limit 1),
    'isOwn', ${p}.saved_by is not distinct from ${trainer}::uuid,
    'canWithdraw', ${p}.trainer_id = ${trainer} or ${p}.saved_by is not distinct from ${trainer}::uuid)`;
