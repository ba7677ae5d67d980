import { moment, RowShape } from '../../platform/database/row-shape.js';
import { lastVisitOf } from '../auth/index.js';
import { brokenRestrictions } from '../foods/index.js';
import { heldPlanJson, isHeld, startsOverWithin } from '../meal-plans/index.js';
import { lastWeighInOf } from '../progress/index.js';
import { coachingsOf, pictureAddressIn } from '../users/index.js';
import type { OwnCustomerResponse } from './dto/own-customer.response.js';
import { MAX_DAYS_LEFT, MAX_QUIET_DAYS } from './needs.js';

/** A customer as the statement returns them. The program adds whatever follows from these columns. */
export type OwnCustomer = Omit<
  OwnCustomerResponse,
  'hasMealPlan' | 'activePlan' | 'hasRecipe' | 'assignedBy' | 'isFixed'
>;

const PLAN = { plan: 'p', today: 'k.today' };

/** The customers of a trainer, each with the date where they live. */
const COACHED = `
  select u.id, u.email, u.name, ${pictureAddressIn('u')} as picture, u.is_open, c.since, c.began_by, u.time_zone,
    date_in(u.time_zone) as today
  from ${coachingsOf(':trainer')} c join people u on u.id = c.customer_id
  where (not :assignable or u.is_open)`;

/** The current and upcoming plans of a customer, the earliest first, and whether the only one is about to start over. */
const PLANS = `
  select array_agg(${heldPlanJson({ ...PLAN, trainer: ':trainer' })} order by p.starts_on, p.id) as plans,
    count(*) = 1 and bool_or(${startsOverWithin(PLAN, MAX_DAYS_LEFT)}) as is_ending
  from held_plans p where p.customer_id = k.id and ${isHeld(PLAN)}`;

/** The restrictions that a current or upcoming plan breaks. */
const BROKEN = `
  select array_agg(distinct broken.restriction order by broken.restriction) as restrictions
  from shared_restrictions r
    join held_plans p on p.customer_id = r.customer_id and ${isHeld(PLAN)}
    cross join lateral (${brokenRestrictions({ profile: 'r', contents: 'p.contents' })}) as broken
  where r.customer_id = k.id`;

/** When a customer without a plan deleted the last one. */
const REMOVED = `
  select removed.at from (
    select a.at, a.actor_id, a.action from audit_trail a
    where h.plans is null and a.subject_type = 'user' and a.subject_id = k.id
      and a.action in ('plan.assigned', 'plan.withdrawn', 'plan.deleted')
      and coalesce((a.details ->> 'wasHeld')::boolean, true)
    order by a.at desc, a.id desc limit 1
  ) as removed where removed.action = 'plan.deleted' and removed.actor_id = k.id`;

/** The units in the trainer's profile; null until they are chosen. */
const OWN_UNITS = '(select units from chosen_units where user_id = :trainer)';

const dayOf = (moment: string): string => `date_in(k.time_zone, ${moment})`;

/** Days are counted where the customer lives, as the days of weigh-ins are. */
const isQuiet = (lastDay: string): string =>
  `coalesce(${lastDay}, ${dayOf('k.since')}) < k.today - ${MAX_QUIET_DAYS}`;

/** The reasons in the order of their urgency. Nothing is needed for an account that is closed. */
const NEEDS = `
  array_remove(array[
    case when b.restrictions is not null then 'breaks-restrictions' end,
    case when h.plans is null then 'no-plan' end,
    case when h.is_ending then 'plan-ending' end,
    case when shares.health_data and ${isQuiet('w.day')} then 'no-weigh-in' end,
    case when ${isQuiet(dayOf('v.at'))} then 'not-seen' end], null)`;

/** Everything that a list shows of each customer of a trainer, with one look at each table. */
export const OWN_CUSTOMERS = `
  select k.*, h.plans, coalesce(b.restrictions, '{}') as broken, w.day as weighed_on, v.at as seen_at,
    case when w.day is not null then json_build_object(
      'day', w.day, 'weight', w.weight, 'change', w.change, 'units', w.units) end as weigh_in,
    (${REMOVED}) as removed_at, case when k.is_open then ${NEEDS} else '{}' end as needs
  from (${COACHED}) as k
    cross join lateral (${PLANS}) as h
    cross join lateral (${BROKEN}) as b
    cross join lateral (select exists (select from health_sharing s where s.customer_id = k.id) as health_data) as shares
    left join lateral (${lastWeighInOf({ customer: 'k.id', units: OWN_UNITS })}) as w on true
    cross join lateral (select ${lastVisitOf('k.id')} as at) as v`;

/** The list shows this of each customer. */
export const OWN_CUSTOMER = new RowShape<OwnCustomer>({
  id: 'o.id',
  email: 'o.email',
  name: 'o.name',
  profilePicture: 'o.picture',
  plan: 'o.plans[1]',
  nextPlan: 'o.plans[2]',
  planRemovedAt: moment('o.removed_at'),
  isClosed: 'not o.is_open',
  firstAssignedAt: moment('o.since'),
  beganBy: 'o.began_by',
  lastWeighIn: 'o.weigh_in',
  lastSeenAt: moment('o.seen_at'),
  needs: 'o.needs',
  brokenRestrictions: 'o.broken',
});
