/** Selects the plan that a customer followed on a date, as `PlanOnDate`. It is the last one that had begun. */
export const planOn = ({ customer, date }: { customer: string; date: string }): string => `
  select p.id, p.plan_name as "planName", p.starts_on::text as "startsOn", p.plan
  from personalized_meal_plans p
  where p.customer_id = ${customer} and p.starts_on <= ${date}::date and (p.ends_on is null or p.ends_on > ${date}::date)
  order by p.starts_on desc, p.assigned_at desc, p.id desc limit 1`;

/**
 * Selects the targets of a customer's plans in a span of days, as `PlanTargets`, in the order in which the plans began.
 * A plan that was removed counts on the days on which it ran.
 */
export const targetsBetween = ({
  customer,
  from,
  to,
}: {
  customer: string;
  from: string;
  to: string;
}): string => `
  select p.plan_name as "planName", p.starts_on::text as "startsOn", p.ends_on::text as "endsOn", p.targets
  from (
    select h.id, h.plan_name, h.starts_on, h.ends_on, h.assigned_at, h.plan -> 'targets' as targets
    from personalized_meal_plans h where h.customer_id = ${customer}
    union all
    select r.id, r.plan_name, r.starts_on, r.ends_on, r.assigned_at, r.targets
    from removed_plan_targets r where r.customer_id = ${customer}
  ) as p
  where p.starts_on <= ${to}::date and (p.ends_on is null or p.ends_on > ${from}::date)
  order by p.starts_on, p.assigned_at, p.id`;
